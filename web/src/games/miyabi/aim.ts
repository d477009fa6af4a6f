/** From where a player points to what is meant: a legal way to lie if there is one, else one to ask about. */
import type { ObjectSquares } from "../../gen/miyabi/ObjectSquares";
import type { Square } from "../../gen/miyabi/Square";
import { type Laying, layMove } from "./moves";
import { columnOf, type Piece, rowOf } from "./pieces";
import { type Lie, lie, type Turn, turnOf } from "./turning";

/** Where a piece is held over the board. */
export interface Aim {
  readonly lie: Lie;
  readonly move: string;
  /** None when it must not be laid there. */
  readonly laying: Laying | null;
}

/** The layings in which the piece is turned like that. */
function turnedSo(layings: readonly Laying[], turn: Turn, object: ObjectSquares): Laying[] {
  return layings.filter(({ action }) => {
    const same = lie(action.piece, turn, action.object, object);
    return layMove(action.piece, same) === layMove(action.piece, action);
  });
}

/** The piece with its object exactly on the square, or as near as the board's edge allows. */
export function aimAt(
  piece: Piece,
  turn: Turn,
  at: Square,
  layings: readonly Laying[],
  object: ObjectSquares,
): Aim {
  const there = lie(piece, turn, at, object);
  const move = layMove(piece, there);
  return { lie: there, move, laying: layings.find((laying) => laying.move === move) ?? null };
}

/** Like `aimAt`, but if that is not allowed, a legal place where the piece would cover the square is what is meant. */
export function snapTo(
  piece: Piece,
  turn: Turn,
  at: Square,
  layings: readonly Laying[],
  object: ObjectSquares,
): Aim {
  const exact = aimAt(piece, turn, at, layings, object);
  if (exact.laying) return exact;
  const covering = turnedSo(layings, turn, object).find(({ action }) => action.others.includes(at));
  return covering ? { lie: covering.action, move: covering.move, laying: covering } : exact;
}

function distance(a: Square, b: Square): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

/** Where to hold a piece that was just taken: the nearest place that is allowed, turning it only if it must be. */
export function firstAim(
  piece: Piece,
  turn: Turn,
  from: Square,
  layings: readonly Laying[],
  object: ObjectSquares,
): { at: Square; turn: Turn } {
  const near = (a: Laying, b: Laying) => distance(a.action.object, from) - distance(b.action.object, from);
  const [asItIs] = turnedSo(layings, turn, object).sort(near);
  if (asItIs) return { at: asItIs.action.object, turn };
  const [turned] = [...layings].sort(near);
  if (turned) return { at: turned.action.object, turn: turnOf(piece, turned.action, object) };
  return { at: from, turn };
}
