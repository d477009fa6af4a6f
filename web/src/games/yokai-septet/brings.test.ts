import { beforeAll, expect, it } from "vitest";
import type { Public } from "../../gen/yokai-septet/Public";
import { loadWords } from "../../lib/words.svelte";
import { bringsOf, inWords } from "./brings";

beforeAll(() => loadWords("yokai-septet"));

const names = { viewer: 0, of: (seat: number) => ["Aiko", "Basile", "Chiyo", "Denis"][seat]! };
const pub = {
  options: { mode: "classic" },
  tricks: [{ leader: 1, cards: ["E4", "E7", "E8"] }],
} as unknown as Public;

it("names the bosses and the side that would capture them", () => {
  const brings = bringsOf("F7", 0, [0, 2, 0, 2], pub)!;
  expect(brings.bosses).toEqual(["E7", "F7"]);
  const words = inWords(brings, names);
  expect(words).toContain("Basile and Denis");
  expect(words).toMatch(/7 of .* 7 of/);
});

it("says nothing of a trick that the card does not decide, and nothing of bosses where there are none", () => {
  expect(bringsOf("F7", null, null, pub)).toBeNull();
  expect(bringsOf("F9", 0, [0, 0, 0, 0], pub)!.takers).toEqual([]);
});
