/** What of the board an event of the score sheet lights up. */
import type { Event } from "../../gen/shikoku/Event";

export interface Light {
  /** Whose pilgrim stands out. */
  readonly seat: number | null;
  /** The steps it went up. */
  readonly climb: { readonly from: number; readonly to: number } | null;
  readonly card: number | null;
}

export function lightOf(event: Event | null): Light {
  switch (event?.event) {
    case "climbed":
      return { seat: event.seat, climb: { from: event.from, to: event.to }, card: event.card };
    case "stayed-put":
    case "played":
    case "took":
      return { seat: event.seat, climb: null, card: event.card };
    case "removed":
      return { seat: null, climb: null, card: event.card };
    default:
      return { seat: null, climb: null, card: null };
  }
}

/** The way of one pilgrim in one round. */
export interface Climb {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** What stays marked on the board until the viewer's own move: the cards that were played, and the climbs of the last round. */
export function newsOf(events: readonly Event[]): { played: number[]; climbs: Climb[] } {
  return {
    played: events.filter((event) => event.event === "played").map(({ card }) => card),
    climbs: events.filter((event) => event.event === "climbed"),
  };
}
