/** The icons on the bosses: those of the standard cards, or a host's own. */
import { createContext } from "svelte";
import type { Options } from "../../gen/yokai-septet/Options";

/** For each suit those that always count, and those that count with 3 seats only. */
export type Icons = NonNullable<Options["icons"]>;

export const STANDARD: Icons = {
  W: [0, 0],
  E: [0, 1],
  C: [1, 0],
  L: [1, 1],
  D: [1, 1],
  F: [2, 1],
  S: [2, 1],
};

const [given, give, isGiven] = createContext<() => Icons>();

/** Lets the cards of a board show the icons that it is played with. */
export function showIcons(icons: () => Icons | undefined): void {
  give(() => icons() ?? STANDARD);
}

/** The icons on the cards here. */
export function iconsHere(): () => Icons {
  return isGiven() ? given() : () => STANDARD;
}
