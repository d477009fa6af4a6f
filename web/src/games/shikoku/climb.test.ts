import { expect, test } from "vitest";
import type { Event } from "../../gen/shikoku/Event";
import { ranks, spread, stages } from "./climb";

const events: Event[] = [
  { event: "dealt", line: [], deck: 21 },
  { event: "climbed", seat: 0, card: 1, from: 1, to: 4 },
  { event: "climbed", seat: 1, card: 2, from: 1, to: 2 },
  { event: "played", seat: 0, card: 5 },
  { event: "played", seat: 1, card: 9 },
  { event: "climbed", seat: 0, card: 5, from: 4, to: 10 },
  { event: "stayed-put", seat: 1, card: 9 },
  { event: "rotated", seat: 0, card: 5, order: [1, 0] },
  { event: "took", seat: 1, card: 1 },
  { event: "played", seat: 1, card: 3 },
  { event: "played", seat: 0, card: 8 },
  { event: "climbed", seat: 1, card: 3, from: 2, to: 7 },
  { event: "stayed-put", seat: 0, card: 8 },
];

test("every round is one stage of each climb, the set-up being round 0", () => {
  const [first, second] = stages(events, 2);
  expect(first!.map(({ round, step, gain }) => [round, step, gain])).toEqual([
    [0, 4, 3],
    [1, 10, 6],
    [2, 10, 0],
  ]);
  expect(second!.map(({ round, step, gain }) => [round, step, gain])).toEqual([
    [0, 2, 1],
    [1, 2, 0],
    [2, 7, 5],
  ]);
});

test("seats on the same step share a rank from both ends", () => {
  expect(ranks([33, 30, 30, 12])).toEqual([
    { fromTop: 1, fromBottom: 3 },
    { fromTop: 2, fromBottom: 2 },
    { fromTop: 2, fromBottom: 2 },
    { fromTop: 3, fromBottom: 1 },
  ]);
});

test("heights are moved apart, in order and within limits", () => {
  expect(spread([10, 10, 50], 20, 0, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 95, 95], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(spread([5, 60], 20, 0, 100)).toEqual([5, 60]);
});
