/** Moves as the notation writes them: `F9`, `discard C4`, `pass W2 E7 S13`. */
import type { Tagged } from "../../lib/words.svelte";
import { byDeck } from "./cards";
import type { Choose } from "../../gen/yokai-septet/Choose";

export type Move =
  | { readonly kind: "play"; readonly card: string }
  | { readonly kind: "discard"; readonly card: string }
  | { readonly kind: "pass"; readonly cards: readonly string[] };

/** Reads a move. */
export function read(text: string): Move {
  const [first = "", ...rest] = text.split(" ");
  if (first === "pass") return { kind: "pass", cards: rest };
  if (first === "discard") return { kind: "discard", card: rest[0] ?? "" };
  return { kind: "play", card: first };
}

/** Whether each card goes to a seat of its own, so that their order matters. */
export function ordered(choose: Choose): boolean {
  return new Set(choose.to).size > 1;
}

/** A move as data for a sentence; `choose` says to whom cards are passed, where that is known. */
export function asData(text: string, choose: Choose | null): Tagged<"move"> {
  const move = read(text);
  if (move.kind !== "pass") return { move: move.kind, card: move.card };
  const { cards } = move;
  if (!choose) return { move: "pass-cards", cards };
  if (!ordered(choose)) return { move: "pass", cards, seat: choose.to[0] };
  const [first_card, second_card, third_card] = cards;
  const [first_seat, second_seat, third_seat] = choose.to;
  return { move: "pass-each", first_card, second_card, third_card, first_seat, second_seat, third_seat };
}

/** The move that a full tray makes: who gets which card, or, for one receiver, the cards in deck order. */
export function chosen(choose: Choose, cards: readonly string[]): string {
  if (choose.to.length === 0) return `discard ${cards.join(" ")}`;
  return `pass ${(ordered(choose) ? [...cards] : [...cards].sort(byDeck)).join(" ")}`;
}

/** Where a chosen card goes in the tray: its slots, some of them empty. */
export type Slots = readonly (string | null)[];

/** Puts a card into a slot, or takes it out if it is in the tray already. */
export function toggle(slots: Slots, card: string, slot: number): Slots {
  if (slots.includes(card)) return slots.map((held) => (held === card ? null : held));
  return slots.map((held, i) => (i === slot ? card : held));
}

/** The slot that the next card goes to: the first empty one from `from` on and around, or none when all are full. */
export function nextEmpty(slots: Slots, from: number): number | null {
  for (let step = 0; step < slots.length; step++) {
    const slot = (from + step) % slots.length;
    if (slots[slot] === null) return slot;
  }
  return null;
}
