/** What is new on the board: what the others did since the viewer's move, and what the viewer just did. */
import { untrack } from "svelte";
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { BoardProps } from "../../lib/game";
import { type News, newsOf, wholeTurn } from "./news";

/** How long the points of the viewer linger where they were scored, in milliseconds. */
const LINGER = 2600;

export class Recent {
  /** The whole last turn of each seat. */
  turns: readonly (readonly Event[])[] = $state.raw([]);
  #mine: readonly Event[] = $state.raw([]);
  readonly #props: () => BoardProps<Public, Private, Event>;

  constructor(props: () => BoardProps<Public, Private, Event>) {
    this.#props = props;
    let seen: readonly (readonly Event[])[] = [];
    $effect.pre(() => {
      const { view, since } = props();
      const before = untrack(() => this.turns);
      this.turns = view.public.boards.map((_, seat) => {
        const now = since[seat] ?? [];
        return now === seen[seat] ? (before[seat] ?? now) : wholeTurn(before[seat] ?? [], now);
      });
      seen = since;
    });
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const { events, view } = props();
      const done = events.filter((event) => "seat" in event && event.seat === view.seat);
      // The others may be quick: what they do takes nothing away.
      if (done.length === 0) return;
      this.#mine = done;
      clearTimeout(forgetting);
      forgetting = setTimeout(() => (this.#mine = []), LINGER * untrack(() => props().tempo));
    });
  }

  /** What of it is to be seen in each garden. */
  get news(): News[] {
    const { view } = this.#props();
    return view.public.boards.map((_, seat) =>
      newsOf(seat === view.seat ? this.#mine : (this.turns[seat] ?? [])),
    );
  }
}
