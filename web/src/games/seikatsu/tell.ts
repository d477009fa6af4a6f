/** What a move is and what is to be done, as data for the sentences `move-…` and `prompt-…`. */
import type { View } from "../../lib/game";
import type { Tagged } from "../../lib/words.svelte";
import { KOI, readMove } from "./moves";
import { isFull, isSolo } from "./sides";
import type { Private, Public } from "./types";

export function move(text: string): Tagged<"move"> {
  const lay = readMove(text);
  return { move: lay?.bird ? "koi" : "lay", ...lay };
}

export function prompt(view: View<Public, Private>): Tagged<"prompt"> {
  const { turn, public: pub, moves } = view;
  if (turn === "over") return { prompt: isFull(pub) ? "board-full" : "no-move" };
  if (turn === "chance") return { prompt: "deal" };
  if (moves.length > 0) return { prompt: isSolo(pub) ? alone(pub, moves) : "lay" };
  const waits = { seat: turn.move[0] };
  return { prompt: view.seat === null ? "watch" : "wait", ...waits };
}

/** What can be laid alone: the tile in hand, a koi, or either. */
function alone({ last }: Public, moves: readonly string[]): string {
  const koi = moves.filter((move) => move.startsWith(KOI)).length;
  if (koi === moves.length) return "koi-only";
  if (koi === 0) return "tile-only";
  return last === null ? "first-alone" : "alone";
}
