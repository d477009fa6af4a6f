import { expect, test } from "vitest";
import { lightOf } from "./spotlight";

test("a climb lights up its steps, its pilgrim and its card", () => {
  const light = lightOf({ event: "climbed", seat: 2, card: 17, from: 5, to: 11 });
  expect(light).toEqual({ seat: 2, climb: { from: 5, to: 11 }, card: 17 });
});

test("who stayed put stands out without a climb", () => {
  expect(lightOf({ event: "stayed-put", seat: 1, card: 4 })).toEqual({ seat: 1, climb: null, card: 4 });
});

test("nothing to point out leaves the board as it is", () => {
  const dark = { seat: null, climb: null, card: null };
  expect(lightOf(null)).toEqual(dark);
  expect(lightOf({ event: "drew", seat: 0, left: 3 })).toEqual(dark);
});
