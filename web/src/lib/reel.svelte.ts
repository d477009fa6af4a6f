/** A replay's place in the game: steps, jumps, plays, and fetches the positions as they are needed. */
import type { Position } from "../gen/protocol/Position";

/** How long a step is shown while it plays, in milliseconds. */
const PACE = 1500;

export class Reel {
  /** How many entries have been played at the shown position. */
  entry: number = $state(0);
  /** The position that is shown; the one before until the next has come. */
  position: Position | null = $state.raw(null);
  /** Whether the shown position is one step on from the one before, so that it may be animated. */
  onward: boolean = $state(false);
  playing: boolean = $state(false);
  #kept = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly fetch: (entry: number) => Promise<Position>,
    private readonly failed: (error: unknown) => void,
    readonly entries: number,
    start: number,
    /** How long things take, times the usual. */
    private readonly tempo: () => number = () => 1,
  ) {
    this.jump(start);
  }

  /** Shows the position after so many entries. */
  jump(entry: number): void {
    const wanted = Math.max(0, Math.min(entry, this.entries));
    const before = this.entry;
    this.entry = wanted;
    this.#get(wanted).then(
      (position) => {
        // A slow answer must not overtake a newer wish.
        if (this.entry !== wanted) return;
        this.onward = wanted === before + 1;
        this.position = position;
        this.#goOn();
      },
      (error: unknown) => {
        this.pause();
        this.failed(error);
      },
    );
  }

  step(by: number): void {
    this.pause();
    this.jump(this.entry + by);
  }

  /** Plays from here, or from the start when the end is shown. */
  play(): void {
    this.playing = true;
    this.jump(this.entry === this.entries ? 0 : this.entry + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    if (this.entry < this.entries) this.#get(this.entry + 1).catch(() => {});
    if (!this.playing) return;
    if (this.entry === this.entries) this.pause();
    else this.#timer = setTimeout(() => this.jump(this.entry + 1), PACE * this.tempo());
  }

  #get(entry: number): Promise<Position> {
    let kept = this.#kept.get(entry);
    if (kept === undefined) {
      kept = this.fetch(entry);
      this.#kept.set(entry, kept);
      kept.catch(() => this.#kept.delete(entry));
    }
    return kept;
  }
}
