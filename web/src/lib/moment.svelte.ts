/** Something that is shown until one presses on, or for a while: the end of a round, which the next one would cover. */
import { untrack } from "svelte";

/** How long it is shown unless one presses on, in milliseconds at the usual speed. */
const LOOK = 9000;

/** How many of them are shown now: what is to be done next is not the matter yet. */
export const moments = $state({ shown: 0 });

export class Moment<Shown> {
  shown: Shown | null = $state.raw(null);
  readonly #tempo: () => number;

  /** To be made while a component is set up: it lives as long. */
  constructor(tempo: () => number) {
    this.#tempo = tempo;
    $effect(() => {
      if (this.shown === null) return;
      const timer = setTimeout(() => this.goOn(), this.time);
      untrack(() => moments.shown++);
      return () => {
        clearTimeout(timer);
        moments.shown--;
      };
    });
  }

  /** How long it is shown, in milliseconds. */
  get time(): number {
    return LOOK * this.#tempo();
  }

  goOn(): void {
    this.shown = null;
  }
}
