import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AST, parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Attributes that people see or hear. */
const SPOKEN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "placeholder",
  "title",
]);

/** Two words or more that begin like a sentence, or any that end like one. */
const SENTENCE = /^\p{Lu}\p{L}*[ \u00a0][\p{L}’' ,-]*\p{L}|\p{L}{2,}[ \u00a0]\p{L}+[.?!…]$/u;
const LETTERS = /\p{L}{2,}/u;
/** Our own name is the same in every language. */
const NAME = /Chabudai|ちゃぶ台/g;

const root = join(import.meta.dirname, "../..");

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !/\.(test|d)\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !/\/(gen|gallery|fixtures)\//.test(path));
}

/** What a template says in words of its own. */
function inTemplate(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== "object" || node === null) return;
    const { type, name, value, data } = node as {
      type?: string;
      name?: string;
      value?: unknown;
      data?: string;
    };
    if (type === "StyleDirective") return;
    if (type === "Text" && LETTERS.test((data ?? "").replace(NAME, ""))) found.push(data!.trim());
    if (type === "Attribute" && !SPOKEN.has(name ?? "")) {
      // Its own texts are for the machine; expressions in it may hold elements all the same.
      return [value].flat().forEach((part) => (part as AST.Text)?.type === "Text" || look(part));
    }
    for (const [key, child] of Object.entries(node)) if (key !== "metadata" && key !== "parent") look(child);
  };
  look(parse(source, { modern: true }).fragment);
  return found;
}

/** Sentences among the texts of some code. */
function inCode(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    // What is thrown or logged is for developers.
    if (
      ts.isThrowStatement(node) ||
      (ts.isCallExpression(node) && /^console\./.test(node.expression.getText()))
    )
      return;
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text.replace(NAME, ""))) found.push(node.text);
    if (ts.isTemplateHead(node) && SENTENCE.test(node.text.trim())) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("code.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

const scripts = (source: string): string =>
  [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join("\n");

describe("words for people", () => {
  const said = sources(root).flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const texts = path.endsWith(".svelte")
      ? [...inTemplate(source), ...inCode(scripts(source))]
      : inCode(source);
    return texts.map((text) => `${path.slice(root.length + 1)}: ${text}`);
  });

  it("stand nowhere but in the translation files", () => {
    expect(said).toEqual([]);
  });

  it("would be found in a template, in what is read aloud and in code", () => {
    expect(inTemplate(`<p class="two words">Lay a tile.</p>`)).toEqual(["Lay a tile."]);
    expect(inTemplate(`{#if on}<img alt="A crane" src={a} />{/if}`)).toEqual(["A crane"]);
    expect(inTemplate(`<b title={say("lay")}>{points} + 3</b>`)).toEqual([]);
    expect(inCode(`const a = on ? "Your turn" : "x y"; throw new Error("No such thing.");`)).toEqual([
      "Your turn",
    ]);
  });
});
