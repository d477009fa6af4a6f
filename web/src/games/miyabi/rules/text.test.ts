import { describe, expect, it } from "vitest";
import { type Block, type Section, SECTIONS } from "./text";

function texts(section: Section): { en: string; fr: string }[] {
  const of = (block: Block) => ("list" in block ? block.list.map(({ text }) => text) : [block.text]);
  const own = [
    section.title,
    ...section.blocks.flatMap(of),
    ...(section.picture ? [section.picture.caption] : []),
  ];
  return [...own, ...(section.parts ?? []).flatMap(texts)];
}

describe("the rules page", () => {
  const all = SECTIONS.flatMap(texts);

  it("keeps French punctuation on its line", () => {
    for (const { fr } of all) expect(fr).not.toMatch(/[^\u00a0\u202f][;:!?]/u);
  });

  it("says everything in both languages", () => {
    for (const { en, fr } of all) {
      expect(en.trim()).not.toBe("");
      expect(fr.trim()).not.toBe("");
    }
  });
});
