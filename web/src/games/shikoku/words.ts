/** Shikoku's words. */
import { type Spell, wordsOf } from "../../lib/words.svelte";

/** Where a component file is wrong: `icons.17`. */
export const spell: Spell = (field, code) => {
  const card = field === "key" ? /^icons\.(\d+)$/.exec(code)?.[1] : undefined;
  return card === undefined ? null : { message: "icons-of-card", parts: { card } };
};

export const words = wordsOf("shikoku", spell);
export const { say } = words;
