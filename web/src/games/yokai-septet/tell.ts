/** What happened, what a move is and what to do now, in words. */
import type { Names, View } from "../../lib/game";
import type { Lang, Phrase } from "../../lib/lang.svelte";
import { card as read } from "./cards";
import { ordered, read as readMove } from "./moves";
import {
  capital,
  de,
  cardName,
  cardNames,
  list,
  ofSuit,
  side,
  suitName,
  theCard,
  who,
  type Who,
} from "./names";
import { playedBy, toMove } from "./seats";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";
import type { RoundEnd } from "../../gen/yokai-septet/RoundEnd";
import { ENDS, SAY } from "./words";

/** A sentence in the third person and one that speaks to the reader. */
type Told<Values extends unknown[]> = Phrase<[Who, ...Values]>;

const SHOWED: Told<[string]> = {
  en: (who, card) => (who.you ? `You show ${card} and lead.` : `${who.name} shows ${card} and leads.`),
  fr: (who, card) => (who.you ? `Vous montrez ${card} et entamez.` : `${who.name} montre ${card} et entame.`),
};
const PLAYED: Told<[string]> = {
  en: (who, card) => (who.you ? `You played ${card}.` : `${who.name} played ${card}.`),
  fr: (who, card) => (who.you ? `Vous avez joué ${card}.` : `${who.name} a joué ${card}.`),
};
const LACKED: Told<[string]> = {
  en: (who, suit) => (who.you ? `You have no ${suit}.` : `${who.name} has no ${suit}.`),
  fr: (who, suit) => (who.you ? `Vous n’avez pas de ${suit}.` : `${who.name} n’a pas de ${suit}.`),
};
const WON: Told<[number]> = {
  en: (who, tricks) =>
    who.you ? `You won the trick (trick ${tricks}).` : `${who.name} won the trick (trick ${tricks}).`,
  fr: (who, tricks) =>
    who.you ? `Vous avez remporté le pli (pli ${tricks}).` : `${who.name} a remporté le pli (pli ${tricks}).`,
};
const WON_BOSSES: Told<[string, number]> = {
  en: (who, bosses, tricks) =>
    who.you
      ? `You won the trick and captured the ${bosses} (trick ${tricks}).`
      : `${who.name} won the trick and captured the ${bosses} (trick ${tricks}).`,
  fr: (who, bosses, tricks) =>
    who.you
      ? `Vous avez remporté le pli et capturé : ${bosses} (pli ${tricks}).`
      : `${who.name} a remporté le pli et capturé : ${bosses} (pli ${tricks}).`,
};
const TURNED_UP: Told<[string]> = {
  en: (who, card) =>
    who.you
      ? `${capital(card)} is turned up in your row.`
      : `${capital(card)} is turned up in the row of ${who.name}.`,
  fr: (who, card) =>
    who.you
      ? `${capital(card)} est retourné dans votre rangée.`
      : `${capital(card)} est retourné dans la rangée ${de(who.name)}.`,
};
const SEALED: Told<[string, number]> = {
  en: (who, suit, seals) => `Sealed for ${who.name}: ${suit}. Seals: ${seals}.`,
  fr: (who, suit, seals) => `Scellé pour ${who.name} : ${suit}. Sceaux : ${seals}.`,
};
const CHOSE: Told<[]> = {
  en: (who) => `${who.name} has chosen.`,
  fr: (who) => `${who.name} a choisi.`,
};
const DEALT: Phrase<[number]> = {
  en: (round) => `Round ${round} is dealt.`,
  fr: (round) => `La manche ${round} est distribuée.`,
};
const DEALT_TRUMP: Phrase<[number, string, string]> = {
  en: (round, card, suit) => `Round ${round} is dealt. ${capital(card)} is turned up: ${suit} is trump.`,
  fr: (round, card, suit) =>
    `La manche ${round} est distribuée. ${capital(card)} est retourné, atout : ${suit}.`,
};
const TRUMP_SET: Phrase<[string]> = {
  en: (suit) => `${suit} is trump for this round.`,
  fr: (suit) => `Atout de la manche : ${suit}.`,
};
const ROUND_OVER: Phrase<[number, string, number]> = {
  en: (round, how, points) => `Round ${round}. ${how} ${SAY.plusPoints.en(points)}.`,
  fr: (round, how, points) => `Manche ${round}. ${how} ${SAY.plusPoints.fr(points)}.`,
};
const ROUND_OVER_SEALS: Phrase<[number, string]> = {
  en: (round, how) => `Round ${round}. ${how}`,
  fr: (round, how) => `Manche ${round}. ${how}`,
};
const PASSED = { en: "The cards are passed.", fr: "Les cartes sont échangées." };
const DISCARDED = { en: "Both have discarded.", fr: "Les deux défausses sont faites." };

/** What everybody saw happen, as one sentence. */
export function tell(event: Event, names: Names, lang: Lang): string | null {
  switch (event.event) {
    case "dealt":
      return event.trump
        ? DEALT_TRUMP[lang](event.round, theCard(event.trump, lang), suitName(read(event.trump).suit, lang))
        : DEALT[lang](event.round);
    case "chose":
      // Who chose knows it.
      return event.seat === names.viewer ? null : CHOSE[lang](who(event.seat, names));
    case "passed":
      return PASSED[lang];
    case "discarded":
      return DISCARDED[lang];
    case "showed":
      return SHOWED[lang](who(event.seat, names), theCard(event.card, lang));
    case "played":
      return PLAYED[lang](who(event.seat, names), theCard(event.card, lang));
    case "trump-set":
      return TRUMP_SET[lang](suitName(event.suit, lang));
    case "lacked":
      return event.seat === names.viewer
        ? null
        : LACKED[lang](who(event.seat, names), suitName(event.suit, lang));
    case "trick-won": {
      const winner = who(event.seat, names);
      if (event.bosses.length === 0) return WON[lang](winner, event.tricks);
      return WON_BOSSES[lang](winner, cardNames(event.bosses, lang), event.tricks);
    }
    case "turned-up":
      return TURNED_UP[lang](who(event.seat, names), theCard(event.card, lang));
    case "sealed":
      return SEALED[lang](side(event.seats, names, lang), suitName(event.suit, lang), event.seals);
    case "round-ended": {
      const how = tellEnd(event.end, names, lang);
      return event.end.points > 0
        ? ROUND_OVER[lang](event.round, how, event.end.points)
        : ROUND_OVER_SEALS[lang](event.round, how);
    }
  }
}

/** How a round ended, as one sentence. */
export function tellEnd(end: RoundEnd, names: Names, lang: Lang): string {
  if (end.winners.length === 0) return ENDS.playedOut[lang]();
  const winners = side(end.winners, names, lang);
  if (end.reason === "bosses") return ENDS.bosses[lang](winners, end.bosses.length);
  return ENDS[end.reason][lang](winners);
}

const PASS_TO: Phrase<[string, string]> = {
  en: (cards, name) => `pass the ${cards} to ${name}`,
  fr: (cards, name) => `donner ${cards} à ${name}`,
};
const PASS_EACH: Phrase<[string]> = {
  en: (gifts) => `pass the ${gifts}`,
  fr: (gifts) => `donner ${gifts}`,
};
const GIFT: Phrase<[string, string]> = {
  en: (card, name) => `${card} to ${name}`,
  fr: (card, name) => `${card} à ${name}`,
};
const DISCARD: Phrase<[string]> = {
  en: (card) => `discard ${card}`,
  fr: (card) => `défausser ${card}`,
};
const PASS_CARDS: Phrase<[string]> = {
  en: (cards) => `pass the ${cards}`,
  fr: (cards) => `donner ${cards}`,
};

/** A move in words. */
export function describe(move: string, view: View<Public, Private>, names: Names, lang: Lang): string {
  const made = readMove(move);
  if (made.kind === "play") return cardName(made.card, lang);
  if (made.kind === "discard") return DISCARD[lang](theCard(made.card, lang));
  const choose = view.private?.choose;
  if (!choose) return PASS_CARDS[lang](cardNames(made.cards, lang));
  if (!ordered(choose)) return PASS_TO[lang](cardNames(made.cards, lang), names.of(choose.to[0] ?? 0));
  const gifts = made.cards.map((card, i) => GIFT[lang](cardName(card, lang), names.of(choose.to[i] ?? 0)));
  return PASS_EACH[lang](list(gifts, lang));
}

const PROMPTS = {
  over: { en: "The game is over.", fr: "La partie est finie." },
  deal: { en: "The next round is being dealt.", fr: "On distribue la manche suivante." },
  lead: { en: "You lead: play any card.", fr: "À vous d’entamer : jouez la carte de votre choix." },
  discard: { en: "Discard one card, not a 7.", fr: "Défaussez une carte, mais pas un 7." },
} as const;
const PROMPT_PASS: Phrase<[number, string]> = {
  en: (count, name) => `Choose ${count} cards for ${name}.`,
  fr: (count, name) => `Choisissez ${count} cartes pour ${name}.`,
};
const PROMPT_EACH: Phrase<[string]> = {
  en: (names) => `Choose a card each for ${names}.`,
  fr: (names) => `Choisissez une carte pour chacun : ${names}.`,
};
const PROMPT_FOLLOW: Phrase<[string]> = {
  en: (suit) => `Follow suit with a card ${suit}.`,
  fr: (suit) => `Fournissez ${suit}.`,
};
const PROMPT_FREE: Phrase<[string]> = {
  en: (suit) => `You have no ${suit}: play any card.`,
  fr: (suit) => `Vous n’avez pas de ${suit} : jouez la carte de votre choix.`,
};
const PROMPT_WAIT: Phrase<[string]> = {
  en: (names) => `Wait for ${names}.`,
  fr: (names) => `En attente : ${names}.`,
};

/** What the viewer is to do now, as one short sentence. */
export function prompt(view: View<Public, Private>, names: Names, lang: Lang): string {
  const pub = view.public;
  if (pub.stage === "over") return PROMPTS.over[lang];
  if (pub.stage === "deal") return PROMPTS.deal[lang];
  if (view.moves.length === 0) {
    const others = toMove(pub).map((seat) => names.of(seat));
    return PROMPT_WAIT[lang](list(others, lang));
  }
  const choose = view.private?.choose;
  if (choose && choose.to.length === 0) return PROMPTS.discard[lang];
  if (choose) {
    if (ordered(choose))
      return PROMPT_EACH[lang](
        list(
          choose.to.map((seat) => names.of(seat)),
          lang,
        ),
      );
    return PROMPT_PASS[lang](choose.count, names.of(choose.to[0] ?? 0));
  }
  const led = onTable(pub)[0];
  if (!led) return PROMPTS.lead[lang];
  const { suit } = read(led.card);
  // Whether one follows is seen from the moves that are offered.
  const follows = view.moves.every((move) => move.startsWith(suit));
  return follows ? PROMPT_FOLLOW[lang](ofSuit(suit, lang)) : PROMPT_FREE[lang](suitName(suit, lang));
}

/** The cards of the trick on the table, each with who played it. */
export function onTable(pub: Public): readonly { readonly seat: number; readonly card: string }[] {
  const trick = pub.tricks.at(-1);
  if (!trick || typeof trick.winner === "number") return [];
  return trick.cards.map((card, i) => ({ seat: playedBy(trick.leader, i, pub.hands.length), card }));
}

/** Points, or seals, for each seat. */
export function scores(pub: Public): readonly (number | null)[] {
  const seals = pub.options.mode.startsWith("next-sevens");
  return pub.hands.map((_, seat) => {
    const standing = pub.sides.find(({ seats }) => seats.includes(seat));
    if (!standing) return null;
    return seals ? standing.seals.length : standing.points;
  });
}
