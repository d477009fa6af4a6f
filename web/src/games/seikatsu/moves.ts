/** The notation of tiles and moves: `Tp@c5`, and for a koi with the bird that it stands for `K@b2=W`. */
import type { Hex } from "./geometry";
import type { Bird, Flower, Space, Tile } from "./types";

export const KOI: Tile = "K";
export const BIRDS: readonly Bird[] = ["T", "W", "E", "F"];
export const FLOWERS: readonly Flower[] = ["p", "l", "t", "b"];

/** The bird of a garden tile; none on a koi or where no tile lies. */
export function birdOf(tile: Tile | undefined): Bird | null {
  return BIRDS.find((bird) => tile?.startsWith(bird)) ?? null;
}

/** The flower of a garden tile; none on a koi. */
export function flowerOf(tile: Tile): Flower | null {
  return FLOWERS.find((flower) => tile.endsWith(flower)) ?? null;
}

/** A move, taken apart. */
export interface Lay {
  readonly tile: Tile;
  readonly space: Space;
  /** The bird named for a koi. */
  readonly bird: Bird | null;
}

/** Reads a move; none if it is not one. */
export function readMove(text: string): Lay | null {
  const parts = /^([TWEF][pltb]|K)@([ag][1-4]|[bf][1-5]|[ce][1-6]|d[123567])(?:=([TWEF]))?$/.exec(text);
  if (!parts) return null;
  const [, tile, space, bird] = parts;
  if ((tile === KOI) !== (bird !== undefined)) return null;
  return { tile: tile as Tile, space: space as Space, bird: (bird as Bird | undefined) ?? null };
}

/** A move that may be made, with the points that it brings at once where they are known. */
export interface Offer extends Lay {
  readonly move: string;
  readonly points: number | null;
  /** How much more each seat's rows would be worth, and a rival's after them; where that is known. */
  readonly rows: readonly number[] | null;
}

/** What the view offers, taken apart. */
export function offers(
  moves: readonly string[],
  previews: readonly (number | null)[],
  prospects: readonly (readonly number[] | null)[],
): Offer[] {
  return moves.flatMap((move, place) => {
    const lay = readMove(move);
    return lay ? [{ ...lay, move, points: previews[place] ?? null, rows: prospects[place] ?? null }] : [];
  });
}

/** The most points that one of these offers brings; none where none is known. */
export function best(of: readonly Offer[]): number | null {
  const known = of.flatMap(({ points }) => (points === null ? [] : [points]));
  return known.length > 0 ? Math.max(...known) : null;
}

/** Points as they are written on a tile: "+3". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The notation of laying a tile somewhere, to ask why that is not allowed: even the pond, and a koi needs some bird. */
export function attempt(tile: Tile, hex: Hex): string {
  return tile === KOI ? `${tile}@${hex}=T` : `${tile}@${hex}`;
}
