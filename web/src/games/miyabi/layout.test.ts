import { describe, expect, it } from "vitest";
import { corner, joints, LIFT, plots, rim, share, topOutline } from "./layout";
import { lie } from "./turning";

const object = { 1: "only", 2: "end", 3: "end", L: "corner" } as const;

describe("a garden's picture", () => {
  it("lifts every level by the same step", () => {
    expect(corner("c3", 0).y - corner("c3", 4).y).toBe(4 * LIFT);
    expect(corner("c3", 0).x).toBe(corner("c3", 4).x);
  });

  it("places what lies over it by shares of its size", () => {
    const { left, top } = share(corner("a1", 0));
    expect(parseFloat(left)).toBeGreaterThan(0);
    expect(parseFloat(left)).toBeLessThan(parseFloat(share(corner("b1", 0)).left));
    expect(parseFloat(share(corner("a1", 3)).top)).toBeLessThan(parseFloat(top));
  });

  it("rounds a tile where it ends and leaves it open where it goes on", () => {
    const alone = joints("c3", []);
    expect(alone).toEqual({ north: false, east: false, south: false, west: false });
    const middle = joints("c3", ["b3", "c4"]);
    expect(middle).toEqual({ north: false, east: false, south: true, west: true });
    expect(topOutline(middle)).not.toBe(topOutline(alone));
    expect(rim(alone).match(/M/g)).toHaveLength(4);
    expect(rim(middle).match(/M/g)).toHaveLength(2);
  });
});

describe("a piece that would lie there", () => {
  it("shows all its objects on one square and lawn on the others, without an edge between them", () => {
    const drawn = plots("FL", lie("FL", 0, "c3", object), 2);
    expect(drawn).toEqual([
      { at: "c3", ground: { height: 2, joined: ["c2", "d3"], shows: "objects", kind: "F", objects: 3 } },
      { at: "c2", ground: { height: 2, joined: ["c3"], shows: "lawn" } },
      { at: "d3", ground: { height: 2, joined: ["c3"], shows: "lawn" } },
    ]);
  });

  it("is sand with one object if it is a zen tile", () => {
    expect(plots("ZM", { object: "c1", others: [] }, 1)).toEqual([
      { at: "c1", ground: { height: 1, joined: [], shows: "zen", kind: "M", objects: 1 } },
    ]);
  });
});
