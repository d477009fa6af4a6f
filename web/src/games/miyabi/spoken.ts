/** Names in words for what is on the board and in the hand. */
import type { Board } from "../../gen/miyabi/Board";
import type { Square } from "../../gen/miyabi/Square";
import type { Lang } from "../../lib/lang.svelte";
import type { Hand } from "./hand.svelte";
import { heightAt } from "./layout";
import { list, pieceName } from "./names";
import { KINDS, type Piece, rowOf } from "./pieces";
import { frogNotThere, frogThere, groundName, notThere, squareName, withFrog, wouldScore } from "./words";

/** What is held, where, and what it would score there. */
export function heldName(hand: Hand, board: Board, lang: Lang): string {
  const { aim, frogAim } = hand;
  if (frogAim) {
    const { square, step } = frogAim;
    return step ? frogThere[lang](square, step.points) : frogNotThere[lang](square);
  }
  if (!aim) return "";
  const what = pieceName(hand.held as Piece, lang);
  const squares = list([aim.lie.object, ...aim.lie.others], lang);
  if (!aim.laying) return notThere[lang](what, squares);
  return wouldScore[lang](what, squares, heightAt(board, aim.lie.object) + 1, aim.laying.points);
}

/** What a square shows, and under the cursor what is held over it. */
export function squareLabel(at: Square, board: Board, hand: Hand | null, lang: Lang): string {
  if (hand?.held && hand.cursor === at) return heldName(hand, board, lang);
  const place = board.frog?.square === at ? withFrog[lang](at) : at;
  return squareName[lang](place, KINDS[rowOf(at)]!, groundName(board.squares[at], lang));
}
