import { describe, expect, it } from "vitest";
import type { Advice } from "../../gen/protocol/Advice";
import { tellLine, tellOutlook } from "./outlook";

const best: Advice = { move: "a", points: 3, chance: 0.621, lead: { mean: 4.26, spread: 6.4 }, line: [] };
const second: Advice = { ...best, move: "b", chance: 0.578, lead: { mean: 2.75, spread: 7 } };

describe("what a master expects", () => {
  it("is the chance and the lead of the best move", () => {
    expect(tellOutlook(best, null)).toBe("62% to win · lead +4.3 ± 6");
  });

  it("is told beside the best of any other", () => {
    expect(tellOutlook(second, best)).toBe("58% to win (-4) · lead +2.8 (-1.5)");
  });

  it("is the chance alone where being ahead is not what is played for", () => {
    expect(tellOutlook({ ...best, lead: null }, null)).toBe("62% to win");
  });

  it("goes on with the moves of the others and one's own", () => {
    const names = { viewer: 0, of: () => "Aiko" };
    const told = tellLine(
      {
        ...best,
        line: [
          [1, "c"],
          [0, "d"],
        ],
      },
      (move) => move.toUpperCase(),
      names,
    );
    expect(told).toBe("+3 at once · then Aiko: C and you: D");
    expect(tellLine({ ...best, points: null }, (move) => move, names)).toBe("");
  });
});
