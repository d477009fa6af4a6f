/** Moves as they are written: `F2@c3+d3`, `ZM@c1`, `frog c3`, `end`, `pass`. */
import type { Square } from "../../gen/miyabi/Square";
import type { Piece } from "./pieces";
import type { Lie } from "./turning";

export type Action =
  | ({ readonly does: "lay"; readonly piece: Piece } & Lie)
  | { readonly does: "frog"; readonly square: Square }
  | { readonly does: "end" }
  | { readonly does: "pass" };

/** A move taken apart. The notation is the server's, so it is trusted. */
export function readMove(move: string): Action {
  if (move === "end" || move === "pass") return { does: move };
  if (move.startsWith("frog ")) return { does: "frog", square: move.slice("frog ".length) as Square };
  const [piece, squares] = move.split("@") as [Piece, string];
  const [object, ...others] = squares.split("+") as [Square, ...Square[]];
  return { does: "lay", piece, object, others };
}

/** The move that lays a piece like that. */
export function layMove(piece: Piece, { object, others }: Lie): string {
  return `${piece}@${[object, ...others].join("+")}`;
}

export function frogMove(square: Square): string {
  return `frog ${square}`;
}

/** A move that can be made, with what it would score at once. */
export interface Choice<Kind extends Action = Action> {
  readonly move: string;
  readonly action: Kind;
  readonly points: number | null;
}
export type Laying = Choice<Extract<Action, { does: "lay" }>>;
export type Stepping = Choice<Extract<Action, { does: "frog" }>>;

/** What can be done, sorted by what a player points at. */
export interface Choices {
  /** The ways to lie of each piece that can be laid. */
  readonly layings: ReadonlyMap<Piece, readonly Laying[]>;
  /** Where the frog can go. */
  readonly steps: ReadonlyMap<Square, Stepping>;
  readonly canPass: boolean;
  readonly canEnd: boolean;
}

export function choices(moves: readonly string[], previews: readonly (number | null)[]): Choices {
  const layings = new Map<Piece, Laying[]>();
  const steps = new Map<Square, Stepping>();
  moves.forEach((move, i) => {
    const action = readMove(move);
    const points = previews[i] ?? null;
    if (action.does === "lay")
      layings.set(action.piece, [...(layings.get(action.piece) ?? []), { move, action, points }]);
    if (action.does === "frog") steps.set(action.square, { move, action, points });
  });
  return { layings, steps, canPass: moves.includes("pass"), canEnd: moves.includes("end") };
}
