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
  /** The panels at the sides, where there is room for them. */
  readonly panel: number;
}

/** Where the panels move from above the table to its sides; `Board.svelte` has the same number in its styles. */
export const WIDE = 820;

export function sizes(width: number, duel: boolean): Sizes {
  if (width >= WIDE) {
    const panel = width >= 1000 ? 210 : 168;
    const table = width - 2 * (12 + panel + 12) - 24;
    const trick = duel ? 76 : Math.min(100, between(table, 84));
    return { inner: width - 24, table, hand: duel || width < 1000 ? 84 : 104, trick, rows: 60, panel };
  }
  const panel = 0;
  const inner = width - 16;
  const table = inner - 4;
  if (width >= 520) return { inner, table, hand: 84, trick: duel ? 72 : 84, rows: 66, panel };
  return { inner, table, hand: 62, trick: duel ? 54 : Math.min(58, between(table, 62)), rows: 60, panel };
}

/** A trick is three and a half cards wide, between two name plates. */
function between(table: number, plate: number): number {
  return (table - 2 * (plate + 8)) / 3.5;
}
