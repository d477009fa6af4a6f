import { describe, expect, it } from "vitest";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { LevelInfo } from "../gen/protocol/LevelInfo";
import { areRated, levelsOf, nearest, rated } from "./levels";
import { quickTable } from "./quick";

const few: LevelInfo[] = [
  { level: "random", rating: 0 },
  { level: "novice", rating: 210 },
  { level: "journeyman", rating: 405 },
  { level: "master", rating: 610 },
];
const unmeasured: LevelInfo[] = [{ level: "adept", rating: null }];
const game: GameInfo = {
  id: "test",
  rules: 1,
  choices: [],
  components: false,
  rulings: [],
  variants: [2, 3].map((seats) => ({ rules: 1, seats, options: {}, components: "standard" })),
  teams: [],
  ladders: [
    { seats: 2, levels: few },
    { seats: 3, levels: unmeasured },
  ],
};

describe("the levels of bots", () => {
  it("are those of the game with so many seats", () => {
    expect(levelsOf(game, 2)).toBe(few);
    expect(levelsOf(game, 3)).toBe(unmeasured);
    expect(levelsOf(game, 4)).toEqual([]);
  });

  it("are named with their ratings where they were measured", () => {
    expect(rated(few[2]!)).toBe("Journeyman bot · 405");
    expect(rated(unmeasured[0]!)).toBe("Adept bot");
    expect([areRated(few), areRated(unmeasured)]).toEqual([true, false]);
  });

  it("stand in for those that a game lacks", () => {
    expect(nearest(few, "journeyman")).toBe("journeyman");
    expect(nearest(few, "pupil")).toBe("novice");
    expect(nearest(few, "regular")).toBe("journeyman");
    expect(nearest(few, "virtuoso")).toBe("master");
    expect(nearest([], "adept")).toBe("adept");
  });

  it("of a quick game are in the middle", () => {
    const bots = (seats: number) => quickTable(game, seats).places.slice(1);
    expect(bots(2)).toEqual([{ kind: "bot", level: "journeyman" }]);
    expect(bots(3)).toEqual(Array(2).fill({ kind: "bot", level: "adept" }));
  });
});
