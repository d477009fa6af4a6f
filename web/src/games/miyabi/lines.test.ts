import { describe, expect, it } from "vitest";
import { acrossLines } from "./lines";

/** Two groups share the first line, the third is below them: 0 1 | 2 3, then 4 5. */
const box = (x: number, y: number, height = 40) => ({ x, y, width: 40, height });
const boxes = [box(0, 0), box(50, 0), box(120, 0, 60), box(170, 0, 60), box(0, 70), box(50, 70)];

describe("the arrows up and down", () => {
  it("lead to the next line, to what is nearest there", () => {
    expect([0, 1, 2, 3].map((at) => acrossLines(boxes, at, "down"))).toEqual([4, 5, 5, 5]);
    expect([4, 5].map((at) => acrossLines(boxes, at, "up"))).toEqual([0, 1]);
  });

  it("lead nowhere beyond the first and last line", () => {
    expect(acrossLines(boxes, 2, "up")).toBeNull();
    expect(acrossLines(boxes, 4, "down")).toBeNull();
  });
});
