/** What the player holds and where: the one piece of state of the board. */
import type { Public } from "../../gen/miyabi/Public";
import type { Square } from "../../gen/miyabi/Square";
import { type Aim, aimAt, firstAim, snapTo } from "./aim";
import { type Choices, frogMove, type Stepping } from "./moves";
import { columnOf, type Piece, rowOf, SIDE, square } from "./pieces";
import { nextTurn, type Turn } from "./turning";

export type Held = Piece | "frog";

/** A frog over the board. */
export interface FrogAim {
  readonly square: Square;
  readonly move: string;
  readonly step: Stepping | null;
}

export class Hand {
  held: Held | null = $state(null);
  /** Where the object, or the frog, is held; and where the keyboard is. */
  cursor: Square = $state("a1");
  #turn: Turn = $state(0);
  #snapping = $state(false);
  /** Whether a press has fixed it where it is, so that a pointer passing by takes it nowhere. */
  pinned = $state(false);
  readonly #choices: () => Choices;
  readonly #public: () => Public;

  constructor(choices: () => Choices, pub: () => Public) {
    this.#choices = choices;
    this.#public = pub;
  }

  /** Takes a piece, and holds it where it can be laid. */
  take(piece: Piece): void {
    this.pinned = false;
    const layings = this.#choices().layings.get(piece) ?? [];
    const first = firstAim(piece, this.#turn, this.cursor, layings, this.#public().object);
    this.held = piece;
    this.cursor = first.at;
    this.#turn = first.turn;
    this.#snapping = false;
  }

  /** Takes the frog, and holds it over the first square that it can go to. */
  takeFrog(): void {
    const squares = [...this.#choices().steps.keys()];
    this.held = "frog";
    this.cursor = squares.includes(this.cursor) ? this.cursor : (squares[0] ?? this.cursor);
  }

  putBack(): void {
    this.held = null;
    this.pinned = false;
  }

  /** Turns the piece by a quarter, or as far as it takes to look different. */
  turn(): void {
    if (this.held && this.held !== "frog")
      this.#turn = nextTurn(this.held, this.#turn, this.#public().object);
  }

  get canTurn(): boolean {
    return (
      this.held !== null &&
      this.held !== "frog" &&
      nextTurn(this.held, this.#turn, this.#public().object) !== this.#turn
    );
  }

  /** Holds it exactly there. */
  moveTo(at: Square): void {
    this.cursor = at;
    this.#snapping = false;
  }

  /** Holds it there or where it would cover that square: what a pointer means. */
  pointAt(at: Square): void {
    this.cursor = at;
    this.#snapping = true;
  }

  /** Holds it there until another square is pressed. */
  pin(at: Square): void {
    this.pointAt(at);
    this.pinned = true;
  }

  /** One square on, with the arrow keys. */
  moveBy(right: number, down: number): void {
    const within = (value: number) => Math.min(Math.max(value, 0), SIDE - 1);
    this.moveTo(square(within(columnOf(this.cursor) + right), within(rowOf(this.cursor) + down)));
  }

  /** The piece over the board as it would lie. */
  get aim(): Aim | null {
    if (this.held === null || this.held === "frog") return null;
    const layings = this.#choices().layings.get(this.held) ?? [];
    const mean = this.#snapping ? snapTo : aimAt;
    return mean(this.held, this.#turn, this.cursor, layings, this.#public().object);
  }

  get frogAim(): FrogAim | null {
    if (this.held !== "frog") return null;
    return {
      square: this.cursor,
      move: frogMove(this.cursor),
      step: this.#choices().steps.get(this.cursor) ?? null,
    };
  }

  /** The squares that what is held would cover. */
  get covers(): readonly Square[] {
    const { aim, frogAim } = this;
    if (aim) return [aim.lie.object, ...aim.lie.others];
    return frogAim ? [frogAim.square] : [];
  }

  /** The move that is meant, and whether it is allowed. */
  get meant(): { move: string; allowed: boolean; points: number | null } | null {
    const { aim, frogAim } = this;
    if (aim) return { move: aim.move, allowed: aim.laying !== null, points: aim.laying?.points ?? null };
    if (frogAim)
      return { move: frogAim.move, allowed: frogAim.step !== null, points: frogAim.step?.points ?? null };
    return null;
  }

  /** Where objects of what is held, or the frog, can go in some turn. */
  get targets(): readonly Square[] {
    if (this.held === null) return [];
    const { steps, layings } = this.#choices();
    if (this.held === "frog") return [...steps.keys()];
    return [...new Set((layings.get(this.held) ?? []).map(({ action }) => action.object))];
  }
}
