import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../..");

/** Attributes that are read out or shown. */
const SAID = /^(title|alt|placeholder|aria-(label|description|roledescription|valuetext))$/;
const BRAND = /Chabudai|ちゃぶ台/gu;

/** Gardens and moves in notation. */
const NOTATION = /\brules\/examples\.ts$/;

const hasWord = (text: string) => /\p{L}{2,}/u.test(text.replace(BRAND, ""));
const hasSentence = (text: string) => /\p{L}{2,} +\p{L}/u.test(text.replace(BRAND, ""));

/** Strings that read like sentences; what is thrown is for whoever mends the program. */
function inScript(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isThrowStatement(node) ||
      (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
    )
      return;
    const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : "";
    const isSelector = /[[\]#]|^[a-z]+ [a-z]+\d$/.test(text);
    if (hasSentence(text) && !isSelector) found.push(text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("script.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

type Node = { type?: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

/** What a template says without asking the words for it. */
function inTemplate(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(inTemplate);
  if (typeof node !== "object" || node === null) return [];
  const { type, name, data, ...rest } = node as Node;
  if (type === "Text") return hasWord(data ?? "") ? [data ?? ""] : [];
  if (type === "StyleDirective" || (type === "Attribute" && !SAID.test(name ?? ""))) return [];
  return Object.values(rest).flatMap(inTemplate);
}

function sentences(file: string): string[] {
  const code = readFileSync(join(SOURCES, file), "utf8");
  if (file.endsWith(".ts")) return inScript(code);
  const { fragment, instance, module } = parse(code, { modern: true });
  const scripts = [instance, module].flatMap((script) =>
    script ? [script.content as { start?: number; end?: number }] : [],
  );
  return [...inTemplate(fragment), ...scripts.flatMap(({ start, end }) => inScript(code.slice(start, end)))];
}

test("no sentence for players is left in the client's code", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.(svelte|ts)$/.test(file) && !/^(gen|gallery)\b|\.test\.ts$/.test(file) && !NOTATION.test(file),
    )
    .flatMap((file) => sentences(file).map((text) => `${file}: ${text.trim()}`));
  expect(files).toEqual([]);
});

test("a sentence in code would be found", () => {
  expect(inScript('const words = "Lay a tile";')).toEqual(["Lay a tile"]);
  expect(inScript("say(`It is ${name} who moves`)")).toEqual(["It is ", " who moves"]);
  const template = parse('<p class="two words" title="Lay it">Done</p>', { modern: true });
  expect(inTemplate(template.fragment)).toEqual(["Lay it", "Done"]);
});
