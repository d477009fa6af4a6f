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

/** A known card at a spot; `from` says from whom it has just come. */
export function lay(
  card: string,
  spot: Spot,
  known: Known,
  trump: string | null,
  from: string | null = null,
): Laid {
  const { suit, boss } = read(card);
  const isTrump = suit === trump;
  const words = [
    cardName(card),
    boss ? say("board-boss") : null,
    isTrump ? say("board-is-trump") : null,
    from,
    known.note,
    known.advised ? say("board-advised") : null,
  ];
  const name = words.filter((word) => word !== null).join(", ");
  return { ...spot, ...known, card, trump: isTrump, fresh: from !== null, name };
}

/** A card that nobody knows. */
export function layBack(spot: Spot, name: string): Laid {
  return {
    ...spot,
    card: null,
    name,
    open: false,
    chosen: false,
    advised: false,
    trump: false,
    fresh: false,
  };
}
