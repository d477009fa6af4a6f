import { describe, expect, it } from "vitest";
import * as rules from "./rules/words";
import * as board from "./words";

/** Every string in a catalogue with the language it belongs to; sentences with values are told with stand-ins. */
function texts(value: unknown, lang = ""): [string, string][] {
  if (typeof value === "string") return [[lang, value]];
  if (typeof value === "function") return STANDINS.flatMap((values) => spoken(value as never, values, lang));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, key === "en" || key === "fr" ? key : lang),
  );
}

/** No sentence takes more than five values; which of these fit it does not matter for its punctuation. */
const STANDINS = [
  ["x", "x", "x", "x", "x"],
  ["pink", 2, 2, "t", 2],
  ["T", 2, 2, 2, 2],
  [2, "t", "T", 2, 2],
  [2, 2, "t", 2, 2],
  ["x", "x", "T", 2, 2],
  ["x", "T", 2, 2, 2],
  [["x", "y"], 2, 2, 2, 2],
];

function spoken(say: (...values: unknown[]) => string, values: unknown[], lang: string): [string, string][] {
  try {
    return [[lang, say(...values)]];
  } catch {
    return [];
  }
}

const ALL = [...texts(board), ...texts(rules)];

describe("the catalogues", () => {
  it("say everything in both languages", () => {
    expect(ALL.filter(([lang]) => lang === "en").length).toBe(ALL.filter(([lang]) => lang === "fr").length);
    expect(ALL.length).toBeGreaterThan(200);
  });

  it("keep French signs of two parts with their word", () => {
    const loose = ALL.filter(
      ([lang, text]) => lang === "fr" && /(^|[^\u00a0«]) ?[:;?!»]|« |«[^\u00a0]/.test(text),
    );
    expect(loose.map(([, text]) => text)).toEqual([]);
  });

  it("use typographic apostrophes", () => {
    expect(ALL.filter(([, text]) => text.includes("'")).map(([, text]) => text)).toEqual([]);
  });
});
