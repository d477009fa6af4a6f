/** The standard component set as the rules page shows it; at a table the numbers come with the view. */
import type { Kind } from "../../../gen/miyabi/Kind";
import type { ObjectSquares } from "../../../gen/miyabi/ObjectSquares";
import type { Piece } from "../pieces";

export const STANDARD: Readonly<Record<Kind, { most: number; second: number; bonus: number }>> = {
  M: { most: 14, second: 7, bonus: 10 },
  P: { most: 12, second: 6, bonus: 9 },
  F: { most: 10, second: 5, bonus: 8 },
  A: { most: 8, second: 4, bonus: 7 },
  B: { most: 6, second: 3, bonus: 6 },
  S: { most: 4, second: 2, bonus: 5 },
};

export const OBJECT: ObjectSquares = { 1: "only", 2: "end", 3: "end", L: "corner" };

/** A tile of each shape, how many there are, and how many are offered with 2, 3 and 4 players. */
export const SHAPE_ROWS: readonly { piece: Piece; count: number; offered: readonly number[] }[] = [
  { piece: "A1", count: 32, offered: [4, 6, 8] },
  { piece: "F2", count: 32, offered: [4, 6, 8] },
  { piece: "M3", count: 16, offered: [2, 3, 4] },
  { piece: "SL", count: 16, offered: [2, 3, 4] },
];
