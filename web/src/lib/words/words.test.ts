import { describe, expect, it } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("./*.ts", { eager: true });

interface Found {
  where: string;
  en: unknown;
  fr: unknown;
}

/** Every text and phrase of every catalogue, however deep. */
function texts(value: unknown, where: string): Found[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "fr" in value) return [{ where, en: value.en, fr: value.fr }];
  return Object.entries(value).flatMap(([key, each]) => texts(each, `${where}.${key}`));
}

const all = Object.entries(modules).flatMap(([file, exports]) => texts(exports, file));
const french = all.filter((each): each is Found & { fr: string } => typeof each.fr === "string");

describe("the catalogues", () => {
  it("are found at all", () => {
    expect(all.length).toBeGreaterThan(150);
  });

  it("leave no text empty", () => {
    expect(all.filter(({ en, fr }) => en === "" || fr === "")).toEqual([]);
  });

  it("set French signs of two parts off by a space that does not break", () => {
    const wrong = /[^\s\u00a0\u202f][;?!»]| [:;?!»]|«[^\u00a0\u202f]|[\p{L}\d]:(?!\/)|'/u;
    expect(french.filter(({ fr }) => wrong.test(fr))).toEqual([]);
  });

  it("use the same signs in sentences with values", () => {
    const wrong = /[^\s\u00a0\u202f)][;?!»]| [:;?!»]|'/u;
    const phrases = all.filter((each) => typeof each.fr === "function");
    const said = phrases.map(({ where, fr }) => ({
      where,
      text: (fr as (...v: unknown[]) => string)(2, 3, 4),
    }));
    expect(said.filter(({ text }) => wrong.test(text))).toEqual([]);
  });
});
