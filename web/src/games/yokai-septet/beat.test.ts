import { expect, test } from "vitest";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Public } from "../../gen/yokai-septet/Public";
import { endOfRound } from "./beat";
import between from "./fixtures/between4.json";
import dealt from "./fixtures/pass4.json";

const after = between.view.public as unknown as Public;
const events = between.events as unknown as Event[];
const last = after.tricks.at(-1)!;
/** Before the last card of the round. */
const before: Public = {
  ...after,
  stage: "play",
  round_end: null,
  tricks: [...after.tricks.slice(0, -1), { leader: last.leader, cards: last.cards.slice(0, -1) }],
  sides: after.sides.map((side) => ({
    ...side,
    points: 0,
    tricks: side.seats.includes(last.winner!) ? side.tricks - 1 : side.tricks,
  })),
};
const next: Public = { ...(dealt.view.public as unknown as Public), round: 2, sides: after.sides };

test("the trick that ends a round is shown though the next round is dealt", () => {
  const shown = endOfRound(before, [...events, { event: "dealt", round: 2 }], next)!;
  expect(shown.tricks).toEqual(after.tricks);
  expect(shown.round_end).toEqual(after.round_end);
  expect(shown.round).toBe(1);
  expect(shown.sides).toEqual(after.sides);
});

test("there is nothing to add where the view still has the round", () => {
  expect(endOfRound(before, events, after)).toBeNull();
  expect(endOfRound(before, [{ event: "chose", seat: 1 }], next)).toBeNull();
});
