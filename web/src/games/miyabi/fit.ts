/** How large the pieces on offer can be so that all of them are seen at once, in lines that are broken where they are full. */
import { DEEP, LIFT, WIDE } from "./layout";
import { type Piece, shapeOf } from "./pieces";

/** How a piece lies in the offer, in squares. */
export interface Extent {
  readonly across: number;
  readonly down: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How wide a square is, and how wide and high at least what can be touched, in pixels. */
export interface Fit {
  readonly size: number;
  readonly least: number;
}

/** Around a piece, and between them. */
export const PAD = 3;
export const GAP = 4;
const SMALLEST = 14;
/** As small as a square may be and still show at a glance what stands on it. */
const CLEAR = 23;
/** A finger wants 44, and must have 32. */
const LEAST = [44, 40, 36, 32];

export function extentOf(piece: Piece): Extent {
  const shape = shapeOf(piece);
  return shape === "L" ? { across: 2, down: 2 } : { across: Number(shape), down: 1 };
}

function fits(pieces: readonly Extent[], { width, height }: Room, { size, least }: Fit): boolean {
  let [right, line, bottom] = [0, 0, 0];
  for (const { across, down } of pieces) {
    const wide = Math.max(least, across * size + 2 * PAD);
    const high = Math.max(least, ((down * DEEP + LIFT) * size) / WIDE + 2 * PAD);
    if (right > 0 && right + GAP + wide > width) {
      bottom += line + GAP;
      [right, line] = [0, 0];
    }
    right += (right > 0 ? GAP : 0) + wide;
    line = Math.max(line, high);
    if (right > width) return false;
  }
  return bottom + line <= height;
}

/** The largest squares with which all pieces have room, as large as `most` where they may. */
export function fit(pieces: readonly Extent[], room: Room, most: number): Fit {
  let best: Fit = { size: SMALLEST, least: LEAST.at(-1)! };
  for (const least of LEAST.toReversed()) {
    let size = Math.floor(most);
    while (size >= SMALLEST && !fits(pieces, room, { size, least })) size--;
    // What is easy to touch is worth more than what is larger than need be to be told apart.
    if (size >= Math.min(best.size, CLEAR)) best = { size, least };
  }
  return best;
}
