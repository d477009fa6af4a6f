/** What the last card of a trick brings, in words. */
import type { Public } from "../../gen/yokai-septet/Public";
import { signed } from "../../lib/words.svelte";
import { hasSeals } from "./goal";
import { say } from "./words";

/** "would bring +2 points", "brings nothing yet" */
export function brings(points: number, pub: Public): string {
  return say("board-brings", values(points, pub));
}

/** "+2 points" */
export function bringsShort(points: number, pub: Public): string {
  return say("board-brings-short", values(points, pub));
}

function values(points: number, pub: Public) {
  return { points: signed(points), seals: hasSeals(pub) ? "yes" : "no" };
}
