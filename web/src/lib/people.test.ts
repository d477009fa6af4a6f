import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOTS, namesFor, playersAt, playersOf } from "./people";
import { winnersInWords } from "./verdict";

const places = [
  { kind: "person", name: "Aiko", connected: true, stand_in: false },
  { kind: "bot", level: "adept" },
  { kind: "bot", level: "adept" },
] as const;

describe("players", () => {
  it("have their nicknames, and bots names that differ", () => {
    const [aiko, first, second] = playersAt(places);
    expect(aiko).toEqual({ seat: 0, name: "Aiko", bot: false });
    expect(first!.bot && second!.bot).toBe(true);
    expect(first!.name).not.toBe(second!.name);
  });

  it("are never called alike if they are a guest and a bot", () => {
    const guests = readFileSync("../crates/server/src/identity.rs", "utf8");
    expect(guests).toContain("fn nickname");
    expect(BOTS.filter((name) => guests.includes(`"${name}"`))).toEqual([]);
    expect(new Set(BOTS).size).toBe(BOTS.length);
  });

  it("of a record that does not say who played are counted", () => {
    expect(playersOf([], 2).map((player) => player.name)).toEqual(["Player 1", "Player 2"]);
  });

  it("are named for a viewer who is told apart", () => {
    const names = namesFor(1, playersAt(places));
    expect([names.viewer, names.of(0)]).toEqual([1, "Aiko"]);
  });
});

describe("the winners in words", () => {
  const players = playersAt(places);
  const won = (winners: number[], viewer: number | null) =>
    winnersInWords({ scores: [], winners, end: "" }, players, viewer);

  it("speak to a winner, to a loser and to somebody who watches", () => {
    expect(won([0], 0)).toBe("You have won!");
    expect(won([0], 1)).toBe("Aiko has won.");
    expect(won([0], null)).toBe("Aiko has won.");
  });

  it("name those who won together", () => {
    expect(won([0, 1], 1)).toBe("You and Aiko have won.");
    expect(won([], 1)).toBe("Nobody has won.");
  });
});
