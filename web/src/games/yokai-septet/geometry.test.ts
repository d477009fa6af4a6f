import { describe, expect, test } from "vitest";
import { duelRows, fan, RATIO, step, TARGET } from "./geometry";

describe("a hand", () => {
  for (const width of [312, 344, 374, 752, 900, 1256]) {
    for (const count of [1, 11, 12, 14, 16]) {
      test(`of ${count} fits into ${width} px and leaves every card a target's width`, () => {
        const { spots, height } = fan(count, width, 62);
        expect(spots).toHaveLength(count);
        spots.forEach((spot, i) => {
          expect(spot.x).toBeGreaterThan(-0.01);
          expect(spot.x + 62).toBeLessThanOrEqual(width + 0.01);
          expect(spot.y + 62 * RATIO).toBeLessThanOrEqual(height + 0.01);
          const next = spots[i + 1];
          if (next?.row === spot.row) expect(next.x - spot.x).toBeGreaterThanOrEqual(TARGET - 0.01);
          if (next && next.row > spot.row) expect(next.y - spot.y).toBeGreaterThanOrEqual(TARGET);
        });
      });
    }
  }
});

describe("the rows of a duel", () => {
  test("let each card above lie midway between the two that it covers", () => {
    const { spots, up } = duelRows(360, 64);
    up.forEach((spot, i) => expect(spot.x).toBeCloseTo((spots[i]!.x + spots[i + 1]!.x) / 2));
  });

  test("fit into a narrow phone", () => {
    const { spots, card } = duelRows(324, 60);
    expect(spots[0]!.x).toBeGreaterThanOrEqual(0);
    expect(spots[6]!.x + card).toBeLessThanOrEqual(324);
    expect(card).toBeGreaterThanOrEqual(TARGET);
  });
});

describe("arrow keys", () => {
  const { spots } = fan(14, 344, 62);

  test("go along the cards and stop at the ends", () => {
    expect(step(spots, 3, "ArrowRight")).toBe(4);
    expect(step(spots, 0, "ArrowLeft")).toBeNull();
    expect(step(spots, 13, "ArrowRight")).toBeNull();
    expect(step(spots, 5, "End")).toBe(13);
  });

  test("go to the nearest card of the next row", () => {
    expect(step(spots, 2, "ArrowDown")).toBe(9);
    expect(step(spots, 9, "ArrowUp")).toBe(2);
    expect(step(spots, 2, "ArrowUp")).toBeNull();
  });

  test("leave other keys alone", () => {
    expect(step(spots, 2, "Enter")).toBeNull();
  });
});
