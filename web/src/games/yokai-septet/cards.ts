/** Cards as the notation writes them: `WA`, `F9`, `S13`, `W7*`. */

import type { Suit } from "../../gen/yokai-septet/Suit";

/** In the order of the deck. */
export const SUITS: readonly Suit[] = ["W", "E", "C", "L", "D", "F", "S"];

/** What is printed on a card. */
export interface Print {
  /** As written. */
  readonly text: string;
  readonly suit: Suit;
  /** `A`, or a number; the shiny 7 is a 7. */
  readonly rank: string;
  readonly boss: boolean;
  readonly shiny: boolean;
}

const CARD = /^([WECLDFS])(A|\d{1,2})(\*?)$/;

/** Reads a card. The server writes nothing else, so anything else is a mistake of ours. */
export function card(text: string): Print {
  const [, suit, rank, star] = CARD.exec(text) ?? [];
  if (!suit || !rank) throw new Error(`not a card: ${text}`);
  return { text, suit: suit as Suit, rank, boss: rank === "7", shiny: star === "*" };
}

/** Compares two cards by their places in the deck: suits in order, ranks low to high, the plain 7 first. */
export function byDeck(a: string, b: string): number {
  return place(a) - place(b);
}

function place(text: string): number {
  const { suit, rank, shiny } = card(text);
  return SUITS.indexOf(suit) * 100 + (rank === "A" ? 1 : Number(rank)) * 2 + (shiny ? 1 : 0);
}
