/** Cards that move between a hand, the line in play and the previous line are seen to move. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";

export const [send, receive] = crossfade({
  duration: 340,
  easing: cubicOut,
  fallback: (node, { duration }) =>
    scale(node, { start: 0.7, duration: duration as number, easing: cubicOut }),
});

/** How long a card moves, in milliseconds. */
export function pace(animate: boolean, tempo: number): number {
  return animate ? 340 * tempo : 0;
}
