/** The log's sentences, whole ones in both languages. */
import type { Kind } from "../../gen/miyabi/Kind";
import type { Place } from "../../gen/miyabi/Place";
import type { Lang } from "../../lib/lang.svelte";
import { KIND_NAMES, objects, points, ROW_NAMES } from "./names";

/** Whom a sentence is about. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

interface Sentences {
  roundBegan(round: number, first: Who): string;
  roundEnded(round: number): string;
  frogSet(who: Who, square: string): string;
  laid(who: Who, piece: string, squares: string, level: number, score: number): string;
  bonusClaimed(who: Who, kind: Kind, score: number): string;
  zenSurrounded(who: Who, square: string, around: number, score: number): string;
  frogStepped(who: Who, square: string, level: number, score: number): string;
  frogGolden(who: Who): string;
  passed(who: Who): string;
  majority(who: Who, kind: Kind, count: number, place: Place, score: number): string;
  colour(who: Who, count: number, score: number): string;
  lawn(who: Who, squares: number, score: number): string;
  sevenRow(who: Who, row: Kind, score: number): string;
  sevenColumn(who: Who, column: string, score: number): string;
}

const en: Sentences = {
  roundBegan: (round, { you, name }) =>
    you ? `Round ${round} begins; you go first.` : `Round ${round} begins; ${name} goes first.`,
  roundEnded: (round) => `Round ${round} is over.`,
  frogSet: ({ you, name }, square) =>
    you ? `You put your frog on ${square}.` : `${name} put a frog on ${square}.`,
  laid: ({ you, name }, piece, squares, level, score) =>
    you
      ? `You laid a ${piece} on ${squares}, level ${level}: ${points.en(score)}.`
      : `${name} laid a ${piece} on ${squares}, level ${level}: ${points.en(score)}.`,
  bonusClaimed: ({ you, name }, kind, score) =>
    you
      ? `You are the first with ${KIND_NAMES[kind].en} at level 5: ${points.en(score)}.`
      : `${name} is the first with ${KIND_NAMES[kind].en} at level 5: ${points.en(score)}.`,
  zenSurrounded: ({ you, name }, square, around, score) =>
    you
      ? `Your zen tile on ${square} is surrounded, ${around} objects around it: ${points.en(score)}.`
      : `The zen tile of ${name} on ${square} is surrounded, ${around} objects around it: ${points.en(score)}.`,
  frogStepped: ({ you, name }, square, level, score) => {
    if (score === 0)
      return you ? `Your frog hopped to ${square}.` : `The frog of ${name} hopped to ${square}.`;
    return you
      ? `Your frog hopped up to ${square}, level ${level}: ${points.en(score)}.`
      : `The frog of ${name} hopped up to ${square}, level ${level}: ${points.en(score)}.`;
  },
  frogGolden: ({ you, name }) => (you ? "Your frog turned golden." : `The frog of ${name} turned golden.`),
  passed: ({ you, name }) => (you ? "You passed." : `${name} passed.`),
  majority: ({ you, name }, kind, count, place, score) => {
    const seen = objects.en(count, kind);
    if (place === "most")
      return you
        ? `You show most with ${seen}: ${points.en(score)}.`
        : `${name} shows most with ${seen}: ${points.en(score)}.`;
    return you
      ? `You come second with ${seen}: ${points.en(score)}.`
      : `${name} comes second with ${seen}: ${points.en(score)}.`;
  },
  colour: ({ you, name }, count, score) =>
    you
      ? `Your largest group shows ${count} objects: ${points.en(score)}.`
      : `The largest group of ${name} shows ${count} objects: ${points.en(score)}.`,
  lawn: ({ you, name }, squares, score) =>
    you
      ? `Your largest lawn has ${squares} squares: ${points.en(score)}.`
      : `The largest lawn of ${name} has ${squares} squares: ${points.en(score)}.`,
  sevenRow: ({ you, name }, row, score) =>
    you
      ? `Your ${ROW_NAMES[row].en} shows exactly 7 objects: ${points.en(score)}.`
      : `The ${ROW_NAMES[row].en} of ${name} shows exactly 7 objects: ${points.en(score)}.`,
  sevenColumn: ({ you, name }, column, score) =>
    you
      ? `Your column ${column} shows exactly 7 objects: ${points.en(score)}.`
      : `Column ${column} of ${name} shows exactly 7 objects: ${points.en(score)}.`,
};

const things = (count: number) => (count < 2 ? `${count} objet` : `${count} objets`);
const shown = (count: number) => (count < 2 ? `${count} objet visible` : `${count} objets visibles`);
const cases = (count: number) => (count < 2 ? `${count} case` : `${count} cases`);

const fr: Sentences = {
  roundBegan: (round, { you, name }) =>
    you
      ? `La manche ${round} commence ; à vous l’honneur.`
      : `La manche ${round} commence ; ${name} joue en premier.`,
  roundEnded: (round) => `La manche ${round} est terminée.`,
  frogSet: ({ you, name }, square) =>
    you
      ? `Vous avez installé votre grenouille en ${square}.`
      : `${name} a installé sa grenouille en ${square}.`,
  laid: ({ you, name }, piece, squares, level, score) =>
    you
      ? `Vous avez posé une ${piece} en ${squares}, niveau ${level} : ${points.fr(score)}.`
      : `${name} a posé une ${piece} en ${squares}, niveau ${level} : ${points.fr(score)}.`,
  bonusClaimed: ({ you, name }, kind, score) =>
    you
      ? `Première tuile « ${KIND_NAMES[kind].fr} » au niveau 5, et c’est la vôtre : ${points.fr(score)}.`
      : `${name} a posé la première tuile « ${KIND_NAMES[kind].fr} » au niveau 5 : ${points.fr(score)}.`,
  zenSurrounded: ({ you, name }, square, around, score) =>
    you
      ? `Votre tuile zen en ${square} est entourée, avec ${things(around)} autour : ${points.fr(score)}.`
      : `Chez ${name}, la tuile zen en ${square} est entourée, avec ${things(around)} autour : ${points.fr(score)}.`,
  frogStepped: ({ you, name }, square, level, score) => {
    if (score === 0)
      return you
        ? `Votre grenouille a sauté en ${square}.`
        : `Chez ${name}, la grenouille a sauté en ${square}.`;
    return you
      ? `Votre grenouille est montée en ${square}, niveau ${level} : ${points.fr(score)}.`
      : `Chez ${name}, la grenouille est montée en ${square}, niveau ${level} : ${points.fr(score)}.`;
  },
  frogGolden: ({ you, name }) =>
    you ? "Votre grenouille est devenue d’or." : `Chez ${name}, la grenouille est devenue d’or.`,
  passed: ({ you, name }) => (you ? "Vous avez passé." : `${name} a passé.`),
  majority: ({ you, name }, kind, count, place, score) => {
    const seen = objects.fr(count, kind);
    if (place === "most")
      return you
        ? `Vous êtes en tête avec ${seen} : ${points.fr(score)}.`
        : `${name} est en tête avec ${seen} : ${points.fr(score)}.`;
    return you
      ? `Vous êtes deuxième avec ${seen} : ${points.fr(score)}.`
      : `${name} est deuxième avec ${seen} : ${points.fr(score)}.`;
  },
  colour: ({ you, name }, count, score) =>
    you
      ? `Votre plus grand groupe compte ${shown(count)} : ${points.fr(score)}.`
      : `Chez ${name}, le plus grand groupe compte ${shown(count)} : ${points.fr(score)}.`,
  lawn: ({ you, name }, squares, score) =>
    you
      ? `Votre plus grande pelouse couvre ${cases(squares)} : ${points.fr(score)}.`
      : `Chez ${name}, la plus grande pelouse couvre ${cases(squares)} : ${points.fr(score)}.`,
  sevenRow: ({ you, name }, row, score) =>
    you
      ? `Votre ${ROW_NAMES[row].fr} montre exactement 7 objets : ${points.fr(score)}.`
      : `Chez ${name}, la ${ROW_NAMES[row].fr} montre exactement 7 objets : ${points.fr(score)}.`,
  sevenColumn: ({ you, name }, column, score) =>
    you
      ? `Votre colonne ${column} montre exactement 7 objets : ${points.fr(score)}.`
      : `Chez ${name}, la colonne ${column} montre exactement 7 objets : ${points.fr(score)}.`,
};

export const EVENTS: Readonly<Record<Lang, Sentences>> = { en, fr };
