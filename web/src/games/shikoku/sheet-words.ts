/** What the score sheet says. */
import type { Phrase, Text } from "../../lib/lang.svelte";

export const sheetWords = {
  title: { en: "The climb, round by round", fr: "La montée, tour par tour" },
  profile: {
    en: "The steps of every pilgrim after each round",
    fr: "Les marches de chaque pèlerin après chaque tour",
  },
  wins: { en: "Wins", fr: "Gagne" },
} satisfies Record<string, Text>;

const ordinal = (n: number): string => {
  const ending =
    n % 10 === 1 && n !== 11
      ? "st"
      : n % 10 === 2 && n !== 12
        ? "nd"
        : n % 10 === 3 && n !== 13
          ? "rd"
          : "th";
  return `${n}${ending}`;
};
const ordinale = (n: number): string => (n === 1 ? "1re" : `${n}e`);

export const rankOf: Phrase<[fromTop: number, fromBottom: number]> = {
  en: (fromTop, fromBottom) =>
    `${ordinal(fromTop)} occupied step from the top, ${ordinal(fromBottom)} from the bottom`,
  fr: (fromTop, fromBottom) =>
    `${ordinale(fromTop)} marche occupée en partant du haut, ${ordinale(fromBottom)} en partant du bas`,
};

export const stageName: Phrase<[round: number, card: number, from: number, to: number]> = {
  en: (round, card, from, to) =>
    round === 0
      ? `Set-up: card ${card}, from step ${from} to ${to}`
      : `Round ${round}: card ${card}, from step ${from} to ${to}`,
  fr: (round, card, from, to) =>
    round === 0
      ? `Mise en place : carte ${card}, de la marche ${from} à la ${to}`
      : `Tour ${round} : carte ${card}, de la marche ${from} à la ${to}`,
};

export const stageStayed: Phrase<[round: number, card: number, step: number]> = {
  en: (round, card, step) => `Round ${round}: card ${card}, stayed put on step ${step}`,
  fr: (round, card, step) => `Tour ${round} : carte ${card}, sur place à la marche ${step}`,
};
