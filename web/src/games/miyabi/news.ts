/** What somebody did in a turn, as far as a garden shows it: it stays marked there for a while. */
import type { Event } from "../../gen/miyabi/Event";
import type { Square } from "../../gen/miyabi/Square";
import type { Piece, Zen } from "./pieces";
import type { Lie } from "./turning";

export interface News {
  /** What was laid, and how it lies. */
  readonly laid: ({ readonly piece: Piece } & Lie) | null;
  readonly squares: readonly Square[];
  /** Where points were scored. */
  readonly gains: ReadonlyMap<Square, number>;
  /** All of them. */
  readonly points: number;
}

export function newsOf(events: readonly Event[]): News {
  let laid: News["laid"] = null;
  const squares = new Set<Square>();
  const gains = new Map<Square, number>();
  const gain = (at: Square, points: number) => points > 0 && gains.set(at, (gains.get(at) ?? 0) + points);
  for (const event of events) {
    switch (event.event) {
      case "laid":
        laid = { piece: event.tile, object: event.object, others: event.others };
        gain(event.object, event.points);
        break;
      case "zen-laid":
        laid = { piece: `Z${event.kind}` as Zen, object: event.square, others: [] };
        gain(event.square, event.points);
        break;
      // It is won by the tile that was laid just before.
      case "bonus-claimed":
        if (laid) gain(laid.object, event.points);
        break;
      case "zen-surrounded":
        gain(event.square, event.points);
        break;
      case "frog-set":
        squares.add(event.square);
        break;
      case "frog-stepped":
        squares.add(event.to);
        gain(event.to, event.points);
        break;
    }
  }
  for (const at of laid ? [laid.object, ...laid.others] : []) squares.add(at);
  const points = [...gains.values()].reduce((sum, points) => sum + points, 0);
  return { laid, squares: [...squares], gains, points };
}

const lays = (events: readonly Event[]) =>
  events.some(({ event }) => event === "laid" || event === "zen-laid");
const hops = (events: readonly Event[]) =>
  events.some(({ event }) => event === "frog-stepped" || event === "frog-stayed");

/** The frog's move before or after a tile belongs to the same turn: what was news stays so. */
export function wholeTurn(before: readonly Event[], now: readonly Event[]): readonly Event[] {
  const sameTurn = (lays(before) && hops(now)) || (hops(before) && lays(now) && !lays(before));
  return sameTurn ? [...before, ...now] : now;
}
