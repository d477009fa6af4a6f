import { describe, expect, it } from "vitest";
import { aimAt, firstAim, snapTo } from "./aim";
import { choices } from "./moves";

const object = { 1: "only", 2: "end", 3: "end", L: "corner" } as const;
const { layings } = choices(["F2@c3+d3", "F2@e3+e4", "FL@b3+b2+c3"], [4, 2, 3]);
const doubles = layings.get("F2")!;

describe("a tile over the board", () => {
  it("is a legal move where the view lists it, with its points", () => {
    const aim = aimAt("F2", 0, "c3", doubles, object);
    expect(aim.move).toBe("F2@c3+d3");
    expect(aim.laying?.points).toBe(4);
  });

  it("can be asked about where it is not allowed", () => {
    const aim = aimAt("F2", 0, "b3", doubles, object);
    expect(aim.laying).toBeNull();
    expect(aim.move).toBe("F2@b3+c3");
  });

  it("snaps to a legal place that covers the square pointed at", () => {
    expect(snapTo("F2", 0, "d3", doubles, object).move).toBe("F2@c3+d3");
    expect(snapTo("F2", 1, "e4", doubles, object).move).toBe("F2@e3+e4");
  });

  it("does not turn by itself while snapping", () => {
    expect(snapTo("F2", 0, "e4", doubles, object).laying).toBeNull();
  });
});

describe("a tile that was just taken", () => {
  it("keeps its turn where it can", () => {
    expect(firstAim("F2", 0, "f6", doubles, object)).toEqual({ at: "c3", turn: 0 });
  });

  it("is turned if it must be", () => {
    expect(firstAim("F2", 2, "f6", doubles, object)).toEqual({ at: "e3", turn: 1 });
  });

  it("stays where it was if it can be laid nowhere", () => {
    expect(firstAim("M1", 0, "b2", [], object)).toEqual({ at: "b2", turn: 0 });
  });
});
