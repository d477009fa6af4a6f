/** Gardens for the pictures of the rules, built from moves as they are written. */
import type { Board } from "../../../gen/miyabi/Board";
import type { Column } from "../../../gen/miyabi/Column";
import type { Ground } from "../../../gen/miyabi/Ground";
import type { Square } from "../../../gen/miyabi/Square";
import { heightAt, plots } from "../layout";
import { readMove } from "../moves";

/** A board on which these pieces lie, one after the other; `frog c3` puts the frog there. */
export function built(moves: readonly string[], lanterns: readonly Column[] = []): Board {
  const squares = new Map<Square, Ground>();
  let board: Board = { squares: {}, lanterns: [...lanterns], unsurrounded: null, frog: null };
  for (const move of moves) {
    const action = readMove(move);
    if (action.does === "frog") {
      board = {
        ...board,
        frog: { square: action.square, level: heightAt(board, action.square), golden: false },
      };
    }
    if (action.does !== "lay") continue;
    const laid = plots(action.piece, action, heightAt(board, action.object) + 1);
    const covered = laid.map(({ at }) => at);
    for (const [at, ground] of squares) {
      squares.set(at, { ...ground, joined: ground.joined.filter((other) => !covered.includes(other)) });
    }
    for (const { at, ground } of laid) squares.set(at, ground);
    board = { ...board, squares: Object.fromEntries(squares) as Board["squares"] };
  }
  return board;
}

export interface Example {
  readonly board: Board;
  readonly lit?: readonly Square[];
  readonly numerals?: boolean;
}

const times = (count: number, move: string) => Array.from({ length: count }, () => move);

export const EXAMPLES = {
  laying: { board: built(["P3@b2+c2+d2", "F3@b3+c3+d3", "F2@c3+d3"], ["b", "c"]), lit: ["c3", "d3"] },
  levels: {
    board: built([
      ...times(1, "S1@b6"),
      ...times(2, "S1@c6"),
      ...times(3, "S1@d6"),
      ...times(4, "S1@e6"),
      ...times(5, "S1@f6"),
      ...times(2, "B3@b5+c5+d5"),
    ]),
    numerals: true,
  },
  zen: {
    board: built(["A1@c4", "B2@b5+a5", "B2@e5+d5", "S2@d6+c6", "ZB@c5", "ZM@e1"], ["b", "c", "d", "e"]),
    lit: ["c5", "c4", "b5", "d5", "c6"],
  },
  colour: {
    board: built(["M2@b1+a1", "P2@b2+a2", "F3@b3+c3+d3", "A1@b4", "S2@e6+f6", "B1@d5"]),
    lit: ["b1", "b2", "b3", "b4"],
  },
  lawn: {
    board: built(["M3@a1+b1+c1", "P2@d2+c2", "F2@b3+c3", "AL@d4+d3+e4", "S2@a6+b6"]),
    lit: ["b1", "c1", "c2", "c3", "d3"],
  },
  seven: { board: built(["F3@a3+a4+a5", "F2@c3+c2", "F2@e3+e2", "S1@b6"]), lit: ["a3", "c3", "e3"] },
  frog: {
    board: built(["P2@a2+b2", "F2@e3+d3", "F2@e3+d3", "A3@c4+d4+e4", "B2@b5+c5", "frog c3"]),
    lit: ["b3", "c2"],
  },
} satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
