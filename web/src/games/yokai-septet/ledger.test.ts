import { expect, test } from "vitest";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Standing } from "../../gen/yokai-septet/Standing";
import end3 from "./fixtures/end3.json";
import end4 from "./fixtures/end4.json";
import end7 from "./fixtures/end7.json";
import { ledger, totals } from "./ledger";

const side = (seats: number[]): Standing => ({ seats, points: 0, seals: [], tricks: 0, bosses: [] });
const ended = (round: number, winners: number[], points: number): Event => ({
  event: "round-ended",
  round,
  end: { reason: "bosses", winners, bosses: ["F7"], points },
});

test("each round is a line with its trump, and the lines add up", () => {
  const sides = [side([0, 2]), side([1, 3])];
  const events: Event[] = [
    { event: "dealt", round: 1, trump: "F6" },
    ended(1, [1, 3], 3),
    { event: "dealt", round: 2, trump: "S13" },
    ended(2, [0, 2], 2),
  ];
  const lines = ledger(events, sides);
  expect(lines.map(({ round, trump, gains }) => ({ round, trump, gains }))).toEqual([
    { round: 1, trump: "F", gains: [0, 3] },
    { round: 2, trump: "S", gains: [2, 0] },
  ]);
  expect(totals(lines, sides)).toEqual([2, 3]);
});

test("after greed with three both others gain", () => {
  const sides = [side([0]), side([1]), side([2])];
  expect(ledger([ended(1, [0, 2], 3)], sides)[0]?.gains).toEqual([3, 0, 3]);
});

test("each seal is a line, with the trump that was set in play", () => {
  const sides = [side([0, 2]), side([1, 3])];
  const events: Event[] = [
    { event: "dealt", round: 4 },
    { event: "trump-set", suit: "D" },
    { event: "sealed", seats: [1, 3], suit: "C", seals: 2 },
  ];
  expect(ledger(events, sides)).toMatchObject([{ round: 4, trump: "D", sealed: "C", gains: [0, 1] }]);
});

for (const [name, { view, events, outcome }] of Object.entries({ end3, end4, end7 })) {
  test(`the lines of a whole game add up to its scores (${name})`, () => {
    const sides = view.public.sides as Standing[];
    const sums = totals(ledger(events as Event[], sides), sides);
    sides.forEach(({ seats }, i) => seats.forEach((seat) => expect(sums[i]).toBe(outcome.scores[seat])));
  });
}
