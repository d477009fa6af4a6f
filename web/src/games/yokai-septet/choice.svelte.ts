/** What the viewer is about to do: nothing is sent before it has been chosen twice, or confirmed. */
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";
import type { BoardProps, Names } from "../../lib/game";
import type { Known } from "./laid";
import { chosen, nextEmpty, read, toggle, type Slots } from "./moves";
import { type Brings, bringsOf, inWords } from "./brings";
import { say } from "./words";

type Props = "view" | "previews" | "prospects" | "hint" | "presses" | "play" | "why";

/** What a board knows, besides names for its players. */
type Given = Pick<BoardProps<Public, Private, Event>, Props> & {
  readonly names: Names;
};

const NONE = { card: "", turn: "" };

export class Choice {
  readonly #given: () => Given;
  #picked = $state(NONE);
  #kept: Slots = $state([]);
  #wanted = $state(0);

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly #moves = $derived.by(() => this.#given().view.moves);
  /** What was picked holds for one turn only: later the same card may be a slip. */
  readonly #turn = $derived.by(() => {
    const { round, tricks } = this.#given().view.public;
    return `${round} ${tricks.length} ${tricks.at(-1)?.cards.length}`;
  });
  /** The card that one more choice plays. */
  readonly selected = $derived.by(() => {
    const { card, turn } = this.#picked;
    return turn === this.#turn && this.#moves.includes(card) ? card : null;
  });
  /** What it would bring, where that is known. */
  readonly brings = $derived.by(() => (this.selected ? this.#bringsOf(this.selected) : null));

  /** Cards that are to be passed or discarded. */
  readonly open = $derived.by(() => this.#given().view.private?.choose ?? null);
  readonly #from: readonly string[] = $derived.by(() => this.open?.from ?? []);
  /** The tray: what has been chosen so far, place by place. */
  readonly slots: Slots = $derived.by(() =>
    Array.from(
      { length: this.open?.count ?? 0 },
      (_, i) => this.#from.find((card) => card === this.#kept[i]) ?? null,
    ),
  );
  /** The slot that the next card goes to. */
  readonly active = $derived.by(() => nextEmpty(this.slots, this.#wanted));
  /** The move that the tray makes, once it is full: any of these cards may be chosen. */
  readonly ready = $derived.by(() => {
    const cards = this.slots.filter((card) => card !== null);
    return this.open && cards.length === this.slots.length ? chosen(this.open, cards) : null;
  });
  /** Cards to point out as advice, in the order of the move. */
  readonly advised: readonly string[] = $derived.by(() => {
    const { hint } = this.#given();
    if (!hint) return [];
    const move = read(hint);
    return move.kind === "pass" ? move.cards : [move.card];
  });

  /** What is to be shown of a card of the viewer's. */
  known(card: string): Known {
    const advised = this.advised.includes(card);
    if (this.open) {
      const isChosen = this.slots.includes(card);
      return { open: this.#from.includes(card), chosen: isChosen, advised, note: this.#noteOf(card) };
    }
    const foreseen = this.#bringsOf(card);
    const note = foreseen && inWords(foreseen, this.#given().names);
    return { open: this.#moves.includes(card), chosen: card === this.selected, advised, note };
  }

  /** A card was clicked, tapped or entered. */
  take(card: string): void {
    const { why, presses } = this.#given();
    if (this.open) {
      if (!this.#from.includes(card)) return why?.(chosen(this.open, [card]));
      this.#kept = toggle(this.slots, card, this.active ?? this.#wanted);
      this.#wanted = Math.max(0, this.#kept.indexOf(card));
      return;
    }
    if (!this.#moves.includes(card)) return why?.(card);
    if (this.selected === card || presses === "one") this.play(card);
    else this.#picked = { card, turn: this.#turn };
  }

  play(card: string): void {
    this.#picked = NONE;
    this.#given().play?.(card);
  }

  /** A slot was chosen: what is in it goes back, and the next card goes there. */
  pick(slot: number): void {
    this.#kept = this.slots.map((card, i) => (i === slot ? null : card));
    this.#wanted = slot;
  }

  confirm(): void {
    if (!this.ready) return;
    this.#given().play?.(this.ready);
    this.#kept = [];
    this.#wanted = 0;
  }

  /** Takes back the last thing that was chosen. */
  cancel(): void {
    const last = this.slots.findLastIndex((card) => card !== null);
    if (last >= 0) this.pick(last);
    this.#picked = NONE;
  }

  #bringsOf(card: string): Brings | null {
    const { view, previews, prospects } = this.#given();
    const move = this.#moves.indexOf(card);
    return bringsOf(card, previews[move] ?? null, prospects[move] ?? null, view.public);
  }

  /** For whom a card is chosen, or advised. */
  #noteOf(card: string): string | null {
    const { names } = this.#given();
    const slot = this.slots.indexOf(card);
    const to = this.open?.to[slot >= 0 ? slot : this.advised.indexOf(card)];
    const name = to === undefined ? null : names.of(to);
    if (slot >= 0) return name === null ? say("board-chosen") : say("board-chosen-for", { name });
    return name === null ? null : say("board-for", { name });
  }
}
