/** How cards move: towards the middle from where a seat sits, and away to who won them. */
import type { TransitionConfig } from "svelte/transition";
import type { Place } from "./seats";

const AWAY: Readonly<Record<Place, readonly [x: number, y: number]>> = {
  bottom: [0, 1],
  left: [-1, 0],
  top: [0, -1],
  right: [1, 0],
};

interface Motion {
  readonly place: Place;
  readonly animate: boolean;
}

/** A card comes from a seat. */
export function arrive(_: Element, { place, animate }: Motion): TransitionConfig {
  const [x, y] = AWAY[place];
  return {
    duration: animate ? 260 : 0,
    css: (t, u) => `translate: ${x * u * 110}px ${y * u * 110}px; opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card goes to the seat that won the trick. */
export function leave(_: Element, { place, animate }: Motion): TransitionConfig {
  const [x, y] = AWAY[place];
  return {
    duration: animate ? 340 : 0,
    css: (t, u) => `translate: ${x * u * 160}px ${y * u * 160}px; scale: ${0.5 + t / 2}; opacity: ${t}`,
  };
}

/** A card turns over. */
export function turnOver(_: Element, { animate }: { readonly animate: boolean }): TransitionConfig {
  return { duration: animate ? 300 : 0, css: (t) => `scale: ${t} 1` };
}
