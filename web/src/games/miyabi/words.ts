/** What the board says, in both languages. */
import type { Kind } from "../../gen/miyabi/Kind";
import type { Ground } from "../../gen/miyabi/Ground";
import type { Lang, Phrase, Text } from "../../lib/lang.svelte";
import { KIND_NAMES, objects, pieceName, points, ROW_NAMES } from "./names";
import type { Piece } from "./pieces";

const NAMED = {
  offer: { en: "Tiles on offer", fr: "Tuiles proposées" },
  zenOffer: { en: "Zen tiles", fr: "Tuiles zen" },
  garden: { en: "The squares of the garden", fr: "Les cases du jardin" },
  gardens: { en: "Other gardens", fr: "Les autres jardins" },
  turn: { en: "Turn", fr: "Tourner" },
  turnKey: { en: "Turn the tile (R)", fr: "Tourner la tuile (R)" },
  place: { en: "Lay", fr: "Poser" },
  step: { en: "Hop", fr: "Sauter" },
  set: { en: "Set", fr: "Installer" },
  whyNot: { en: "Why not?", fr: "Pourquoi pas ?" },
  cancel: { en: "Put back", fr: "Remettre" },
  pass: { en: "Pass", fr: "Passer" },
  stay: { en: "Stay", fr: "Rester" },
  frog: { en: "Frog", fr: "Grenouille" },
  levels: { en: "Show levels as numbers", fr: "Afficher les niveaux en chiffres" },
  nowhere: { en: "cannot be laid now", fr: "ne peut pas être posée maintenant" },
  objects: {
    en: "Objects in sight and points if the game ended now",
    fr: "Objets visibles et points si la partie s’arrêtait là",
  },
  kind: { en: "Kind", fr: "Sorte" },
  prizes: { en: "1st / 2nd", fr: "1er / 2e" },
  bonus: { en: "Level 5", fr: "Niveau 5" },
  scored: { en: "Scored", fr: "Marqués" },
  endedNow: { en: "If it ended now", fr: "Si c’était fini" },
  source: { en: "Where points came from", fr: "D’où viennent les points" },
  ended: { en: "Total", fr: "Total" },
  passed: { en: "passed", fr: "a passé" },
  chooseTile: { en: "Choose a tile.", fr: "Choisissez une tuile." },
  onlyPass: { en: "No tile fits: pass.", fr: "Aucune tuile ne convient : passez." },
} satisfies Record<string, Text>;

export const WORDS: Readonly<Record<keyof typeof NAMED, Text>> = NAMED;

export const round: Phrase<[round: number, rounds: number]> = {
  en: (round, rounds) => `Round ${round} of ${rounds}`,
  fr: (round, rounds) => `Manche ${round} sur ${rounds}`,
};

export const gardenOf: Phrase<[name: string]> = {
  en: (name) => `${name}’s garden`,
  fr: (name) => `Jardin : ${name}`,
};

export const yourGarden: Text = { en: "Your garden", fr: "Votre jardin" };

/** What follows a name and its score on the button that shows a garden large. */
export const enlarge: Phrase<[score: number, lanterns: number]> = {
  en: (score, lanterns) =>
    `${score === 1 ? "point" : "points"}, ${lanterns} of 6 lanterns lit. Show this garden large.`,
  fr: (score, lanterns) =>
    `${score < 2 ? "point" : "points"}, lanternes allumées : ${lanterns} sur 6. Afficher ce jardin en grand.`,
};

export const onOffer: Phrase<[piece: Piece, count: number]> = {
  en: (piece, count) =>
    count === 1 ? pieceName(piece, "en") : `${pieceName(piece, "en")}, ${count} of them`,
  fr: (piece, count) =>
    count === 1 ? pieceName(piece, "fr") : `${pieceName(piece, "fr")}, ${count} exemplaires`,
};

export const inStack: Phrase<[count: number]> = {
  en: (count) => `${count} in the stack`,
  fr: (count) => `${count} dans la pile`,
};

export const upTo: Phrase<[points: number]> = {
  en: (count) => `up to ${points.en(count)}`,
  fr: (count) => `jusqu’à ${points.fr(count)}`,
};

const BARE: Text = { en: "bare", fr: "nue" };

const SHOWN: Readonly<Record<Ground["shows"], Phrase<[height: number, what: string]>>> = {
  lawn: {
    en: (height) => `level ${height}, lawn`,
    fr: (height) => `niveau ${height}, pelouse`,
  },
  objects: {
    en: (height, what) => `level ${height}, ${what}`,
    fr: (height, what) => `niveau ${height}, ${what}`,
  },
  zen: {
    en: (_, what) => `zen tile, ${what}`,
    fr: (_, what) => `tuile zen, ${what}`,
  },
};

/** What a square shows: "level 2, 3 azaleas". */
export function groundName(ground: Ground | undefined, lang: Lang): string {
  if (!ground) return BARE[lang];
  const what = ground.shows === "lawn" ? "" : objects[lang](ground.objects, ground.kind);
  return SHOWN[ground.shows][lang](ground.height, what);
}

export const squareName: Phrase<[square: string, row: Kind, ground: string]> = {
  en: (square, row, ground) => `${square}, ${ROW_NAMES[row].en}: ${ground}`,
  fr: (square, row, ground) => `${square}, ${ROW_NAMES[row].fr} : ${ground}`,
};

export const withFrog: Phrase<[square: string]> = {
  en: (square) => `${square}, the frog sits here`,
  fr: (square) => `${square}, la grenouille est ici`,
};

/** What is held over the board, and what it would score there. */
export const wouldScore: Phrase<[what: string, squares: string, level: number, score: number | null]> = {
  en: (what, squares, level, score) =>
    score === null
      ? `${what} on ${squares}, level ${level}`
      : `${what} on ${squares}, level ${level}, would score ${score}`,
  fr: (what, squares, level, score) =>
    score === null
      ? `${what} en ${squares}, niveau ${level}`
      : `${what} en ${squares}, niveau ${level}, rapporterait ${points.fr(score)}`,
};

export const notThere: Phrase<[what: string, squares: string]> = {
  en: (what, squares) => `${what} on ${squares}: not allowed`,
  fr: (what, squares) => `${what} en ${squares} : interdit`,
};

export const frogThere: Phrase<[square: string, score: number | null]> = {
  en: (square, score) => (score ? `frog to ${square}, would score ${score}` : `frog to ${square}`),
  fr: (square, score) =>
    score ? `grenouille en ${square}, rapporterait ${points.fr(score)}` : `grenouille en ${square}`,
};

export const frogNotThere: Phrase<[square: string]> = {
  en: (square) => `frog to ${square}: not allowed`,
  fr: (square) => `grenouille en ${square} : interdit`,
};

export const majorityName: Phrase<[kind: Kind, most: number, second: number]> = {
  en: (kind, most, second) => `${KIND_NAMES[kind].en}: ${most} for most, ${second} for second`,
  fr: (kind, most, second) => `${KIND_NAMES[kind].fr} : ${most} au premier, ${second} au second`,
};

export const bonusOpen: Phrase<[points: number]> = {
  en: (count) => `${points.en(count)} for the first tile at level 5, not yet claimed`,
  fr: (count) => `${points.fr(count)} pour la première tuile au niveau 5, à prendre`,
};

export const bonusTaken: Phrase<[points: number, name: string]> = {
  en: (count, name) => `${points.en(count)} for the first tile at level 5, claimed by ${name}`,
  fr: (count, name) => `${points.fr(count)} pour la première tuile au niveau 5, pris par ${name}`,
};

export const you: Text = { en: "you", fr: "vous" };

/** The name of a list of the score sheet: a source of points, and whose. */
export const showsPart: Phrase<[part: string, name: string]> = {
  en: (part, name) => `${part}, ${name}`,
  fr: (part, name) => `${part}, ${name}`,
};
