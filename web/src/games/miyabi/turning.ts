/** How tiles lie: the squares around their object, quarter turn by quarter turn. No rule is here but the tiles' shapes. */
import type { ObjectSquares } from "../../gen/miyabi/ObjectSquares";
import type { Square } from "../../gen/miyabi/Square";
import { columnOf, type Piece, rowOf, type Shape, shapeOf, SIDE, square } from "./pieces";

/** A step from the object's square: columns to the right, rows down. */
export type Offset = readonly [right: number, down: number];

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** A piece on the board: the square of its objects, then its lawn in reading order. */
export interface Lie {
  readonly object: Square;
  readonly others: readonly Square[];
}

/** The lawn around the object before any turn. */
function lawn(shape: Shape, object: ObjectSquares): readonly Offset[] {
  switch (shape) {
    case "1":
      return [];
    case "2":
      return [[1, 0]];
    case "3":
      return object[3] === "middle"
        ? [
            [-1, 0],
            [1, 0],
          ]
        : [
            [1, 0],
            [2, 0],
          ];
    // The corner at the lower left, one arm up and one to the right.
    case "L":
      switch (object.L) {
        case "corner":
          return [
            [0, -1],
            [1, 0],
          ];
        case "up":
          return [
            [0, 1],
            [1, 1],
          ];
        case "right":
          return [
            [-1, 0],
            [-1, -1],
          ];
      }
  }
}

function turned([right, down]: Offset, turn: Turn): Offset {
  switch (turn) {
    case 0:
      return [right, down];
    case 1:
      return [-down, right];
    case 2:
      return [-right, -down];
    case 3:
      return [down, -right];
  }
}

/** Where the lawn of a piece is around its object. */
export function offsets(piece: Piece, turn: Turn, object: ObjectSquares): readonly Offset[] {
  return lawn(shapeOf(piece), object).map((offset) => turned(offset, turn));
}

/** The next way to lie that looks different. */
export function nextTurn(piece: Piece, turn: Turn, object: ObjectSquares): Turn {
  const look = (turn: Turn) => offsets(piece, turn, object).map(String).sort().join();
  const seen = look(turn);
  for (const step of [1, 2, 3]) {
    const next = ((turn + step) % 4) as Turn;
    if (look(next) !== seen) return next;
  }
  return turn;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The piece with its object on the square, or as near to it as lets the whole piece stay on the board. */
export function lie(piece: Piece, turn: Turn, at: Square, object: ObjectSquares): Lie {
  const around = offsets(piece, turn, object);
  const rights = [0, ...around.map(([right]) => right)];
  const downs = [0, ...around.map(([, down]) => down)];
  const column = within(columnOf(at), -Math.min(...rights), SIDE - 1 - Math.max(...rights));
  const row = within(rowOf(at), -Math.min(...downs), SIDE - 1 - Math.max(...downs));
  const others = around.map(([right, down]) => ({ column: column + right, row: row + down }));
  others.sort((a, b) => a.row - b.row || a.column - b.column);
  return { object: square(column, row), others: others.map(({ column, row }) => square(column, row)) };
}

/** The turn in which a piece lies like that. */
export function turnOf(piece: Piece, { object, others }: Lie, squares: ObjectSquares): Turn {
  // The object too: at the board's edge another turn may cover the same lawn with the object moved inwards.
  const same = (turn: Turn) => {
    const turned = lie(piece, turn, object, squares);
    return turned.object === object && turned.others.join() === others.join();
  };
  return TURNS.find(same) ?? 0;
}
