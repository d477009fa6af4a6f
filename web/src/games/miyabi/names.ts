/** What things are called, in both languages. */
import type { Kind } from "../../gen/miyabi/Kind";
import type { Expansion } from "../../gen/miyabi/Expansion";
import type { Lang, Phrase, Text } from "../../lib/lang.svelte";
import { isZen, kindOf, type Piece, shapeOf } from "./pieces";

export const KIND_NAMES: Readonly<Record<Kind, Text>> = {
  M: { en: "maple", fr: "érable" },
  P: { en: "pagoda", fr: "pagode" },
  F: { en: "fish", fr: "poisson" },
  A: { en: "azalea", fr: "azalée" },
  B: { en: "boxwood", fr: "buis" },
  S: { en: "stone", fr: "rocher" },
};

const PLURALS: Readonly<Record<Kind, Text>> = {
  M: { en: "maples", fr: "érables" },
  P: { en: "pagodas", fr: "pagodes" },
  F: { en: "fish", fr: "poissons" },
  A: { en: "azaleas", fr: "azalées" },
  B: { en: "boxwoods", fr: "buis" },
  S: { en: "stones", fr: "rochers" },
};

/** The row that a kind belongs to. */
export const ROW_NAMES: Readonly<Record<Kind, Text>> = {
  M: { en: "maple row", fr: "ligne de l’érable" },
  P: { en: "pagoda row", fr: "ligne de la pagode" },
  F: { en: "fish row", fr: "ligne du poisson" },
  A: { en: "azalea row", fr: "ligne de l’azalée" },
  B: { en: "boxwood row", fr: "ligne du buis" },
  S: { en: "stone row", fr: "ligne du rocher" },
};

export const EXPANSION_NAMES: Readonly<Record<Expansion, Text>> = {
  colour: { en: "Colourful garden", fr: "Jardin coloré" },
  lawn: { en: "Big lawn", fr: "Grande pelouse" },
  zen: { en: "Zen garden", fr: "Jardin zen" },
  seven: { en: "7!", fr: "7 !" },
  frog: { en: "Frog", fr: "Grenouille" },
};

/** "three fish" as "3 fish". French counts zero as singular. */
export const objects: Phrase<[count: number, kind: Kind]> = {
  en: (count, kind) => `${count} ${(count === 1 ? KIND_NAMES : PLURALS)[kind].en}`,
  fr: (count, kind) => `${count} ${(count < 2 ? KIND_NAMES : PLURALS)[kind].fr}`,
};

export const points: Phrase<[count: number]> = {
  en: (count) => (count === 1 ? "1 point" : `${count} points`),
  fr: (count) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`),
};

const TILES = {
  "1": { en: (kind: string) => `single ${kind} tile`, fr: (kind: string) => `tuile simple « ${kind} »` },
  "2": { en: (kind: string) => `double ${kind} tile`, fr: (kind: string) => `tuile double « ${kind} »` },
  "3": { en: (kind: string) => `straight ${kind} tile`, fr: (kind: string) => `tuile droite « ${kind} »` },
  L: { en: (kind: string) => `corner ${kind} tile`, fr: (kind: string) => `tuile en angle « ${kind} »` },
  Z: { en: (kind: string) => `${kind} zen tile`, fr: (kind: string) => `tuile zen « ${kind} »` },
} as const;

/** "double fish tile", "tuile double « poisson »". */
export function pieceName(piece: Piece, lang: Lang): string {
  return TILES[isZen(piece) ? "Z" : shapeOf(piece)][lang](KIND_NAMES[kindOf(piece)][lang]);
}

/** "c3, d3 and d4". */
export function list(items: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
}
