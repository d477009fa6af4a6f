/** A table as it is now: what its socket has said so far, ready to be shown. */
import type { Problem } from "../gen/protocol/Problem";
import type { FromServer } from "../gen/protocol/FromServer";
import type { Said } from "../gen/protocol/Said";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Told } from "../gen/protocol/Told";
import type { UndoAnswer } from "../gen/protocol/UndoAnswer";
import type { ViewNow } from "../gen/protocol/ViewNow";
import type { You } from "../gen/protocol/You";
import { Connection, type Link, type Wire } from "./connection";
import type { View } from "./game";

/** A master's advice for the position that it was asked in. */
export interface Advice {
  readonly at: number;
  readonly move: string;
  readonly points: number | null;
}

/** Why a move is not allowed, tagged; told by the game. */
export type Reason = NonNullable<Extract<FromServer, { type: "why" }>["reason"]>;

/** Who is told what the table says besides what it shows. */
export interface Listener {
  /** What happened since the position before; never for what is merely caught up on. */
  stepped(now: ViewNow): void;
  refused(problem: Problem): void;
  /** Why a move is not allowed; none if it is after all. */
  why(reason: Reason | null): void;
  /** What became of our wish to take a move back, and who said no if somebody did. */
  undoAnswered(answer: UndoAnswer, by: number | null): void;
}

/** So many moves behind, there is no time to look at each of them. */
const BEHIND = 8;

export class LiveTable {
  table: TableInfo | null = $state.raw(null);
  you: You = $state.raw({ seat: null, host: false });
  now: ViewNow | null = $state.raw(null);
  steps: readonly Told[] = $state.raw([]);
  said: readonly Said[] = $state.raw([]);
  link: Link = $state("connecting");
  #advice: Advice | null = $state.raw(null);
  /** The number of the move on its way. The server shows the new position before it answers. */
  #sent: number | null = $state(null);
  #hintAsked: number | null = $state(null);
  #connection: Connection;
  /** Positions that have come while an earlier one is still looked at. */
  #waiting: ViewNow[] = [];
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    dial: () => Wire,
    private readonly listener: Listener,
    /** How long the move of another is shown at least, in milliseconds. */
    private readonly beat: () => number = () => 0,
  ) {
    this.#connection = new Connection(
      dial,
      (message) => this.#hear(message),
      (link) => (this.link = link),
    );
  }

  /** Whether a move of ours is on its way. */
  get sending(): boolean {
    return this.#sent !== null;
  }

  /** The advice, as long as its position is there. */
  get advice(): Advice | null {
    return this.#advice?.at === this.now?.at ? this.#advice : null;
  }

  /** Whether a master is thinking for us. */
  get advising(): boolean {
    return this.#hintAsked !== null;
  }

  /** Whether it is our turn; the moves may be told in short and not be listed. */
  get ourTurn(): boolean {
    return this.you.seat !== null && this.deciding.includes(this.you.seat);
  }

  /** The seats that decide now. */
  get deciding(): readonly number[] {
    const turn = this.view?.turn;
    return typeof turn === "object" ? turn.move : [];
  }

  /** What we know of the game now. */
  get view(): View<unknown, unknown> | null {
    return (this.now?.view as View<unknown, unknown> | undefined) ?? null;
  }

  /** Plays a move; one at a time. */
  play(move: string): void {
    if (this.now === null || this.sending) return;
    this.#sent = this.#connection.ask({ type: "move", at: this.now.at, move });
  }

  undo(): void {
    if (this.now !== null) this.#connection.ask({ type: "undo", at: this.now.at });
  }

  consent(agree: boolean): void {
    const asked = this.table?.undo ?? null;
    if (asked !== null) this.#connection.ask({ type: "consent", at: asked.at, agree });
  }

  vote(seat: number): void {
    this.#connection.ask({ type: "vote", seat });
  }

  back(): void {
    this.#connection.ask({ type: "back" });
  }

  handOver(): void {
    this.#connection.ask({ type: "hand-over" });
  }

  say(text: string): void {
    this.#connection.ask({ type: "say", text });
  }

  askHint(): void {
    this.#hintAsked ??= this.#connection.ask({ type: "hint" });
  }

  why(move: string): void {
    this.#connection.ask({ type: "why", move });
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    clearTimeout(this.#beat);
    this.#connection.close();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.you = message.you;
        break;
      case "log":
        this.steps = message.steps;
        this.said = message.said;
        break;
      case "view":
        if (message.told.length === 0) this.#startFrom(message);
        else {
          this.#waiting.push(message);
          this.#showNext();
        }
        break;
      case "undo":
        if (message.seat === this.you.seat) this.listener.undoAnswered(message.answer, message.by);
        break;
      case "said":
        this.said = [...this.said, message];
        break;
      case "done":
        if (message.n === this.#sent) this.#sent = null;
        break;
      case "refused":
        if (message.n === this.#sent) this.#sent = null;
        if (message.n === this.#hintAsked) this.#hintAsked = null;
        this.listener.refused(message.problem);
        break;
      case "hint":
        this.#hintAsked = null;
        this.#advice = message;
        break;
      case "why":
        this.listener.why(message.reason);
        break;
    }
  }

  /** A position that does not follow from the one before: on connecting and after an undo. */
  #startFrom(view: ViewNow): void {
    clearTimeout(this.#beat);
    this.#beat = undefined;
    this.#waiting = [];
    this.now = view;
  }

  /** Shows what has come, each move of another for as long as the player wants to look at it. */
  #showNext(): void {
    while (this.#beat === undefined) {
      const view = this.#waiting.shift();
      if (view === undefined) return;
      this.now = view;
      this.steps = [...this.steps, ...view.told];
      this.listener.stepped(view);
      const seen = this.ourTurn || view.told.every(({ seat }) => seat === this.you.seat);
      if (seen || this.beat() === 0 || this.#waiting.length > BEHIND) continue;
      this.#beat = setTimeout(() => {
        this.#beat = undefined;
        this.#showNext();
      }, this.beat());
    }
  }
}
