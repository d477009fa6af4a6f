/** Where cards lie. Pure: lengths in pixels in, lengths in pixels out. */

/** A card is 100 × 140. */
export const RATIO = 1.4;
/** No target for a finger is narrower. */
export const TARGET = 40;

/** Between cards that lie side by side. */
const GAP = 6;

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Which row of the fan, from the top. */
  readonly row: number;
}

export interface Fan {
  /** The width of a card. */
  readonly card: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly spots: readonly Spot[];
}

/** How far a row shows above the one that lies on it: rank and symbol stay readable, and a finger finds it. */
const PEEK = 0.66;

/**
 * A hand of `count` cards in a width: side by side if they fit, else overlapping, else in more rows; of each card at
 * least a target's width stays free.
 */
export function fan(count: number, width: number, card: number): Fan {
  const fits = Math.max(1, Math.floor((width - card) / TARGET) + 1);
  const rows = Math.max(1, Math.ceil(count / fits));
  return inRows(count, width, card, rows, Math.max(card * RATIO * PEEK, TARGET));
}

/** A hand that fills a room: in those rows, and with cards so large, that the most shows of the card that shows least. */
export function spread(count: number, { width, height }: Room, most: number): Fan {
  let best = { rows: 1, card: TARGET, peek: 0, shows: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const held = Math.ceil(count / rows);
    for (let card = Math.floor(Math.min(most, height / RATIO)); card >= TARGET; card--) {
      const step = held > 1 ? (width - card) / (held - 1) : card;
      const peek = rows > 1 ? (height - card * RATIO) / (rows - 1) : card * RATIO;
      const shows = Math.min(card, step, peek);
      if (shows > best.shows) best = { rows, card, peek, shows };
    }
  }
  return inRows(count, width, best.card, best.rows, Math.min(best.peek, best.card * RATIO + GAP));
}

function inRows(count: number, width: number, card: number, rows: number, peek: number): Fan {
  const spots: Spot[] = [];
  for (let row = 0, next = 0; row < rows; row++) {
    const held = Math.ceil((count - next) / (rows - row));
    const step = held > 1 ? Math.min(card + GAP, (width - card) / (held - 1)) : 0;
    const left = (width - card - step * (held - 1)) / 2;
    for (let i = 0; i < held; i++) spots.push({ x: left + i * step, y: row * peek, row });
    next += held;
  }
  return { card, width, height: (rows - 1) * peek + card * RATIO, rows, spots };
}

/** The rows of a duel: seven cards below, six on them; each of the six lies on the two whose middles it is between. */
export function duelRows(width: number, most: number): Fan & { readonly up: readonly Spot[] } {
  const step = Math.min(width / 7, most + 6);
  const card = Math.min(step - 2, most);
  const left = (width - step * 6 - card) / 2;
  const shift = card * RATIO * 0.42;
  return {
    card,
    width,
    height: card * RATIO + shift,
    rows: 2,
    spots: Array.from({ length: 7 }, (_, i) => ({ x: left + i * step, y: 0, row: 0 })),
    up: Array.from({ length: 6 }, (_, i) => ({ x: left + (i + 0.5) * step, y: shift, row: 1 })),
  };
}

/** Where an arrow key leads from a spot: along the row, or to the nearest spot of the next row; nowhere at an edge. */
export function step(spots: readonly Spot[], from: number, key: string): number | null {
  const here = spots[from];
  if (!here) return null;
  const nearest = (candidates: number[], by: (spot: Spot) => number): number | null =>
    candidates.reduce<number | null>(
      (best, i) => (best === null || by(spots[i]!) < by(spots[best]!) ? i : best),
      null,
    );
  const all = spots.map((_, i) => i);
  const rows = [...new Set(spots.map((spot) => spot.row))].sort((a, b) => a - b);
  const inRow = (row: number | undefined): number[] => all.filter((i) => spots[i]!.row === row);
  const across = (spot: Spot): number => Math.abs(spot.x - here.x);
  switch (key) {
    case "ArrowLeft":
      return from > 0 ? from - 1 : null;
    case "ArrowRight":
      return from < spots.length - 1 ? from + 1 : null;
    case "ArrowUp":
      return nearest(inRow(rows[rows.indexOf(here.row) - 1]), across);
    case "ArrowDown":
      return nearest(inRow(rows[rows.indexOf(here.row) + 1]), across);
    case "Home":
      return 0;
    case "End":
      return spots.length - 1;
    default:
      return null;
  }
}
