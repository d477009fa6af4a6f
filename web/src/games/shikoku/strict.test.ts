import { expect, it } from "vitest";
import type { Public } from "../../gen/shikoku/Public";
import five from "./fixtures/five.json";
import play from "./fixtures/play.json";
import { unaided } from "./strict";

it("shows how many cards are held, and not which of them were taken", () => {
  const tables = [five, play].map(({ view }) => view.public as unknown as Public);
  expect(tables.some(({ hands }) => hands.some(({ taken }) => taken.length > 0))).toBe(true);
  for (const pub of tables) {
    expect(unaided(pub).hands).toEqual(pub.hands.map(({ cards }) => ({ cards, taken: [] })));
  }
});
