/** Cards with their spots and everything that is to be known about each, ready to be drawn. */
import type { Laid } from "./Cards.svelte";
import { card as read } from "./cards";
import type { Spot } from "./geometry";
import { cardName, say } from "./words";

export interface Known {
  readonly open: boolean;
  readonly chosen: boolean;
  readonly advised: boolean;
  /** More to say about it, such as for whom it is chosen. */
  readonly note: string | null;
}

/** A known card at a spot. */
export function lay(card: string, spot: Spot, known: Known, trump: string | null): Laid {
  const { suit, boss } = read(card);
  const isTrump = suit === trump;
  const words = [
    cardName(card),
    boss ? say("board-boss") : null,
    isTrump ? say("board-is-trump") : null,
    known.note,
    known.advised ? say("board-advised") : null,
  ];
  return { ...spot, ...known, card, trump: isTrump, name: words.filter((word) => word !== null).join(", ") };
}

/** A card that nobody knows. */
export function layBack(spot: Spot, name: string): Laid {
  return { ...spot, card: null, name, open: false, chosen: false, advised: false, trump: false };
}
