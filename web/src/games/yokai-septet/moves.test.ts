import { expect, test } from "vitest";
import type { Choose } from "../../gen/yokai-septet/Choose";
import fixture from "./fixtures/pass7.json";
import { chosen, nextEmpty, ordered, read, toggle } from "./moves";

const toPartner: Choose = { count: 3, from: ["WA", "E7", "L10", "S13"], to: [2, 2, 2] };
const toEach: Choose = { count: 3, from: ["WA", "E7", "L10", "S13"], to: [1, 2, 3] };

test("moves are read as the notation writes them", () => {
  expect(read("F9")).toEqual({ kind: "play", card: "F9" });
  expect(read("discard C4")).toEqual({ kind: "discard", card: "C4" });
  expect(read("pass W2 E7 S13")).toEqual({ kind: "pass", cards: ["W2", "E7", "S13"] });
});

test("cards for one receiver are written in deck order, whatever order they were chosen in", () => {
  expect(chosen(toPartner, ["S13", "WA", "L10"])).toBe("pass WA L10 S13");
});

test("cards for several receivers keep their places", () => {
  expect(ordered(toEach)).toBe(true);
  expect(chosen(toEach, ["S13", "WA", "L10"])).toBe("pass S13 WA L10");
});

test("a card for nobody is discarded", () => {
  expect(chosen({ count: 1, from: ["C4"], to: [] }, ["C4"])).toBe("discard C4");
});

test("a view that leaves its moves out says which cards to choose from: 14 × 13 × 12 ways", () => {
  const { moves, private: mine } = fixture.view;
  const choose = mine.choose as Choose;
  const made = new Set<string>();
  for (const a of choose.from)
    for (const b of choose.from)
      for (const c of choose.from) if (new Set([a, b, c]).size === 3) made.add(chosen(choose, [a, b, c]));
  expect(moves).toEqual([]);
  expect(made.size).toBe(2184);
});

test("choosing a card fills the slot, and choosing it again empties it", () => {
  const once = toggle([null, null, null], "F9", 1);
  expect(once).toEqual([null, "F9", null]);
  expect(toggle(once, "F9", 0)).toEqual([null, null, null]);
});

test("the next card goes to the first empty slot from the wanted one on, and around", () => {
  expect(nextEmpty(["F9", null, null], 2)).toBe(2);
  expect(nextEmpty([null, "F9", "S13"], 2)).toBe(0);
  expect(nextEmpty(["WA", "F9", "S13"], 0)).toBeNull();
});
