import { expect, test } from "vitest";
import { rules } from "./rules/words";
import * as sheet from "./sheet-words";
import * as board from "./words";

/** Every French text of these catalogues; sentences that take values are given small numbers. */
function french(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { fr } = entry as { fr?: unknown };
    if (typeof fr === "string") return [fr];
    if (typeof fr === "function") return [0, 1, 3].map((n) => (fr as (...n: number[]) => string)(n, n, n, n));
    return french(entry);
  });
}

const texts = [board, sheet, rules].flatMap(french);

test("the catalogues are read", () => {
  expect(texts.length).toBeGreaterThan(80);
});

test("French keeps its double punctuation on the line of the word before it", () => {
  for (const text of texts) expect(text).not.toMatch(/ [:;!?»]|« /);
});

test("French apostrophes are typographic", () => {
  for (const text of texts) expect(text).not.toContain("'");
});
