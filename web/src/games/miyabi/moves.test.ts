import { describe, expect, it } from "vitest";
import { choices, layMove, readMove } from "./moves";

describe("the notation", () => {
  it("reads what a move lays and where", () => {
    expect(readMove("BL@e5+f5+e6")).toEqual({ does: "lay", piece: "BL", object: "e5", others: ["f5", "e6"] });
    expect(readMove("ZM@c1")).toEqual({ does: "lay", piece: "ZM", object: "c1", others: [] });
    expect(readMove("frog d3")).toEqual({ does: "frog", square: "d3" });
    expect(readMove("pass")).toEqual({ does: "pass" });
    expect(readMove("end")).toEqual({ does: "end" });
  });

  it("is written as it was read", () => {
    for (const move of ["M1@c1", "F2@c3+d3", "BL@e5+f5+e6", "ZS@a6"]) {
      const action = readMove(move);
      expect(action.does === "lay" && layMove(action.piece, action)).toBe(move);
    }
  });
});

describe("choices", () => {
  const { layings, steps, canPass, canEnd } = choices(
    ["F2@c3+d3", "F2@d3+c3", "ZM@c1", "frog d3", "pass"],
    [4, null, 1, 2],
  );

  it("gathers the layings of each piece, with their points", () => {
    expect(layings.get("F2")!.map(({ points }) => points)).toEqual([4, null]);
    expect([...layings.keys()]).toEqual(["F2", "ZM"]);
  });

  it("finds steps by their square, and what else can be done", () => {
    expect(steps.get("d3")!.points).toBe(2);
    expect(canPass).toBe(true);
    expect(canEnd).toBe(false);
  });
});
