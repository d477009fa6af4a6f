import { describe, expect, it } from "vitest";
import { Choice } from "./choice.svelte";
import { offers } from "./moves";

const MOVES = ["Tp@a1", "Tp@a2", "K@a1=T", "K@a1=W", "K@b1=T", "K@b1=W"];
const POINTS = [2, 0, 2, 3, 0, 0];
const among = (moves = MOVES, points = POINTS) => new Choice(() => offers(moves, points, []));

describe("a choice", () => {
  it("opens every space until a tile is chosen, and then those of the tile with their points", () => {
    const choice = among();
    expect([...choice.open]).toEqual([
      ["a1", null],
      ["a2", null],
      ["b1", null],
    ]);
    choice.pickTile("Tp");
    expect([...choice.open]).toEqual([
      ["a1", 2],
      ["a2", 0],
    ]);
  });

  it("is decided by a tile and a space, whichever comes first", () => {
    const tileFirst = among();
    tileFirst.pickTile("Tp");
    expect(tileFirst.decided).toBeNull();
    tileFirst.pickSpace("a2");
    expect(tileFirst.decided).toBe("Tp@a2");

    const spaceFirst = among();
    spaceFirst.pickSpace("a2");
    expect(spaceFirst.decided).toBeNull();
    spaceFirst.pickTile("Tp");
    expect(spaceFirst.decided).toBe("Tp@a2");
  });

  it("leaves the bird of a koi open", () => {
    const choice = among();
    choice.pickTile("K");
    choice.pickSpace("a1");
    expect(choice.decided).toBeNull();
    expect(choice.left.map(({ bird }) => bird)).toEqual(["T", "W"]);
    expect(choice.open.get("a1")).toBe(3);
  });

  it("gives a space back that the tile cannot take, and keeps one that it can", () => {
    const choice = among();
    choice.pickSpace("b1");
    expect([choice.worth("K"), choice.worth("Tp")]).toEqual([0, undefined]);
    choice.pickTile("Tp");
    expect(choice.space).toBeNull();
    choice.pickSpace("a1");
    choice.pickTile("K");
    expect(choice.space).toBe("a1");
  });

  it("needs no tile where there is only one kind", () => {
    expect(among(["Tp@a1", "Tp@a2"], [1, 2]).tile).toBe("Tp");
    expect(among([], []).tile).toBeNull();
  });

  it("is taken back step by step", () => {
    const choice = among();
    choice.pickTile("Tp");
    choice.pickSpace("a1");
    expect([choice.cancel(), choice.space, choice.tile]).toEqual([true, null, "Tp"]);
    expect([choice.cancel(), choice.tile]).toEqual([true, null]);
    expect(choice.cancel()).toBe(false);
  });

  it("shows the flock of the chosen tile, and of the bird considered for a koi", () => {
    const garden = { a2: "Wl", b1: "Tt", b2: "Wb" } as const;
    const choice = among();
    choice.pickSpace("a1");
    choice.pickTile("Tp");
    expect(choice.flock(garden)).toEqual(["b1"]);
    choice.pickTile("K");
    expect(choice.flock(garden)).toEqual([]);
    choice.bird = "W";
    expect(choice.flock(garden).sort()).toEqual(["a2", "b2"]);
  });
});
