import { expect, test } from "vitest";
import { mover, slots, standing } from "./line";

const line = [
  { card: 4, seat: 2 },
  { card: 17, seat: 0 },
  { card: 30, seat: 1 },
];

test("a card stands between the lower and the higher ones", () => {
  expect(standing(line, 1)).toEqual({ lower: 0, higher: 3 });
  expect(standing(line, 18)).toEqual({ lower: 2, higher: 1 });
  expect(standing([], 18)).toEqual({ lower: 0, higher: 0 });
});

test("an imagined card is shown at its place", () => {
  const shown = slots(line, { card: 20, seat: 3 });
  expect(shown.map((slot) => slot.card)).toEqual([4, 17, 20, 30]);
  expect(shown.map((slot) => slot.imagined)).toEqual([false, false, true, false]);
  expect(slots(line, null)).toHaveLength(3);
});

test("the mover is the seat whose turn it is", () => {
  expect(mover({ move: [5] })).toBe(5);
  expect(mover("chance")).toBeNull();
  expect(mover("over")).toBeNull();
});
