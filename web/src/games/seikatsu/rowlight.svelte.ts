/** Which rows are lit up: the one pointed at, the one pinned, or all of a pagoda. */
import type { Pagoda } from "./types";

export interface RowAt {
  readonly pagoda: Pagoda;
  /** 1 to 7. */
  readonly number: number;
}

export class RowLight {
  readonly #near: () => Pagoda;
  #hovered: RowAt | null = $state(null);
  #pinned: RowAt | null = $state(null);
  /** The pagoda whose rows are all shown. */
  shown: Pagoda | null = $state(null);

  /** The rows of the pagoda in front always have their ends in sight. */
  constructor(near: () => Pagoda) {
    this.#near = near;
  }

  /** Whether the ends of a pagoda's rows are in sight. */
  inSight(pagoda: Pagoda): boolean {
    return pagoda === this.#near() || pagoda === this.shown;
  }

  /** The one row that is lit, if any. */
  get lit(): RowAt | null {
    return [this.#hovered, this.#pinned].find((row) => row && this.inSight(row.pagoda)) ?? null;
  }

  get pinned(): RowAt | null {
    return this.#pinned;
  }

  point(row: RowAt | null): void {
    this.#hovered = row;
  }

  pin(row: RowAt): void {
    this.#pinned = same(this.#pinned, row) ? null : row;
  }

  show(pagoda: Pagoda): void {
    this.shown = this.shown === pagoda ? null : pagoda;
  }

  /** Puts the lights out; false if none was on to stay. */
  clear(): boolean {
    const on = this.#pinned !== null || this.shown !== null;
    this.#pinned = this.shown = null;
    return on;
  }

  /** Whether a row is drawn: the lit one alone, or else all that are shown. */
  draws(row: RowAt): boolean {
    return this.lit ? same(this.lit, row) : row.pagoda === this.shown;
  }
}

export function same(one: RowAt | null, other: RowAt | null): boolean {
  return one?.pagoda === other?.pagoda && one?.number === other?.number;
}
