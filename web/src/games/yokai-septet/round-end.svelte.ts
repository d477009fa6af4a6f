/** The server deals the next round at once: the end of the last one is shown until one presses on, or for a while. */
import { untrack } from "svelte";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Public } from "../../gen/yokai-septet/Public";
import { Moment } from "../../lib/moment.svelte";
import { endOfRound } from "./beat";

interface Given {
  readonly now: Public;
  readonly events: readonly Event[];
  readonly tempo: number;
}

/** The table as it was when the round ended, while that is shown. */
export class RoundBeat extends Moment<Public> {
  #seen: Public | null = null;

  constructor(given: () => Given) {
    super(() => given().tempo);
    $effect.pre(() => {
      const { now, events } = given();
      untrack(() => this.#see(now, events));
    });
  }

  #see(now: Public, events: readonly Event[]): void {
    if (this.#seen && this.#seen !== now) {
      const still = this.shown && this.shown.round < now.round ? this.shown : null;
      this.shown = endOfRound(this.#seen, events, now) ?? still;
    }
    this.#seen = now;
  }
}
