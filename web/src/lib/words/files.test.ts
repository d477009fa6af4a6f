import { describe, expect, it } from "vitest";
import { cardsOf, forBrowser, problemsOf, readLocales, readWords } from "../../../scripts/words.mjs";

const check = (en: string, fr: string): string[] =>
  problemsOf([readWords("en", "go", en), readWords("fr", "go", fr)]);

describe("the translation files", () => {
  it("agree", () => {
    expect(problemsOf(readLocales())).toEqual([]);
  });

  it("set French signs of two parts off by a space", () => {
    const wrong = /[^\s\u00a0\u202f)}][;?!»]|«[^\s\u00a0\u202f]|[\p{L}\d]:(?!\/)|'/u;
    const french = readLocales().filter((file) => file.lang === "fr");
    const lines = french.flatMap(({ file, source }) =>
      source.split("\n").map((line, index) => ({ where: `${file}.ftl ${index + 1}`, line })),
    );
    const texts = lines.filter(({ line }) => !line.startsWith("#"));
    expect(texts.filter(({ line }) => wrong.test(line.replace(/^\S+ =|\{[^}]*\}/g, "{}")))).toEqual([]);
  });
});

describe("translation files that do not agree", () => {
  it("are told by file, message and language", () => {
    expect(check("pass = Pass\n    .hint = { $a }", "pass = Passer\n    .hint = Passe")).toEqual([
      "go.ftl: pass.hint does not use $a in fr",
    ]);
    expect(check("pass = Pass", "komi = Komi")).toEqual([
      "go.ftl: pass is missing in fr",
      "go.ftl: komi is missing in en",
    ]);
    expect(problemsOf([readWords("en", "go", "a = a"), readWords("fr", "table", "b = b")])).toEqual([
      "go.ftl is missing in fr",
      "table.ftl is missing in en",
    ]);
  });

  it("are told by line where they cannot be read", () => {
    expect(check("pass = Pass\nkomi { b", "pass = Passer")[0]).toMatch(/^go\.ftl, en, line 2: /);
  });

  it("are told by name where names clash or lead nowhere", () => {
    expect(check("a = { b }", "a = { -b }")).toEqual([
      "go.ftl: a quotes b, which is not there in en",
      "go.ftl: a quotes -b, which is not there in fr",
    ]);
    const all = ["client", "terminal", "go"].map((file) => readWords("en", file, "a = a"));
    expect(problemsOf(all)).toEqual([
      "go.ftl: a is in client.ftl too (en)",
      "go.ftl: a is in terminal.ftl too (en)",
    ]);
  });

  it("may choose their words by codes and numbers as each language needs", () => {
    expect(check("a = { $who ->\n [you] You\n *[other] { $name }\n }", "a = { $seat }")).toEqual([]);
    expect(check("a = { b }\nb = { $c }", "a = { $c }\nb = { $c }")).toEqual([]);
  });
});

describe("the browser", () => {
  it("gets neither comments nor what only the terminal says", () => {
    const source = "# Why.\na = b\n    .c = d\nterminal-e = f\nhow-to-play =\n    g\n-h = i\n";
    expect(forBrowser(source)).toBe("a = b\n    .c = d\n-h = i");
  });
});

describe("the card of a game", () => {
  it("is read without the rest of its words", () => {
    const go = readWords(
      "en",
      "go",
      "# Its name.\ngame-name = Go\na = b\ngame-tagline =\n    Stones\n    and breath\n",
    );
    expect(cardsOf([go], "en")).toBe("go-game-name = Go\ngo-game-tagline =\n    Stones\n    and breath");
  });
});
