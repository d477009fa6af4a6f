import { describe, expect, it } from "vitest";
import { attempt, best, birdOf, flowerOf, offers, readMove, signed } from "./moves";

describe("the notation", () => {
  it("names a tile, a space and for a koi its bird", () => {
    expect(readMove("Tp@c5")).toEqual({ tile: "Tp", space: "c5", bird: null });
    expect(readMove("K@b2=W")).toEqual({ tile: "K", space: "b2", bird: "W" });
  });

  it.each(["", "Tp", "Tp@d4", "Tp@a5", "Tp@c5=W", "K@b2", "Xp@c5", "Tp@c5 "])("refuses %j", (text) => {
    expect(readMove(text)).toBeNull();
  });

  it("tells birds and flowers of a tile, and none of a koi", () => {
    expect([birdOf("Eb"), flowerOf("Eb")]).toEqual(["E", "b"]);
    expect([birdOf("K"), flowerOf("K")]).toEqual([null, null]);
    expect(birdOf(undefined)).toBeNull();
  });

  it("can ask about what is not allowed, the pond too", () => {
    expect(attempt("Tp", "d4")).toBe("Tp@d4");
    expect(attempt("K", "a1")).toBe("K@a1=T");
  });
});

describe("offers", () => {
  it("carry the points of their move", () => {
    const made = offers(["Tp@c5", "K@b2=T", "K@b2=W"], [3, 0, 2], []);
    expect(made.map(({ points }) => points)).toEqual([3, 0, 2]);
    expect(best(made.filter(({ space }) => space === "b2"))).toBe(2);
  });

  it("may cost something", () => {
    expect(best(offers(["Tp@c5", "Tp@c6"], [-3, -2], []))).toBe(-2);
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
  });

  it("know no points where there are no previews", () => {
    expect(best(offers(["Tp@c5"], [], []))).toBeNull();
  });
});
