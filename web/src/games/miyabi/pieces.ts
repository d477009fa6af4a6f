/** What lies about on the table: kinds, shapes and the names of tiles. */
import type { Column } from "../../gen/miyabi/Column";
import type { Kind } from "../../gen/miyabi/Kind";
import type { Square } from "../../gen/miyabi/Square";
import type { Tile } from "../../gen/miyabi/Tile";

/** The kinds in the order of their rows, top to bottom. */
export const KINDS: readonly Kind[] = ["M", "P", "F", "A", "B", "S"];
export const COLUMNS: readonly Column[] = ["a", "b", "c", "d", "e", "f"];
export const SIDE = 6;

/** Single, double, straight, corner. */
export const SHAPES = ["1", "2", "3", "L"] as const;
export type Shape = (typeof SHAPES)[number];

/** A zen tile by its kind: `ZM`. */
export type Zen = `Z${Kind}`;

/** Something to take and lay. */
export type Piece = Tile | Zen;

export function isZen(piece: Piece): piece is Zen {
  return piece.startsWith("Z");
}

export function kindOf(piece: Piece): Kind {
  return (isZen(piece) ? piece[1] : piece[0]) as Kind;
}

/** A zen tile is as large as a single one. */
export function shapeOf(piece: Piece): Shape {
  return isZen(piece) ? "1" : (piece[1] as Shape);
}

/** A tile has as many objects as squares. */
export function objectsOf(piece: Piece): number {
  const shape = shapeOf(piece);
  return shape === "L" ? 3 : Number(shape);
}

/** All squares in reading order. */
export const SQUARES: readonly Square[] = KINDS.flatMap((_, row) =>
  COLUMNS.map((_, column) => square(column, row)),
);

export function square(column: number, row: number): Square {
  return `${COLUMNS[column]!}${row + 1}` as Square;
}

export function columnOf(at: Square): number {
  return COLUMNS.indexOf(at[0] as Column);
}

export function rowOf(at: Square): number {
  return Number(at[1]) - 1;
}

/** The tiles of a shape among these, by kind, with how many of each there are. */
export function tilesOfShape(
  tiles: { readonly [tile in Tile]?: number },
  shape: Shape,
): { tile: Tile; count: number }[] {
  return KINDS.map((kind) => `${kind}${shape}` as Tile)
    .map((tile) => ({ tile, count: tiles[tile] ?? 0 }))
    .filter(({ count }) => count > 0);
}
