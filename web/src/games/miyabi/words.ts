/** What this game says: all of it is in `locales/<language>/miyabi.ftl`. */
import type { Tile } from "../../gen/miyabi/Tile";
import { type Spell, type Spelling, wordsOf } from "../../lib/words.svelte";
import { isZen, kindOf, type Piece, type Shape, shapeOf } from "./pieces";

const SHAPES: Readonly<Record<Shape, string>> = { 1: "single", 2: "double", 3: "straight", L: "corner" };

/** The game's crate spells the same. */
export const spell: Spell = (field, code): Spelling | null => {
  if (field === "kind" || field === "row") return { message: field, parts: { "kind-id": code } };
  if (field !== "tile") return null;
  const tile = code as Tile;
  return { message: "tile", parts: { "kind-id": kindOf(tile), shape: SHAPES[shapeOf(tile)] } };
};

export const words = wordsOf("miyabi", spell);
export const { say, tell, list } = words;

/** "double fish tile", "fish zen tile". */
export function pieceName(piece: Piece): string {
  return isZen(piece) ? say("zen-tile", { "kind-id": kindOf(piece) }) : words.spell("tile", piece);
}

/** The name of a shape: "corner". */
export function shapeName(shape: Shape): string {
  return say("shape", { shape: SHAPES[shape] });
}
