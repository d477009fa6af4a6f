/** What has just happened: it stays marked on the board until the viewer's own move. */
import type { Event } from "../../gen/yokai-septet/Event";
import type { Suit } from "../../gen/yokai-septet/Suit";

export interface News {
  /** Cards that others played. */
  readonly played: ReadonlySet<string>;
  /** Bosses that were captured. */
  readonly bosses: ReadonlySet<string>;
  /** Suits that a side has sealed. */
  sealed(seats: readonly number[], suit: Suit): boolean;
  /** Suits that a seat turned out to lack. */
  lacked(seat: number, suit: Suit): boolean;
}

/** `now` is what happened last, by whomever; `since` what the others did since the viewer's move. */
export function newsOf(now: readonly Event[], since: readonly Event[]): News {
  const all = [...since, ...now];
  return {
    played: new Set(since.flatMap((event) => (event.event === "played" ? [event.card] : []))),
    bosses: new Set(all.flatMap((event) => (event.event === "trick-won" ? event.bosses : []))),
    sealed: (seats, suit) =>
      all.some(
        (event) =>
          event.event === "sealed" &&
          event.suit === suit &&
          event.seats.every((seat) => seats.includes(seat)),
      ),
    lacked: (seat, suit) =>
      all.some((event) => event.event === "lacked" && event.seat === seat && event.suit === suit),
  };
}
