import { describe, expect, it } from "vitest";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { TableInfo } from "../gen/protocol/TableInfo";
import { changesInWords, termsInWords } from "./terms";
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
const seikatsu = {
  choices: [{ name: "edition", pick: "one", values: ["english", "french"] }],
  variants: ["english", "french"].map((edition) => ({ seats: 2, options: { edition } })),
} as unknown as GameInfo;
const changes = (change: Partial<TableInfo>) => changesInWords(table, { ...table, ...change }, seikatsu);

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
    expect(changesInWords(strict, table, undefined)).toEqual([
      "No longer: Everybody remembers by themselves what was played.",
    ]);
  });

  it("is nothing if only people came and went", () => {
    expect(changes({ watching: 3 })).toEqual([]);
  });
});

it("leaves out the options that mean nothing with what else was chosen", async () => {
  await loadWords("yokai-septet");
  const picks = [
    ["classic", "seven-points", "tie"],
    ["classic", "two-rounds", "tie"],
    ["next-sevens", "seven-points", "tie"],
    ["next-sevens", "seven-points", "first"],
  ] as const;
  const variants = picks.map(([mode, goal, sevens]) => ({ seats: 4, options: { mode, goal, sevens } }));
  const yokai = {
    choices: [
      { name: "mode", pick: "one", values: ["classic", "next-sevens"] },
      { name: "goal", pick: "one", values: ["seven-points", "two-rounds"] },
      { name: "sevens", pick: "one", values: ["tie", "first"] },
    ],
    variants,
  } as unknown as GameInfo;
  const headings = (setup: object) =>
    termsInWords({ ...table, game: "yokai-septet", setup } as TableInfo, yokai).map(({ heading }) => heading);
  expect(headings(variants[0]!)).toEqual(["Which game", "What ends a classic game or a duel", "The table"]);
  expect(headings(variants[2]!)).toEqual([
    "Which game",
    "Both 7s of a suit in one trick of Seven Suitors",
    "The table",
  ]);
});
