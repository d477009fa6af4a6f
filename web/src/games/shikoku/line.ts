/** What can be read off a line of cards. */
import type { Turn } from "../../gen/table/Turn";
import type { LineCard } from "../../gen/shikoku/LineCard";

/** A card that somebody thinks of adding to a line. */
export interface Standing {
  /** How many cards of the line are lower, and how many are higher. */
  readonly lower: number;
  readonly higher: number;
}

export function standing(line: readonly LineCard[], card: number): Standing {
  const lower = line.filter((laid) => laid.card < card).length;
  return { lower, higher: line.length - lower };
}

/** What lies at one place of a line: a card of somebody, or one that is only thought of. */
export interface Slot extends LineCard {
  readonly imagined: boolean;
}

/** The line with one more card that is only thought of. */
export function slots(line: readonly LineCard[], imagined: LineCard | null): Slot[] {
  const laid = line.map((card) => ({ ...card, imagined: false }));
  if (imagined === null) return laid;
  return [...laid, { ...imagined, imagined: true }].sort((a, b) => a.card - b.card);
}

/** Who plays or takes now; null when nobody does. */
export function mover(turn: Turn): number | null {
  return typeof turn === "object" ? (turn.move[0] ?? null) : null;
}
