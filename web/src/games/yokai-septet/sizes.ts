/** How large cards are on a board of a given width. */

export interface Sizes {
  /** The width inside the board's margins. */
  readonly inner: number;
  /** The width of the table in the middle. */
  readonly table: number;
  /** Cards in hand, in the trick, and at most in the rows of a duel. */
  readonly hand: number;
  readonly trick: number;
  readonly rows: number;
}

/** Where the panels move from above the table to its sides; `Board.svelte` has the same number in its styles. */
export const WIDE = 1000;
const PANEL = 210;
const PLATE = 96;

export function sizes(width: number, duel: boolean): Sizes {
  if (width >= WIDE) {
    const table = width - 2 * (12 + PANEL + 12) - 24;
    // A trick is three and a half cards wide, between two name plates.
    const trick = Math.min(100, (table - 2 * (PLATE + 6)) / 3.5);
    return { inner: width - 24, table, hand: duel ? 84 : 104, trick: duel ? 76 : trick, rows: 60 };
  }
  const inner = width - 16;
  const table = inner - 4;
  if (width >= 520) return { inner, table, hand: 84, trick: duel ? 72 : 84, rows: 66 };
  return { inner, table, hand: 62, trick: duel ? 54 : 58, rows: 60 };
}
