/** The next offer comes at once and the lanterns go out: what a round has brought is shown first. */
import { untrack } from "svelte";
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { BoardProps } from "../../lib/game";
import { Moment } from "../../lib/moment.svelte";

export interface RoundEnd {
  readonly round: number;
  /** Everybody's points so far. */
  readonly points: readonly number[];
  /** Those of the round alone, where its beginning was seen. */
  readonly gains: readonly number[] | null;
}

/** The round that has ended, if the next one has begun since. The end of the game is another matter. */
export function endedRound(events: readonly Event[], now: Public): number | null {
  const ended = events.findLast((event) => event.event === "round-ended");
  return ended !== undefined && ended.round < now.round ? ended.round : null;
}

export class RoundMoment extends Moment<RoundEnd> {
  /** What everybody had when a round began. */
  #start: { round: number; points: readonly number[] } | null = null;

  constructor(props: () => BoardProps<Public, Private, Event>) {
    super(() => props().tempo);
    $effect.pre(() => {
      const { view, events } = props();
      untrack(() => this.#see(view.public, events));
    });
  }

  #see(now: Public, events: readonly Event[]): void {
    const { round, points } = now;
    const ended = endedRound(events, now);
    if (ended !== null) {
      const start = this.#start?.round === ended ? this.#start.points : null;
      const gains = start?.map((before, seat) => points[seat]! - before) ?? null;
      this.shown = { round: ended, points, gains };
    }
    if (this.#start?.round === round) return;
    const begun = events.some((event) => event.event === "round-began") || points.every((each) => each === 0);
    this.#start = begun ? { round, points } : null;
  }
}
