import { expect, test } from "vitest";
import { placeOf, playedBy } from "./seats";

test("with four the partner sits opposite and the next to play on the left", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 3, 4))).toEqual(["left", "top", "right", "bottom"]);
});

test("with three the others sit left and right, with two opposite", () => {
  expect([0, 1, 2].map((seat) => placeOf(seat, 1, 3))).toEqual(["right", "bottom", "left"]);
  expect(placeOf(0, 1, 2)).toBe("top");
});

test("a trick goes round from its leader", () => {
  expect([0, 1, 2, 3].map((i) => playedBy(2, i, 4))).toEqual([2, 3, 0, 1]);
});
