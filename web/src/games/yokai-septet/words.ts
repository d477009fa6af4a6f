/** Yokai Septet's words. */
import type { Suit } from "../../gen/yokai-septet/Suit";
import type { Names } from "../../lib/game";
import { type Spell, wordsOf } from "../../lib/words.svelte";
import { card as read } from "./cards";

/** The fields that hold cards. */
const CARDS = /(^|-)cards?$|^bosses$|^trump$/;

/** Cards have two parts; so has the place in a component file where icons are wrong: `icons.F`. */
export const spell: Spell = (field, code) => {
  if (CARDS.test(field)) return { message: "card", parts: partsOf(code) };
  const suit = field === "key" ? /^icons\.([WECLDFS])$/.exec(code)?.[1] : undefined;
  return suit === undefined ? null : { message: "icons-of-suit", parts: { "suit-id": suit } };
};

export const words = wordsOf("yokai-septet", spell);
export const { say } = words;

/** What a sentence about a card is told of it. */
export function partsOf(card: string): { "suit-id": Suit; rank: string } {
  const { suit, rank, shiny } = read(card);
  return { "suit-id": suit, rank: shiny ? "shiny" : rank };
}

/** "9 of Fire" */
export function cardName(card: string): string {
  return say("card-name", partsOf(card));
}

export function suitName(suit: Suit): string {
  return say(`suit-${suit}`);
}

/** What a sentence about somebody is told of them: it speaks to the one who reads it. */
export function whoIs(seat: number, names: Names): { who: "you" | "other"; name: string } {
  return { who: seat === names.viewer ? "you" : "other", name: names.of(seat) };
}

/** A side as its heading: "You and Chiyo". */
export function sideName(seats: readonly number[], names: Names): string {
  const others = seats.filter((seat) => seat !== names.viewer).map((seat) => names.of(seat));
  return words.list(others.length < seats.length ? [say("you"), ...others] : others);
}
