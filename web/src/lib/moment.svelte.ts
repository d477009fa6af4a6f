/** Something that is shown until one presses on, or for a while: the end of a round, which the next one would cover. */

/** How long it is shown unless one presses on, in milliseconds at the usual speed. */
const LOOK = 9000;

export class Moment<Shown> {
  shown: Shown | null = $state.raw(null);
  readonly #tempo: () => number;

  /** To be made while a component is set up: it lives as long. */
  constructor(tempo: () => number) {
    this.#tempo = tempo;
    $effect(() => {
      if (this.shown === null) return;
      const timer = setTimeout(() => this.goOn(), this.time);
      return () => clearTimeout(timer);
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
