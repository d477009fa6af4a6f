/** Events, moves and turns as sentences. */
import type { Names, View } from "../../lib/game";
import type { Lang, Phrase } from "../../lib/lang.svelte";
import { mover } from "./line";
import { read } from "./moves";
import type { Event } from "../../gen/shikoku/Event";
import type { Private } from "../../gen/shikoku/Private";
import type { Public } from "../../gen/shikoku/Public";
import { words } from "./words";

/** A sentence about somebody: one for the viewer, one for anybody else. */
interface About<Values extends unknown[]> {
  readonly you: Phrase<Values>;
  readonly other: Phrase<[who: string, ...Values]>;
}

const played: About<[card: number]> = {
  you: { en: (card) => `You played ${card}.`, fr: (card) => `Vous avez joué la ${card}.` },
  other: { en: (who, card) => `${who} played ${card}.`, fr: (who, card) => `${who} a joué la ${card}.` },
};

const climbed: About<[card: number, from: number, to: number]> = {
  you: {
    en: (card, from, to) => `You climbed from ${from} to ${to} with ${card}.`,
    fr: (card, from, to) => `Vous avez gravi les marches de ${from} à ${to} avec la ${card}.`,
  },
  other: {
    en: (who, card, from, to) => `${who} climbed from ${from} to ${to} with ${card}.`,
    fr: (who, card, from, to) => `${who} a gravi les marches de ${from} à ${to} avec la ${card}.`,
  },
};

const stayed: About<[card: number]> = {
  you: {
    en: (card) => `You stayed put with ${card}.`,
    fr: (card) => `Vous n’avez pas bougé avec la ${card}.`,
  },
  other: {
    en: (who, card) => `${who} stayed put with ${card}.`,
    fr: (who, card) => `${who} n’a pas bougé avec la ${card}.`,
  },
};

const drew: About<[left: number]> = {
  you: {
    en: (left) => `You drew from the deck; cards left: ${left}.`,
    fr: (left) => `Vous avez pioché ; cartes restantes : ${left}.`,
  },
  other: {
    en: (who, left) => `${who} drew from the deck; cards left: ${left}.`,
    fr: (who, left) => `${who} a pioché ; cartes restantes : ${left}.`,
  },
};

const took: About<[card: number]> = {
  you: { en: (card) => `You took ${card}.`, fr: (card) => `Vous avez pris la ${card}.` },
  other: { en: (who, card) => `${who} took ${card}.`, fr: (who, card) => `${who} a pris la ${card}.` },
};

const rotated: About<[card: number]> = {
  you: {
    en: (card) => `You had the lowest card, ${card}, and are now last in the order.`,
    fr: (card) => `Vous aviez la carte la plus basse, la ${card}, et passez en dernier.`,
  },
  other: {
    en: (who, card) => `${who} had the lowest card, ${card}, and is now last in the order.`,
    fr: (who, card) => `${who} avait la carte la plus basse, la ${card}, et passe en dernier.`,
  },
};

const dealt: Phrase<[deck: number]> = {
  en: (deck) => `Everybody has three cards and the first line lies open; cards in the deck: ${deck}.`,
  fr: (deck) => `Chacun a trois cartes et la première ligne est ouverte ; cartes en pioche : ${deck}.`,
};

const removed: Phrase<[card: number]> = {
  en: (card) => `Nobody took ${card}: it is out of the game.`,
  fr: (card) => `Personne n’a pris la ${card} : elle sort du jeu.`,
};

const reached: Phrase<[top: string, winners: string | null]> = {
  en: (top, winners) =>
    winners === null
      ? `At the pagoda: ${top}. Nobody wins.`
      : `At the pagoda: ${top}. On the middle path, and winning: ${winners}.`,
  fr: (top, winners) =>
    winners === null
      ? `À la pagode : ${top}. Personne ne gagne.`
      : `À la pagode : ${top}. Victoire sur la voie du milieu : ${winners}.`,
};

function about<Values extends unknown[]>(
  sentence: About<Values>,
  seat: number,
  names: Names,
  lang: Lang,
  ...values: Values
): string {
  if (seat === names.viewer) return sentence.you[lang](...values);
  return sentence.other[lang](names.of(seat), ...values);
}

/** Several seats after a colon: "Aiko, you". */
function list(seats: readonly number[], names: Names, lang: Lang): string {
  const you = words.you[lang].toLowerCase();
  return seats.map((seat) => (seat === names.viewer ? you : names.of(seat))).join(", ");
}

export function tell(event: Event, names: Names, lang: Lang): string | null {
  switch (event.event) {
    case "dealt":
      return dealt[lang](event.deck);
    case "played":
      return about(played, event.seat, names, lang, event.card);
    case "climbed":
      return about(climbed, event.seat, names, lang, event.card, event.from, event.to);
    case "stayed-put":
      return about(stayed, event.seat, names, lang, event.card);
    case "pagoda-reached": {
      const winners = event.winners.length > 0 ? list(event.winners, names, lang) : null;
      return reached[lang](list(event.seats, names, lang), winners);
    }
    case "rotated": {
      const last = event.order.at(-1);
      return last === undefined ? null : about(rotated, last, names, lang, event.card);
    }
    case "drew":
      return about(drew, event.seat, names, lang, event.left);
    case "took":
      return about(took, event.seat, names, lang, event.card);
    case "removed":
      return removed[lang](event.card);
  }
}

const playCard: Phrase<[card: number, icons: number]> = {
  en: (card, icons) => (icons === 1 ? `play ${card}, 1 step` : `play ${card}, ${icons} steps`),
  fr: (card, icons) => (icons === 1 ? `jouer la ${card}, 1 marche` : `jouer la ${card}, ${icons} marches`),
};

const takeCard: Phrase<[card: number, icons: number]> = {
  en: (card, icons) => (icons === 1 ? `take ${card}, 1 step` : `take ${card}, ${icons} steps`),
  fr: (card, icons) =>
    icons === 1 ? `prendre la ${card}, 1 marche` : `prendre la ${card}, ${icons} marches`,
};

export function describe(move: string, view: View<Public, Private>, _: Names, lang: Lang): string {
  const meant = read(move);
  if (meant === null) return move;
  const phrase = meant.verb === "play" ? playCard : takeCard;
  return phrase[lang](meant.card, view.public.icons[meant.card - 1] ?? 0);
}

const yourPlay = { en: "Play a card.", fr: "Jouez une carte." };
const yourTake = { en: "Take a card of the previous line.", fr: "Prenez une carte de la ligne précédente." };
const setUp = { en: "The cards are being dealt.", fr: "On distribue les cartes." };
const over = { en: "The pagoda is reached.", fr: "La pagode est atteinte." };
const waitToPlay: Phrase<[who: string]> = {
  en: (who) => `${who} is to play a card.`,
  fr: (who) => `${who} doit jouer une carte.`,
};
const waitToTake: Phrase<[who: string]> = {
  en: (who) => `${who} is to take a card.`,
  fr: (who) => `${who} doit prendre une carte.`,
};

export function prompt(view: View<Public, Private>, names: Names, lang: Lang): string {
  const { phase, turn } = view.public;
  if (phase === "over") return over[lang];
  const seat = mover(turn);
  if (seat === null) return setUp[lang];
  const playing = phase === "play";
  if (seat === view.seat) return (playing ? yourPlay : yourTake)[lang];
  return (playing ? waitToPlay : waitToTake)[lang](names.of(seat));
}
