/** Workers for what takes long: a bot's choice, a hint, a judgement. */

/** A job that can be given up. */
export interface Underway {
  /** What was found; nothing if it could not be done. */
  readonly found: Promise<unknown>;
  /** Nobody wants it any more: it is not begun if it still waits. */
  cancel(): void;
}

/** The part of a Worker that is used here. */
export interface Thinker {
  onmessage: ((event: { data: { found: unknown } }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

interface Job {
  readonly work: unknown;
  readonly tell: (found: unknown) => void;
}

/** So many think at the same time: one core is the page's and one its host's. */
export function coresToSpare(cores: number): number {
  return Math.max(1, Math.min(4, cores - 2));
}

export class Thinkers {
  #idle: Thinker[] = [];
  #made = 0;
  #waiting: Job[] = [];

  constructor(
    private readonly make: () => Thinker,
    private readonly most: number,
  ) {}

  work(work: unknown): Underway {
    let job: Job;
    const found = new Promise<unknown>((tell) => {
      job = { work, tell };
      this.#waiting.push(job);
    });
    this.#next();
    return { found, cancel: () => void (this.#waiting = this.#waiting.filter((other) => other !== job)) };
  }

  #next(): void {
    while (this.#waiting.length > 0 && (this.#idle.length > 0 || this.#made < this.most)) {
      const thinker = this.#idle.pop() ?? this.#hire();
      const { work, tell } = this.#waiting.shift()!;
      thinker.onmessage = ({ data }) => {
        this.#idle.push(thinker);
        tell(data.found);
        this.#next();
      };
      // One that has failed is sent away: the next job gets a new one.
      thinker.onerror = () => {
        thinker.terminate();
        this.#made -= 1;
        tell(null);
        this.#next();
      };
      thinker.postMessage({ work });
    }
  }

  #hire(): Thinker {
    this.#made += 1;
    return this.make();
  }
}
