/** What this game says, in the current language: `locales/<language>/seikatsu.ftl`. */
import { type Spelling, wordsOf } from "../../lib/words.svelte";
import { birdOf, flowerOf } from "./moves";
import type { Row, Space, Tile } from "./types";

/** A garden tile is called by what it shows. */
export function spelling(field: string, code: string): Spelling | null {
  if (field !== "tile" && field !== "tiles") return null;
  const [bird, flower] = [birdOf(code as Tile), flowerOf(code as Tile)];
  return bird && flower ? { message: "tile", parts: { bird, flower } } : { message: "koi", parts: {} };
}

export const words = wordsOf("seikatsu", spelling);
export const { say, spell, list } = words;

/** A tile as the values of a sentence: what it is called, and its code, by which a language may choose its words. */
export function called(tile: Tile): { tile: string; "tile-id": string } {
  return { tile: spell("tile", tile), "tile-id": tile };
}

/** What would be laid on a space, with the points that it brings where they are known. */
export function layAt(tile: string, space: Space, points: number | null | undefined): string {
  return typeof points === "number"
    ? say("board-would-score", { tile, space, points })
    : say("board-at", { tile, space });
}

/** A row as it lies now. */
export function rowNow(row: number, { flower, size, points }: Row): string {
  return say("board-row", { row, size, "flower-id": flower ?? "none", points });
}
