/** What the viewer has chosen so far of a move: a tile and a space, in either order, and a koi's bird last. */
import { sameBird, type Garden } from "./lit";
import { best, birdOf, type Offer } from "./moves";
import type { Bird, Space, Tile } from "./types";

export class Choice {
  readonly #offers: () => readonly Offer[];
  #picked: Tile | null = $state(null);
  #space: Space | null = $state(null);
  /** The bird that is being considered for a koi. */
  bird: Bird | null = $state(null);

  /** A choice among what is offered now; nothing is offered when the viewer is not to move. */
  constructor(offers: () => readonly Offer[]) {
    this.#offers = offers;
  }

  #kinds = $derived.by(() => [...new Set(this.#offers().map(({ tile }) => tile))]);

  /** The chosen tile; where only one kind can be laid there is nothing to choose. */
  readonly tile: Tile | null = $derived.by(
    () => this.#picked ?? (this.#kinds.length === 1 ? this.#kinds[0]! : null),
  );

  #fitting = $derived.by(() => this.#offers().filter(({ tile }) => this.tile === null || tile === this.tile));

  /** The spaces that can be chosen, with the most that the chosen tile would score there. */
  readonly open: ReadonlyMap<Space, number | null> = $derived.by(() => {
    const points = (at: Space) => best(this.#fitting.filter(({ space }) => space === at));
    return new Map(this.#fitting.map(({ space }) => [space, this.tile === null ? null : points(space)]));
  });

  /** The moves that are left once tile and space are chosen: one, or one for each bird of a koi. */
  readonly left: readonly Offer[] = $derived.by(() =>
    this.tile === null ? [] : this.#fitting.filter(({ space }) => space === this.#space),
  );

  get space(): Space | null {
    return this.#space;
  }

  /** The move, when nothing is left to choose. */
  get decided(): string | null {
    return this.left.length === 1 ? this.left[0]!.move : null;
  }

  /** What a tile would score at most on the chosen space; undefined if it cannot go there. */
  worth(tile: Tile): number | null | undefined {
    const here = this.#offers().filter((offer) => offer.tile === tile && offer.space === this.#space);
    return here.length > 0 ? best(here) : undefined;
  }

  /** The birds that would make a flock with what is chosen. */
  flock(garden: Garden): Space[] {
    const bird = birdOf(this.tile ?? undefined) ?? this.bird;
    return this.#space && bird && this.left.length > 0 ? sameBird(garden, this.#space, bird) : [];
  }

  pickSpace(space: Space): void {
    this.#space = space;
  }

  /** Chooses a tile, or gives it back; a space where it cannot go is given back too. */
  pickTile(tile: Tile): void {
    this.#picked = tile === this.#picked ? null : tile;
    if (this.#picked !== null && this.worth(tile) === undefined) this.#space = null;
  }

  /** Takes the last part of the choice back; false if there was none. */
  cancel(): boolean {
    if (this.#space === null && this.#picked === null) return false;
    if (this.#space !== null) this.#space = null;
    else this.#picked = null;
    return true;
  }

  /** Forgets everything, for a new position. */
  clear(): void {
    this.#picked = this.#space = this.bird = null;
  }
}
