import { describe, expect, it } from "vitest";
import {
  corner,
  HEXES,
  middle,
  neighbours,
  POND,
  row,
  rowEnd,
  ROWS,
  SPACES,
  step,
  towards,
} from "./geometry";
import type { Pagoda } from "./types";

const PAGODAS: readonly Pagoda[] = ["pink", "blue", "green"];

describe("the garden", () => {
  it("has 36 spaces around a pond", () => {
    expect(HEXES).toHaveLength(37);
    expect(SPACES).toHaveLength(36);
    expect(middle(POND, "blue").x).toBeCloseTo(0);
    expect(middle(POND, "blue").y).toBeCloseTo(0);
  });

  it("gives every space its neighbours and nobody the pond", () => {
    expect(neighbours("a1").sort()).toEqual(["a2", "b1", "b2"]);
    expect(neighbours("c3").sort()).toEqual(["b2", "b3", "c2", "c4", "d3"]);
    expect(neighbours("b3").sort()).toEqual(["a2", "a3", "b2", "b4", "c3", "c4"]);
  });

  it.each(PAGODAS)("lays neighbours side by side, seen from %s", (from) => {
    for (const space of SPACES) {
      for (const beside of neighbours(space)) {
        const [a, b] = [middle(space, from), middle(beside, from)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(50 * Math.sqrt(3));
      }
    }
  });
});

describe("a pagoda", () => {
  it.each(PAGODAS)("stands at the bottom of its own view: %s", (from) => {
    const ys = SPACES.map((space) => middle(space, from).y);
    expect(middle(corner(from), from).y).toBeCloseTo(Math.max(...ys));
    expect(towards(from, from).x).toBeCloseTo(0);
  });

  it("sees the others in clockwise order: from pink, blue is on the left and green on the right", () => {
    expect(towards("blue", "pink").x).toBeLessThan(0);
    expect(towards("green", "pink").x).toBeGreaterThan(0);
    expect(towards("green", "blue").x).toBeLessThan(0);
    expect(towards("pink", "green").x).toBeLessThan(0);
  });

  it.each(PAGODAS)("has seven rows that stand upright and cover the garden once: %s", (from) => {
    const rows = ROWS.map((number) => row(from, number));
    expect(rows.map((spaces) => spaces.length)).toEqual([4, 5, 6, 6, 6, 5, 4]);
    expect(new Set(rows.flat()).size).toBe(36);
    for (const spaces of rows) {
      for (const space of spaces) expect(middle(space, from).x).toBeCloseTo(middle(spaces[0]!, from).x);
    }
  });

  it("numbers its rows as the rules do", () => {
    expect(row("pink", 1)).toEqual(["a1", "a2", "a3", "a4"]);
    expect(row("blue", 1).sort()).toEqual(["a1", "b1", "c1", "d1"]);
    expect(row("green", 1).sort()).toEqual(["a4", "b5", "c6", "d7"]);
    expect(row("green", 4).sort()).toEqual(["a1", "b2", "c3", "e4", "f4", "g4"]);
  });

  it("has its row ends outside the garden, within the picture", () => {
    for (const from of PAGODAS) {
      for (const pagoda of PAGODAS) {
        for (const number of ROWS) {
          const { x, y } = rowEnd(pagoda, number, from, 27);
          expect(Math.abs(x) + 22).toBeLessThan(310);
          const nearest = Math.min(
            ...HEXES.map((hex) => Math.hypot(middle(hex, from).x - x, middle(hex, from).y - y)),
          );
          expect(nearest).toBeGreaterThan(60);
        }
      }
    }
  });
});

describe("the arrow keys", () => {
  it("lead along a row and to the rows beside it", () => {
    expect(step("d1", "ArrowUp", "pink")).toBe("d2");
    expect(step("d3", "ArrowUp", "pink")).toBe(POND);
    expect(step("d1", "ArrowDown", "pink")).toBeNull();
    expect(["c1", "c2"]).toContain(step("d2", "ArrowLeft", "pink"));
    expect(step("d2", "Tab", "pink")).toBeNull();
  });

  it.each(PAGODAS)("reach every space, seen from %s", (from) => {
    const reached = new Set<string>([POND]);
    const ways = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    for (const hex of reached) {
      for (const way of ways) {
        const next = step(hex as (typeof HEXES)[number], way, from);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(37);
  });
});
