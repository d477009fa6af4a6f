import { expect, test } from "vitest";
import { RATIO, TARGET } from "./geometry";
import { acrossOf, duelCard, handAlone, handIn } from "./sizes";

test("a hand takes less than half of any room", () => {
  for (const [width, height] of [
    [344, 520],
    [374, 720],
    [828, 330],
    [624, 290],
    [750, 920],
    [910, 640],
    [1430, 900],
  ] as const) {
    for (const count of [1, 12, 14, 16]) {
      const hand = handIn({ width, height }, count, false);
      const share = acrossOf({ width, height }) === "beside" ? 0.7 : 0.45;
      expect(hand.height, `${count} cards in ${width} × ${height}`).toBeLessThan(height * share);
      expect(hand.card).toBeGreaterThanOrEqual(TARGET);
    }
  }
});

test("a hand by itself is larger, and fits with what is above it", () => {
  for (const [width, height] of [
    [344, 580],
    [374, 780],
    [828, 330],
    [624, 290],
  ] as const) {
    for (const count of [1, 7, 12, 16]) {
      const hand = handAlone({ width, height }, count, 44);
      expect(hand.height, `${count} cards in ${width} × ${height}`).toBeLessThanOrEqual(height - 80);
      const below = handAlone({ width, height }, count, 90);
      expect(below.height, `${count} cards below a tray`).toBeLessThanOrEqual(height - 126);
      expect(hand.card).toBeGreaterThan(handIn({ width, height }, count, false).card);
    }
  }
});

test("a large room has large cards", () => {
  expect(handIn({ width: 1430, height: 900 }, 12, false).card).toBeGreaterThan(120);
});

test("the rows of a duel and a trick fit onto a mat", () => {
  for (const [width, height] of [
    [332, 264],
    [390, 240],
    [700, 420],
  ] as const) {
    const card = duelCard({ width, height });
    expect(card * 7).toBeLessThanOrEqual(width);
    expect(2 * card * RATIO * 1.42 + card * RATIO).toBeLessThanOrEqual(height);
  }
});
