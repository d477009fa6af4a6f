import { describe, expect, it } from "vitest";
import type { GameInfo } from "../gen/protocol/GameInfo";
import { canPick, firstSetup, matters, seatCounts, sidesOf, toggled, withOption, withSeats } from "./chooser";

const variant = (seats: number, mode: string, extras: string[]) => ({
  rules: 1,
  seats,
  options: { mode, extras },
  components: "standard",
});

/** A game in which two play a duel and others do not, and in which a duel has no frog. */
const game: GameInfo = {
  id: "test",
  rules: 1,
  choices: [
    { name: "mode", pick: "one", values: ["classic", "long", "duel"] },
    { name: "extras", pick: "any", values: ["zen", "frog"] },
  ],
  components: false,
  rulings: [],
  variants: [
    ...["classic", "long"].flatMap((mode) =>
      [3, 4].flatMap((seats) =>
        [[], ["zen"], ["frog"], ["zen", "frog"]].map((extras) => variant(seats, mode, extras)),
      ),
    ),
    variant(2, "duel", []),
    variant(2, "duel", ["zen"]),
  ],
  teams: [[[0, 2], [1]]],
  ladders: [],
};
const [mode, extras] = [game.choices[0]!, game.choices[1]!];

describe("a setup", () => {
  it("begins with the edition of the reader's language", () => {
    const edition = { name: "edition", pick: "one", values: ["english", "french"] } as const;
    const variants = edition.values.map((value) => ({
      ...variant(2, "duel", []),
      options: { edition: value },
    }));
    const books = { ...game, choices: [{ ...edition, values: [...edition.values] }], variants };
    const first = (tongue: string) => firstSetup(books, 2, tongue).options["edition"];
    expect([first("french"), first("english"), first("german")]).toEqual(["french", "english", "english"]);
  });

  it("has the teams of its variant, or everybody is a side of their own", () => {
    expect(sidesOf(game, variant(3, "classic", []))).toEqual([[0, 2], [1]]);
    expect(sidesOf(game, variant(4, "long", []))).toEqual([[0], [1], [2], [3]]);
  });

  it("lists the seats that exist, in their order", () => {
    expect(seatCounts(game)).toEqual([2, 3, 4]);
  });

  it("begins with the first value of everything that goes with its seats", () => {
    expect(firstSetup(game, 4, "english")).toEqual(variant(4, "classic", []));
    expect(firstSetup(game, 2, "english")).toEqual(variant(2, "duel", []));
  });

  it("keeps what still exists when the seats change", () => {
    const four = withOption(
      game,
      withOption(game, firstSetup(game, 4, "english"), "mode", "long"),
      "extras",
      ["zen", "frog"],
    );
    expect(withSeats(game, four, 3)).toEqual(variant(3, "long", ["zen", "frog"]));
    expect(game.variants).toContainEqual(withSeats(game, four, 2));
  });

  it("takes a value that was picked and lets others give way", () => {
    const three = withOption(game, firstSetup(game, 3, "english"), "extras", ["frog"]);
    expect(three).toEqual(variant(3, "classic", ["frog"]));
    expect(withOption(game, three, "mode", "long")).toEqual(variant(3, "long", ["frog"]));
  });

  it("keeps the host's components through every change", () => {
    const own = { ...firstSetup(game, 4, "english"), components: "mine", component_table: { a: 1 } };
    expect(withOption(game, own, "mode", "long")).toMatchObject({
      components: "mine",
      component_table: { a: 1 },
    });
    expect(withSeats(game, own, 3)).toMatchObject({ components: "mine", component_table: { a: 1 } });
  });

  it("is valid after any change whatever", () => {
    for (const start of game.variants) {
      for (const seats of [2, 3, 4]) expect(game.variants).toContainEqual(withSeats(game, start, seats));
      for (const name of mode.values)
        expect(game.variants).toContainEqual(withOption(game, start, "mode", name));
    }
  });
});

describe("an option", () => {
  /** Extras are for a long game only. */
  const picky = {
    ...game,
    variants: game.variants.filter(
      ({ options: { mode, extras } }) => mode === "long" || extras?.length === 0,
    ),
  };

  it("matters where what was chosen before it leaves a choice", () => {
    expect(matters(picky, variant(3, "long", []), extras)).toBe(true);
    expect(matters(picky, variant(3, "classic", []), extras)).toBe(false);
    expect(matters(picky, variant(2, "duel", []), extras)).toBe(false);
  });

  it("matters if it comes first, though there may be one value only for these seats", () => {
    expect(matters(picky, variant(2, "duel", []), mode)).toBe(true);
  });
});

describe("a value", () => {
  it("can be picked if some setup with these seats has it", () => {
    expect(canPick(game, 2, mode, "duel")).toBe(true);
    expect(canPick(game, 2, mode, "classic")).toBe(false);
    expect(canPick(game, 2, extras, "zen")).toBe(true);
    expect(canPick(game, 2, extras, "frog")).toBe(false);
  });

  it("is put into a list in the list's own order, and taken out again", () => {
    expect(toggled(extras, ["frog"], "zen")).toEqual(["zen", "frog"]);
    expect(toggled(extras, ["zen", "frog"], "zen")).toEqual(["frog"]);
  });
});
