import { expect, test } from "vitest";
import { around, brush } from "./brush";

test("a straight stroke is as wide as the brush", () => {
  const path = brush([0, 10, 4], [10, 10, 4]);
  const ys = [...path.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBe(8);
  expect(Math.max(...ys)).toBe(12);
});

test("turning goes about the middle", () => {
  expect(around("M50 0", 4)).toBe("M50 0M100 50M50 100M0 50");
});
