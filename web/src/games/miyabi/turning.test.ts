import { describe, expect, it } from "vitest";
import { SQUARES } from "./pieces";
import { lie, nextTurn, offsets, TURNS, turnOf } from "./turning";

const standard = { 1: "only", 2: "end", 3: "end", L: "corner" } as const;

describe("turning", () => {
  it("goes clockwise around the object", () => {
    expect(TURNS.map((turn) => lie("F2", turn, "c3", standard).others)).toEqual([
      ["d3"],
      ["c4"],
      ["b3"],
      ["c2"],
    ]);
  });

  it("lists lawn in reading order", () => {
    expect(lie("BL", 0, "e5", standard).others).toEqual(["e4", "f5"]);
    expect(lie("BL", 1, "e5", standard).others).toEqual(["f5", "e6"]);
    expect(lie("S3", 2, "e6", standard).others).toEqual(["c6", "d6"]);
  });

  it("keeps the whole piece on the board", () => {
    expect(lie("M3", 0, "f1", standard)).toEqual({ object: "d1", others: ["e1", "f1"] });
    expect(lie("S2", 1, "a6", standard)).toEqual({ object: "a5", others: ["a6"] });
  });

  it("skips turns that look the same", () => {
    const middle = { ...standard, 3: "middle" } as const;
    expect(nextTurn("M1", 0, standard)).toBe(0);
    expect(nextTurn("M2", 3, standard)).toBe(0);
    expect(nextTurn("M3", 0, middle)).toBe(1);
    expect(offsets("M3", 1, middle)).toHaveLength(2);
  });

  it("knows arms from their mirror images", () => {
    expect(lie("AL", 0, "b3", { ...standard, L: "up" }).others).toEqual(["b4", "c4"]);
    expect(lie("AL", 0, "b3", { ...standard, L: "right" }).others).toEqual(["a2", "a3"]);
  });

  it("finds the turn of every lie, also in the corners of the board", () => {
    const sets = [standard, { ...standard, 3: "middle", L: "up" }, { ...standard, L: "right" }] as const;
    for (const object of sets)
      for (const piece of ["M1", "M2", "M3", "ML"] as const)
        for (const turn of TURNS)
          for (const at of SQUARES) {
            const there = lie(piece, turn, at, object);
            const found = turnOf(piece, there, object);
            expect(lie(piece, found, there.object, object)).toEqual(there);
          }
    expect(turnOf("SL", { object: "f6", others: ["f5", "e6"] }, standard)).toBe(3);
  });
});
