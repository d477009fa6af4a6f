import { expect, test } from "vitest";
import { step } from "./roving";

test("arrow keys move by one and stop at the ends", () => {
  expect(step("ArrowRight", 0, 3)).toBe(1);
  expect(step("ArrowRight", 2, 3)).toBe(2);
  expect(step("ArrowLeft", 2, 3)).toBe(1);
  expect(step("ArrowLeft", 0, 3)).toBe(0);
});

test("Home and End go to the ends", () => {
  expect(step("Home", 2, 3)).toBe(0);
  expect(step("End", 0, 3)).toBe(2);
});

test("other keys, and rows without buttons, move nowhere", () => {
  expect(step("a", 0, 3)).toBeNull();
  expect(step("ArrowRight", 0, 0)).toBeNull();
});
