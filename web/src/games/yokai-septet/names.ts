/** What suits, cards and seats are called. */
import type { Names, Player } from "../../lib/game";
import type { Lang, Text } from "../../lib/lang.svelte";
import { card as read } from "./cards";
import type { Suit } from "../../gen/yokai-septet/Suit";

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  W: { en: "Wind", fr: "Vent" },
  E: { en: "Earth", fr: "Terre" },
  C: { en: "Charm", fr: "Charme" },
  L: { en: "Lightning", fr: "Foudre" },
  D: { en: "Darkness", fr: "Ténèbres" },
  F: { en: "Fire", fr: "Feu" },
  S: { en: "Snow", fr: "Neige" },
};

/** A suit after "of". */
const OF_SUIT: Readonly<Record<Suit, Text>> = {
  W: { en: "of Wind", fr: "du Vent" },
  E: { en: "of Earth", fr: "de la Terre" },
  C: { en: "of Charm", fr: "du Charme" },
  L: { en: "of Lightning", fr: "de la Foudre" },
  D: { en: "of Darkness", fr: "des Ténèbres" },
  F: { en: "of Fire", fr: "du Feu" },
  S: { en: "of Snow", fr: "de la Neige" },
};

/** Who is drawn on each suit's 7. */
export const BOSS_NAMES: Readonly<Record<Suit, string>> = {
  W: "Tengu",
  E: "Tanuki",
  C: "Kitsune",
  L: "Raijin",
  D: "Gashadokuro",
  F: "Wanyūdō",
  S: "Yuki-onna",
};

export function suitName(suit: Suit, lang: Lang): string {
  return SUIT_NAMES[suit][lang];
}

/** "the gift of Snow" needs this: "of Snow", « de la Neige ». */
export function ofSuit(suit: Suit, lang: Lang): string {
  return OF_SUIT[suit][lang];
}

/** "9 of Fire", "shiny 7 of Fire". */
export function cardName(text: string, lang: Lang): string {
  const { suit, rank, shiny } = read(text);
  const plain = `${rank} ${OF_SUIT[suit][lang]}`;
  if (!shiny) return plain;
  return lang === "en" ? `shiny ${plain}` : `${plain} brillant`;
}

/** "the 9 of Fire". */
export function theCard(text: string, lang: Lang): string {
  const name = cardName(text, lang);
  if (lang === "en") return `the ${name}`;
  return name.startsWith("A") ? `l’${name}` : `le ${name}`;
}

/** "9 of Fire, 10 of Fire and 7 of Snow". */
export function cardNames(cards: readonly string[], lang: Lang): string {
  return list(
    cards.map((card) => cardName(card, lang)),
    lang,
  );
}

/** Things in a row, the last with "and". */
export function list(items: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction", style: "long" })
    .format(items)
    .replace(/, and /, " and ");
}

/** « de » before a name, which loses its vowel before another. */
export function de(name: string): string {
  return /^[aeiouàâäéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** Somebody in a sentence: sentences differ for the one who reads them. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

export function who(seat: number, names: Names): Who {
  return { you: seat === names.viewer, name: names.of(seat) };
}

/** A side in a sentence: "you and Chiyo" counts as the reader. */
export function side(seats: readonly number[], names: Names, lang: Lang): Who {
  const you = names.viewer !== null && seats.includes(names.viewer);
  const others = seats.filter((seat) => seat !== names.viewer).map((seat) => names.of(seat));
  const pronoun = lang === "en" ? "you" : "vous";
  return { you, name: list(you ? [pronoun, ...others] : others, lang) };
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Names as a board's players bear them. */
export function namesOf(players: readonly Player[], viewer: number | null): Names {
  return { viewer, of: (seat) => players[seat]?.name ?? String(seat + 1) };
}
