/** The positions that the rules page shows. */
import type { LineCard } from "../../../gen/shikoku/LineCard";
import type { Player } from "../../../lib/game";

export const PEOPLE: readonly Player[] = [
  "Aiko",
  "Basile",
  "Chiyo",
  "Denis",
  "Emi",
  "Fumiko",
  "Gaspard",
  "Hiro",
].map((name, seat) => ({ seat, name, bot: false }));

/** The icons of the standard set, cards 1 to 33. */
export const ICONS: readonly number[] = Array.from({ length: 33 }, (_, i) => [3, 1, 5, 2, 6, 4][i % 6]!);

const line = (...cards: readonly (readonly [card: number, seat: number])[]): LineCard[] =>
  cards.map(([card, seat]) => ({ card, seat }));

export const FIRST_LINE = line([4, 2], [9, 0], [21, 3], [28, 1]);
export const HALF_PLAYED = line([3, 0], [14, 2], [30, 3]);
export const STILL_TO_PLAY = [1, 4] as const;
export const THREE = line([5, 2], [16, 0], [27, 1]);
export const FIVE = line([3, 0], [11, 1], [14, 2], [30, 3], [33, 4]);
export const AFTER_FIVE = [1, 2, 3, 4, 0] as const;
export const LEFT_TO_TAKE = line([4, 2], [17, 0], [21, 3], [28, 1]);

/** Finished climbs: steps by seat, and who wins there. */
export const FOUR_ENDED = { steps: [33, 30, 25, 30], wins: [1, 3] };
export const SIX_ENDED = { steps: [33, 27, 31, 24, 22, 20], wins: [2, 4] };
