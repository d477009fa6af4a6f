import { describe, expect, it } from "vitest";
import type { TableInfo } from "../gen/protocol/TableInfo";
import { changesInWords } from "./terms";
import { loadWords } from "./words.svelte";

const table = {
  game: "seikatsu",
  setup: { rules: 2, seats: 2, options: { edition: "english" }, components: "standard" },
  move_limit: null,
  shuffle: true,
  hints: false,
  strict: false,
  silent: false,
  unwatched: false,
} as unknown as TableInfo;
const choices = [{ name: "edition", pick: "one", values: ["english", "french"] }] as const;
const changes = (change: Partial<TableInfo>) =>
  changesInWords(table, { ...table, ...change }, [{ ...choices[0], values: [...choices[0].values] }]);

describe("what the host has changed", async () => {
  await loadWords("seikatsu");

  it("is told as it holds now", () => {
    expect(changes({ move_limit: 60, hints: true })).toEqual([
      "Time for a move: 1 minute",
      "Hints are allowed.",
    ]);
    const setup = { ...table.setup, options: { edition: "french" } };
    expect(changes({ setup })).toEqual([expect.stringContaining("French book")]);
  });

  it("is told as gone where nothing takes its place", () => {
    const strict = { ...table, strict: true };
    expect(changesInWords(strict, table, [])).toEqual([
      "No longer: Everybody remembers by themselves what was played.",
    ]);
  });

  it("is nothing if only people came and went", () => {
    expect(changes({ watching: 3 })).toEqual([]);
  });
});
