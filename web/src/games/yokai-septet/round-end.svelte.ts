/** The server deals the next round at once: the end of the last one is shown until one presses on, or for a while. */
import { untrack } from "svelte";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Public } from "../../gen/yokai-septet/Public";
import { endOfRound, LOOK } from "./beat";

interface Given {
  readonly now: Public;
  readonly events: readonly Event[];
  readonly tempo: number;
}

export class RoundBeat {
  /** The table as it was when the round ended, while that is shown. */
  shown: Public | null = $state.raw(null);
  #seen: Public | null = null;
  readonly #given: () => Given;

  /** To be made while a component is set up: it lives as long. */
  constructor(given: () => Given) {
    this.#given = given;
    $effect.pre(() => {
      const { now, events } = given();
      untrack(() => this.#see(now, events));
    });
    $effect(() => {
      if (this.shown === null) return;
      const timer = setTimeout(() => this.goOn(), this.time);
      return () => clearTimeout(timer);
    });
  }

  /** How long it is shown, in milliseconds. */
  get time(): number {
    return LOOK * this.#given().tempo;
  }

  goOn(): void {
    this.shown = null;
  }

  #see(now: Public, events: readonly Event[]): void {
    if (this.#seen && this.#seen !== now) {
      const still = this.shown && this.shown.round < now.round ? this.shown : null;
      this.shown = endOfRound(this.#seen, events, now) ?? still;
    }
    this.#seen = now;
  }
}
