/** Where squares are drawn: a garden seen from above and a little from the front, each level a step higher. */
import type { Board } from "../../gen/miyabi/Board";
import type { Ground } from "../../gen/miyabi/Ground";
import type { Square } from "../../gen/miyabi/Square";
import { columnOf, isZen, kindOf, objectsOf, type Piece, rowOf, SIDE } from "./pieces";
import type { Lie } from "./turning";

/** A square's size, and how much a level lifts it. */
export const WIDE = 100;
export const DEEP = 92;
export const LIFT = 8;

/** The tray's edge, with the rows' emblems at the left and the columns' letters below. */
export const EDGE = { left: 48, top: 12, right: 14, bottom: 32 } as const;

/** How much room the lanterns have above the board, where high terraces reach too. */
const LANTERNS = 106;

/** The picture's box. */
export const BOX = {
  x: -EDGE.left - 4,
  y: -LANTERNS,
  width: EDGE.left + SIDE * WIDE + EDGE.right + 8,
  height: LANTERNS + SIDE * DEEP + EDGE.bottom + 4,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corner of a square's top, as high as it is. */
export function corner(at: Square, height: number): Point {
  return { x: columnOf(at) * WIDE, y: rowOf(at) * DEEP - height * LIFT };
}

/** The middle of a square's top. */
export function centre(at: Square, height: number): Point {
  const { x, y } = corner(at, height);
  return { x: x + WIDE / 2, y: y + DEEP / 2 };
}

/** A part of the picture as shares of its width and height, for what lies over it. */
export function share(point: Point): { left: string; top: string } {
  return {
    left: `${((point.x - BOX.x) / BOX.width) * 100}%`,
    top: `${((point.y - BOX.y) / BOX.height) * 100}%`,
  };
}

export function heightAt(board: Board, at: Square): number {
  return board.squares[at]?.height ?? 0;
}

/** The sides on which a square goes over into the next one of the same tile. */
export interface Joints {
  readonly north: boolean;
  readonly east: boolean;
  readonly south: boolean;
  readonly west: boolean;
}

export function joints(at: Square, joined: readonly Square[]): Joints {
  const [column, row] = [columnOf(at), rowOf(at)];
  const has = (right: number, down: number) =>
    joined.some((other) => columnOf(other) === column + right && rowOf(other) === row + down);
  return { north: has(0, -1), east: has(1, 0), south: has(0, 1), west: has(-1, 0) };
}

const GAP = 2;
const ROUND = 10;
/** Squares of one tile lap over each other a little, so that no seam shines through. */
const LAP = 0.6;

/** The outline of a square's top from its corner: rounded where the tile ends, open where it goes on. */
export function topOutline({ north, east, south, west }: Joints): string {
  const [left, right] = [west ? -LAP : GAP, east ? WIDE + LAP : WIDE - GAP];
  const [top, bottom] = [north ? -LAP : GAP, south ? DEEP + LAP : DEEP - GAP];
  const round = (one: boolean, other: boolean) => (one || other ? 0 : ROUND);
  const [nw, ne, se, sw] = [round(north, west), round(north, east), round(south, east), round(south, west)];
  return [
    `M${left} ${top + nw}`,
    `q0 ${-nw} ${nw} ${-nw}`,
    `H${right - ne}`,
    `q${ne} 0 ${ne} ${ne}`,
    `V${bottom - se}`,
    `q0 ${se} ${-se} ${se}`,
    `H${left + sw}`,
    `q${-sw} 0 ${-sw} ${-sw}`,
    "Z",
  ].join("");
}

/** The light along the edges where the tile ends. */
export function rim({ north, east, south, west }: Joints): string {
  const [near, right, bottom] = [GAP + 1.5, WIDE - GAP - 1.5, DEEP - GAP - 1.5];
  const edges = [
    north ? "" : `M${west ? 0 : ROUND} ${near}H${east ? WIDE : WIDE - ROUND}`,
    west ? "" : `M${near} ${north ? 0 : ROUND}V${south ? DEEP : DEEP - ROUND}`,
    east ? "" : `M${right} ${north ? 0 : ROUND}V${south ? DEEP : DEEP - ROUND}`,
    south ? "" : `M${west ? 0 : ROUND} ${bottom}H${east ? WIDE : WIDE - ROUND}`,
  ];
  return edges.join("");
}

/** A square and what is to be drawn on it. */
export interface Plot {
  readonly at: Square;
  readonly ground: Ground;
}

/** What a piece shows on its squares when it lies like that, its top at a height. */
export function plots(piece: Piece, { object, others }: Lie, height: number): Plot[] {
  const squares = [object, ...others];
  const beside = (a: Square, b: Square) =>
    Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;
  const joined = (at: Square) => squares.filter((other) => beside(at, other));
  const shows = isZen(piece) ? "zen" : "objects";
  return [
    {
      at: object,
      ground: { height, joined: joined(object), shows, kind: kindOf(piece), objects: objectsOf(piece) },
    },
    ...others.map((at): Plot => ({ at, ground: { height, joined: joined(at), shows: "lawn" } })),
  ];
}
