/** Moves and prompts as data; `words.ts` puts them into sentences. */
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { View } from "../../lib/game";
import type { Tagged } from "../../lib/words.svelte";
import { readMove } from "./moves";
import { isZen, kindOf } from "./pieces";

export function move(move: string): Tagged<"move"> {
  const action = readMove(move);
  if (action.does === "frog") return { move: "frog", square: action.square };
  if (action.does !== "lay") return { move: action.does };
  const { piece, object, others } = action;
  return isZen(piece)
    ? { move: "lay-zen", kind: kindOf(piece), square: object }
    : { move: "lay", tile: piece, object, others };
}

/** What the viewer is to do now. */
export function prompt({ public: pub, seat, moves }: View<Public, Private>): Tagged<"prompt"> {
  if (!("seat" in pub)) return { prompt: pub.stage === "over" ? "over" : "draw" };
  if (pub.seat !== seat) return { prompt: "wait", seat: pub.seat };
  const does = new Set(moves.map((move) => readMove(move).does));
  if (does.has("pass") && !does.has("lay")) return { prompt: "pass" };
  return { prompt: pub.stage === "lay" && does.has("frog") ? "lay-or-step" : pub.stage };
}
