/** How cards move: towards the middle from where a seat sits, and away to who won them. */
import type { TransitionConfig } from "svelte/transition";
import type { Place } from "./seats";

const AWAY: Readonly<Record<Place, readonly [x: number, y: number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

/** How long things move, times the usual; 0 where nothing moves. */
export function pace(animate: boolean, tempo: number): number {
  return animate ? tempo : 0;
}

interface Motion {
  readonly place: Place;
  readonly motion: number;
}

/** A card comes from a seat. */
export function arrive(_: Element, { place, motion }: Motion): TransitionConfig {
  const [x, y] = AWAY[place];
  return {
    duration: 260 * motion,
    css: (t, u) => `translate: ${x * u * 110}px ${y * u * 110}px; opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card goes to the seat that won the trick. */
export function leave(_: Element, { place, motion }: Motion): TransitionConfig {
  const [x, y] = AWAY[place];
  return {
    duration: 340 * motion,
    css: (t, u) => `translate: ${x * u * 160}px ${y * u * 160}px; scale: ${0.5 + t / 2}; opacity: ${t}`,
  };
}

/** A card turns over. */
export function turnOver(_: Element, { motion }: { readonly motion: number }): TransitionConfig {
  return { duration: 300 * motion, css: (t) => `scale: ${t} 1` };
}
