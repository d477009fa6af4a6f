/** What the others did since the viewer's own last move: it stays marked on the board until the next one. */
import type { Told } from "../gen/protocol/Told";

/** The step from which on all is news: the viewer's own last move, or the beginning. */
export function lastOwn(steps: readonly Told[], viewer: number | null): number {
  return Math.max(
    0,
    steps.findLastIndex(({ seat }) => seat !== null && seat === viewer),
  );
}

/** The events of each seat's last move, as long as they are news; by seat. Somebody who watches has seen none of them go. */
export function sinceMine(steps: readonly Told[], viewer: number | null, seats: number): unknown[][] {
  const news: unknown[][] = Array.from({ length: seats }, () => []);
  for (const { seat, events } of steps) {
    if (seat === null) continue;
    if (seat === viewer) news.fill([]);
    else news[seat] = events;
  }
  return news;
}
