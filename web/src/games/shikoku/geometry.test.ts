import { describe, expect, test } from "vitest";
import { feet, halfWidth, lane, level, numbered, stairs, STATURE, STEPS, unevenness } from "./geometry";

const frames = [
  { width: 328, height: 420 },
  { width: 420, height: 660 },
  { width: 560, height: 760 },
];

describe.each(frames)("a picture of $width by $height", (frame) => {
  test.each([3, 4, 5, 6, 7, 8])("has room for %i pilgrims side by side on every step", (seats) => {
    const s = stairs(frame, seats);
    for (let step = 1; step <= STEPS; step++) {
      for (let seat = 1; seat < seats; seat++) {
        const gap = feet(s, step, seat).x - feet(s, step, seat - 1).x;
        expect(gap).toBeGreaterThanOrEqual(s.figure);
      }
      expect(lane(s, step, 0).left).toBeGreaterThanOrEqual(0);
      expect(lane(s, step, seats - 1).right).toBeLessThanOrEqual(frame.width);
    }
  });

  test("keeps a pilgrim on the top step inside the picture", () => {
    const s = stairs(frame, 3);
    expect(level(s, STEPS) - s.figure * STATURE).toBeGreaterThan(0);
  });

  test("has steps of equal height that narrow upwards", () => {
    const s = stairs(frame, 5);
    for (let step = 2; step <= STEPS; step++) {
      expect(level(s, step - 1) - level(s, step)).toBeCloseTo(s.rise);
      expect(halfWidth(s, level(s, step))).toBeLessThan(halfWidth(s, level(s, step - 1)));
    }
    expect(level(s, STEPS)).toBeCloseTo(s.summit);
  });

  test("writes numbers that do not touch", () => {
    const s = stairs(frame, 5);
    const steps = numbered(s, 11);
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(STEPS);
    for (const [i, step] of steps.slice(1).entries())
      expect((step - steps[i]!) * s.rise).toBeGreaterThanOrEqual(11);
  });
});

test("three pilgrims stand together in the middle", () => {
  const s = stairs({ width: 900, height: 700 }, 3);
  expect(feet(s, 5, 1).x).toBeCloseTo(450);
  expect(feet(s, 5, 2).x - feet(s, 5, 1).x).toBeCloseTo(s.figure * 2);
});

test("unevenness is from 0 to 1, and the same every time", () => {
  for (let seed = 0; seed < 200; seed++) {
    expect(unevenness(seed)).toBeGreaterThanOrEqual(0);
    expect(unevenness(seed)).toBeLessThan(1);
    expect(unevenness(seed)).toBe(unevenness(seed));
  }
});
