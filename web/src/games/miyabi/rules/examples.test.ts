import { describe, expect, it } from "vitest";
import { built, type Example, type ExampleName, EXAMPLES } from "./examples";

describe("the pictures of the rules", () => {
  it("build one tile upon another", () => {
    const board = built(["F3@b3+c3+d3", "F2@c3+d3"]);
    expect(board.squares.b3).toMatchObject({ height: 1, joined: [] });
    expect(board.squares.c3).toMatchObject({ height: 2, objects: 2 });
  });

  it("show what their captions count", () => {
    const count = (name: ExampleName) => {
      const { board, lit = [] }: Example = EXAMPLES[name];
      const objects = lit
        .map((at) => board.squares[at])
        .map((it) => (it && it.shows !== "lawn" ? it.objects : 0));
      return objects.reduce((total, objects) => total + objects, 0);
    };
    expect(count("colour")).toBe(8);
    expect(count("seven")).toBe(7);
    expect(count("zen")).toBe(4);
  });
});
