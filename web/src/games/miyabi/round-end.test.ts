import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import type { Public } from "../../gen/miyabi/Public";
import middle from "./fixtures/middle.json";
import { endedRound } from "./round-end.svelte";

const at = (round: number): Public => ({ ...(middle.view.public as unknown as Public), round });
const ended: Event = { event: "round-ended", round: 2, left_over: {} };

describe("the end of a round", () => {
  it("is a moment of its own once the next round has begun", () => {
    expect(endedRound([ended], at(3))).toBe(2);
  });
  it("is none while nothing has ended, nor at the end of the game", () => {
    expect(endedRound([], at(3))).toBeNull();
    expect(endedRound([ended], at(2))).toBeNull();
  });
});
