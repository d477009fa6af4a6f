/** Where each point, or each seal, of a game came from, line by line. */
import { card as read } from "./cards";
import type { Suit } from "../../gen/yokai-septet/Suit";
import type { Event } from "../../gen/yokai-septet/Event";
import type { RoundEnd } from "../../gen/yokai-septet/RoundEnd";
import type { Standing } from "../../gen/yokai-septet/Standing";

export interface Line {
  readonly event: Event;
  readonly round: number;
  /** That round's trump, once it was set. */
  readonly trump: Suit | null;
  /** How the round ended; none for a seal. */
  readonly end: RoundEnd | null;
  /** The suit that was sealed; none for a round. */
  readonly sealed: Suit | null;
  /** What each side gained. */
  readonly gains: readonly number[];
}

export function ledger(events: readonly Event[], sides: readonly Standing[]): Line[] {
  const lines: Line[] = [];
  let round = 0;
  let trump: Suit | null = null;
  for (const event of events) {
    if (event.event === "dealt") {
      round = event.round;
      trump = event.trump ? read(event.trump).suit : null;
    } else if (event.event === "trump-set") {
      trump = event.suit;
    } else if (event.event === "sealed") {
      const gains = sides.map(({ seats }) => (meet(seats, event.seats) ? 1 : 0));
      lines.push({ event, round, trump, end: null, sealed: event.suit, gains });
    } else if (event.event === "round-ended") {
      const { end } = event;
      const gains = sides.map(({ seats }) => (meet(seats, end.winners) ? end.points : 0));
      lines.push({ event, round, trump, end, sealed: null, gains });
    }
  }
  return lines;
}

/** What each side has after all lines. */
export function totals(lines: readonly Line[], sides: readonly Standing[]): number[] {
  return sides.map((_, side) => lines.reduce((sum, { gains }) => sum + (gains[side] ?? 0), 0));
}

function meet(a: readonly number[], b: readonly number[]): boolean {
  return a.some((seat) => b.includes(seat));
}
