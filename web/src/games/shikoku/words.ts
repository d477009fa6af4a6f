/** What the board says. The rules page and the log have catalogues of their own. */
import type { Phrase, Text } from "../../lib/lang.svelte";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
/** French counts none as one. */
const plusieurs = (count: number, un: string, plus: string): string => `${count} ${count < 2 ? un : plus}`;

export const words = {
  you: { en: "You", fr: "Vous" },
  lineInPlay: { en: "Line in play", fr: "Ligne en cours" },
  lineJustPlayed: { en: "Line just played", fr: "Ligne qui vient d’être jouée" },
  previousLine: { en: "Previous line", fr: "Ligne précédente" },
  empty: { en: "No card.", fr: "Aucune carte." },
  hand: { en: "Your hand", fr: "Votre main" },
  orderOfPlay: { en: "Order of play", fr: "Ordre du tour" },
  orderOfCollecting: {
    en: "Order of collecting and of the next round",
    fr: "Ordre des prises et du tour suivant",
  },
  pilgrims: { en: "Pilgrims", fr: "Pèlerins" },
  deck: { en: "Deck", fr: "Pioche" },
  out: { en: "Out of the game", fr: "Hors jeu" },
  none: { en: "none", fr: "aucune" },
  wouldWin: { en: "would win now", fr: "gagnerait maintenant" },
  wouldWinYou: { en: "would win now", fr: "gagneriez maintenant" },
  wins: { en: "wins", fr: "gagne" },
  winsYou: { en: "win", fr: "gagnez" },
  chooseCard: {
    en: "Choose a card to see where it would lie.",
    fr: "Choisissez une carte pour voir où elle se placerait.",
  },
  chooseTake: {
    en: "Choose a card of the previous line.",
    fr: "Choisissez une carte de la ligne précédente.",
  },
} satisfies Record<string, Text>;

/** "card 17, 6 steps" */
export const cardName: Phrase<[card: number, icons: number]> = {
  en: (card, icons) => `card ${card}, ${many(icons, "step", "steps")}`,
  fr: (card, icons) => `carte ${card}, ${plusieurs(icons, "marche", "marches")}`,
};

/** A card in a line, when its owner is somebody else. */
export const laidBy: Phrase<[card: number, icons: number, owner: string, mark: string]> = {
  en: (card, icons, owner, mark) => `card ${card}, ${many(icons, "step", "steps")}, ${owner} (${mark})`,
  fr: (card, icons, owner, mark) =>
    `carte ${card}, ${plusieurs(icons, "marche", "marches")}, ${owner} (${mark})`,
};

export const laidAndStayed: Phrase<[card: number, icons: number, owner: string, mark: string]> = {
  en: (card, icons, owner, mark) =>
    `card ${card}, ${many(icons, "step", "steps")}, ${owner} (${mark}): stayed put here`,
  fr: (card, icons, owner, mark) =>
    `carte ${card}, ${plusieurs(icons, "marche", "marches")}, ${owner} (${mark}) : n’a pas avancé`,
};

export const imaginedName: Phrase<[card: number]> = {
  en: (card) => `here your card ${card} would lie`,
  fr: (card) => `ici se placerait votre carte ${card}`,
};

export const stillToPlay: Phrase<[who: string]> = {
  en: (who) => `still to play: ${who}`,
  fr: (who) => `doit encore jouer : ${who}`,
};

/** Where a card of the hand would lie if it were played now. */
export const wouldLie: Phrase<[place: number, of: number, toCome: number]> = {
  en: (place, of, toCome) =>
    toCome === 0
      ? `It would complete the line, at place ${place} of ${of}.`
      : `So far it would lie at place ${place} of ${of}; ${many(toCome, "card is", "cards are")} still to come.`,
  fr: (place, of, toCome) =>
    toCome === 0
      ? `Elle compléterait la ligne, à la place ${place} sur ${of}.`
      : `Pour l’instant, elle serait à la place ${place} sur ${of} ; il reste ${plusieurs(toCome, "carte", "cartes")} à venir.`,
};

export const wouldClimb: Phrase<[card: number, icons: number, from: number, to: number]> = {
  en: (card, icons, from, to) =>
    `Card ${card} carries ${many(icons, "step", "steps")}: from ${from} up to ${to}, unless its place in the line holds you back.`,
  fr: (card, icons, from, to) =>
    `La carte ${card} porte ${plusieurs(icons, "marche", "marches")} : de ${from} à ${to}, sauf si sa place dans la ligne vous retient.`,
};

export const wouldTake: Phrase<[card: number, icons: number]> = {
  en: (card, icons) =>
    `Card ${card} carries ${many(icons, "step", "steps")}. Everybody will know that you hold it.`,
  fr: (card, icons) =>
    `La carte ${card} porte ${plusieurs(icons, "marche", "marches")}. Tout le monde saura que vous l’avez.`,
};

/** A card of the hand with all that is known before it is played. */
export const playable: Phrase<[card: number, icons: number, place: number, of: number]> = {
  en: (card, icons, place, of) =>
    `card ${card}, ${many(icons, "step", "steps")}, place ${place} of ${of} so far`,
  fr: (card, icons, place, of) =>
    `carte ${card}, ${plusieurs(icons, "marche", "marches")}, place ${place} sur ${of} pour l’instant`,
};

export const playIt: Phrase<[card: number]> = {
  en: (card) => `Play ${card}`,
  fr: (card) => `Jouer la ${card}`,
};

export const takeIt: Phrase<[card: number]> = {
  en: (card) => `Take ${card}`,
  fr: (card) => `Prendre la ${card}`,
};

export const stepOf: Phrase<[step: number]> = {
  en: (step) => `step ${step}`,
  fr: (step) => `marche ${step}`,
};

export const cardsInDeck: Phrase<[count: number]> = {
  en: (count) => many(count, "card", "cards"),
  fr: (count) => plusieurs(count, "carte", "cartes"),
};

export const hiddenCards: Phrase<[count: number]> = {
  en: (count) => many(count, "hidden card", "hidden cards"),
  fr: (count) => plusieurs(count, "carte cachée", "cartes cachées"),
};

export const known: Phrase<[card: number, icons: number]> = {
  en: (card, icons) => `known: card ${card}, ${many(icons, "step", "steps")}`,
  fr: (card, icons) => `connue : carte ${card}, ${plusieurs(icons, "marche", "marches")}`,
};

/** The whole picture of the stairs in one sentence. */
export const stairsLabel: Phrase<[where: string]> = {
  en: (where) => `Stairs of 33 steps up to the pagoda. ${where}`,
  fr: (where) => `Escalier de 33 marches jusqu’à la pagode. ${where}`,
};

export const standsOn: Phrase<[who: string, step: number]> = {
  en: (who, step) => `${who}: ${step}.`,
  fr: (who, step) => `${who} : ${step}.`,
};
