import { describe, expect, it } from "vitest";
import { extentOf, fit } from "./fit";
import type { Piece } from "./pieces";

const extents = (pieces: readonly Piece[]) => pieces.map(extentOf);

describe("the offer", () => {
  it("is as large as the garden's squares where there is room", () => {
    expect(fit(extents(["M1", "F2"]), { width: 800, height: 400 }, 97.3)).toEqual({ size: 97, least: 44 });
  });

  it("shrinks to one line where there is but one", () => {
    const { size } = fit(extents(["M1", "F2", "A3"]), { width: 300, height: 60 }, 90);
    expect(size).toBeLessThanOrEqual(Math.floor((300 - 2 * 4 - 6 * 3) / 6));
    expect(size).toBeGreaterThan(40);
  });

  it("breaks lines where that lets pieces be larger", () => {
    const pieces = extents(["M3", "F3"]);
    const flat = fit(pieces, { width: 300, height: 60 }, 90).size;
    expect(fit(pieces, { width: 300, height: 200 }, 90).size).toBeGreaterThan(flat);
  });

  it("keeps the largest offer of four players within reach of a finger on the smallest screen", () => {
    const kinds = ["M", "P", "F", "A", "B", "S"] as const;
    const pieces = [
      ...kinds.map((kind) => `${kind}1` as const),
      ...kinds.map((kind) => `${kind}2` as const),
      ...(["M3", "P3", "F3", "ML", "PL", "FL"] as const),
      ...(["ZM", "ZP", "ZF", "ZA", "ZB"] as const),
    ];
    const { size, least } = fit(extents(pieces), { width: 344, height: 160 }, 45);
    expect(least).toBeGreaterThanOrEqual(32);
    expect(size).toBeGreaterThanOrEqual(14);
  });
});
