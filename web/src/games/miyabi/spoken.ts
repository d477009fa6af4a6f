/** Names in words for what is on the board and in the hand. */
import type { Board } from "../../gen/miyabi/Board";
import type { Ground } from "../../gen/miyabi/Ground";
import type { Square } from "../../gen/miyabi/Square";
import type { Hand } from "./hand.svelte";
import { heightAt } from "./layout";
import { KINDS, type Piece, rowOf } from "./pieces";
import { list, pieceName, say } from "./words";

/** What is held, where, and what it would score there. */
export function heldName(hand: Hand, board: Board): string {
  const { aim, frogAim } = hand;
  if (frogAim) {
    const { square, step } = frogAim;
    return step
      ? say("board-held-frog", { square, points: step.points ?? "none" })
      : say("board-held-frog-forbidden", { square });
  }
  if (!aim) return "";
  const what = pieceName(hand.held as Piece);
  const squares = list([aim.lie.object, ...aim.lie.others]);
  if (!aim.laying) return say("board-held-forbidden", { what, squares });
  const level = heightAt(board, aim.lie.object) + 1;
  return say("board-held", { what, squares, level, points: aim.laying.points ?? "none" });
}

/** What a square shows: "level 2, 3 azaleas". */
function groundName(ground: Ground | undefined): string {
  if (!ground) return say("ground-bare");
  const level = ground.height;
  if (ground.shows === "lawn") return say("ground-lawn", { level });
  const what = { objects: ground.objects, "kind-id": ground.kind };
  return ground.shows === "zen" ? say("ground-zen", what) : say("ground-objects", { ...what, level });
}

/** What a square shows, and under the cursor what is held over it. */
export function squareLabel(at: Square, board: Board, hand: Hand | null): string {
  if (hand?.held && hand.cursor === at) return heldName(hand, board);
  const message = board.frog?.square === at ? "board-square-with-frog" : "board-square";
  return say(message, { square: at, "kind-id": KINDS[rowOf(at)]!, ground: groundName(board.squares[at]) });
}
