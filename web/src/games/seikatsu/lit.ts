/** What an event of the score sheet lights up on the board. */
import { neighbours, row } from "./geometry";
import { birdOf, flowerOf, KOI } from "./moves";
import type { Bird, Event, Flower, Pagoda, Space, Tile } from "./types";

/** What lies where. */
export type Garden = Readonly<Partial<Record<Space, Tile>>>;
type FlockScored = Extract<Event, { event: "flock-scored" }>;

/** A scored flock with where it lies: the event alone tells how many birds there were, not which. */
export type Flock = FlockScored & { readonly space: Space; readonly beside_at: readonly Space[] };

/** All flocks of a game with their places, found by laying the tiles again. */
export function flocks(events: readonly Event[]): Flock[] {
  const garden: Partial<Record<Space, Tile>> = {};
  const found: Flock[] = [];
  let last: Space | null = null;
  for (const event of events) {
    if (event.event === "dealt")
      event.spaces.forEach((space, place) => (garden[space] = event.tiles[place]!));
    if (event.event === "placed") garden[(last = event.space)] = event.tile;
    if (event.event === "flock-scored" && last) {
      found.push({ ...event, space: last, beside_at: sameBird(garden, last, event.bird) });
    }
  }
  return found;
}

/** A flock of the log gets its place from the tiles that were laid until then. */
export function inPlace(event: Event, told: readonly Event[]): Event {
  return event.event === "flock-scored" ? (flocks(told).at(-1) ?? event) : event;
}

/** The spaces beside a space that show this bird. */
export function sameBird(garden: Garden, space: Space, bird: Bird): Space[] {
  return neighbours(space).filter((beside) => birdOf(garden[beside]) === bird);
}

/** The tiles of a row that make its set: the flower's, and koi. */
export function setOf(garden: Garden, pagoda: Pagoda, number: number, flower: Flower | null): Space[] {
  return row(pagoda, number).filter((space) => {
    const tile = garden[space];
    return tile !== undefined && (tile === KOI || (flower !== null && flowerOf(tile) === flower));
  });
}

/** The spaces to show brightly while the others step back, and those that get a ring. */
export interface Light {
  readonly bright: readonly Space[];
  readonly ringed: readonly Space[];
}

/** What an event lights up; none for those that happen nowhere. */
export function lightOf(event: Event, garden: Garden): Light | null {
  switch (event.event) {
    case "dealt":
      return { bright: event.spaces, ringed: event.spaces };
    case "placed":
      return { bright: [event.space], ringed: [event.space] };
    case "row-scored":
      return {
        bright: row(event.pagoda, event.row),
        ringed: setOf(garden, event.pagoda, event.row, event.flower),
      };
    case "flock-scored": {
      const { space, beside_at } = event as Partial<Flock>;
      if (!space || !beside_at) return null;
      return { bright: [space, ...beside_at], ringed: [space, ...beside_at] };
    }
    case "drew":
      return null;
  }
}
