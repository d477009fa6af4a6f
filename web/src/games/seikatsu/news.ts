/** What the others did since the viewer's own move: it stays marked in the garden until the next one. */
import type { Event, Space } from "./types";

/** A tile that somebody else has laid. */
export interface News {
  readonly seat: number;
  /** What its flock scored; none if there was no flock. */
  readonly points: number | null;
}

/** The tiles that are news, by where they lie. */
export function newsOf(since: readonly (readonly Event[])[]): ReadonlyMap<Space, News> {
  return new Map(
    since.flatMap((events) => {
      const laid = events.find((event) => event.event === "placed");
      const flock = events.find((event) => event.event === "flock-scored");
      return laid ? [[laid.space, { seat: laid.seat, points: flock?.points ?? null }]] : [];
    }),
  );
}
