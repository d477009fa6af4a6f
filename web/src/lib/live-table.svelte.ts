/** A table as it is now: what its socket has said so far, ready to be shown. */
import type { Problem } from "../gen/protocol/Problem";
import type { FromServer } from "../gen/protocol/FromServer";
import type { Said } from "../gen/protocol/Said";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Told } from "../gen/protocol/Told";
import type { UndoAnswer } from "../gen/protocol/UndoAnswer";
import type { ViewNow } from "../gen/protocol/ViewNow";
import type { You } from "../gen/protocol/You";
import { type LocalHost, nearby, type Outlook } from "../local/host";
import { Connection, type Link, type Wire } from "./connection";
import type { View } from "./game";

/** A master's advice for the position that it was asked in. */
export type Hint = Extract<FromServer, { type: "hint" }>;

/** Why a move is not allowed, tagged; told by the game. */
export type Reason = NonNullable<Extract<FromServer, { type: "why" }>["reason"]>;

/** Who is told what the table says besides what it shows. */
export interface Listener {
  /** What happened since the position before; never for what is merely caught up on. */
  stepped(now: ViewNow): void;
  refused(problem: Problem): void;
  /** Why a move is not allowed; none if it is after all. */
  why(reason: Reason | null): void;
  /** Somebody said something. */
  said(said: Said): void;
  /** Who sits here or what is asked of us has changed. */
  tableChanged(before: TableInfo, after: TableInfo): void;
  /** Everybody agreed that somebody else takes a move back. */
  undone(seat: number): void;
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
  /** Whether the page shows what is said, so that nobody need be told of it. */
  reading = $state(false);
  #advice: Hint | null = $state.raw(null);
  /** The number of the move on its way. The server shows the new position before it answers. */
  #sent: number | null = $state(null);
  /** The number of the question for advice, or that a master thinks on this device. */
  #hintAsked: number | "nearby" | null = $state(null);
  #connection: Connection;
  /** Positions that have come while an earlier one is still looked at. */
  #waiting: ViewNow[] = [];
  #beat: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    dial: () => Wire,
    private readonly listener: Listener,
    /** How long the move of another is shown at least, in milliseconds. */
    private readonly beat: () => number = () => 0,
    /** Who knows the rules and is nearer than the table. */
    private readonly engine: () => LocalHost | null = nearby,
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
  get advice(): Hint | null {
    return this.#advice?.at === this.now?.at ? this.#advice : null;
  }

  /** The advised move to point out: the one that is wanted, if it is among them, or the best. */
  advised(wanted: string | null): string | null {
    const moves = this.advice?.moves ?? [];
    return (moves.find(({ move }) => move === wanted) ?? moves[0])?.move ?? null;
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
    if (this.advising) return;
    const [table, view, now] = [this.table, this.view, this.now];
    const askTable = (): void => void (this.#hintAsked = this.#connection.ask({ type: "hint" }));
    // Whether one may be advised is the table's to say.
    if (view === null || now === null || !table?.hints || !this.ourTurn) return askTable();
    this.#hintAsked = "nearby";
    this.#ask(
      (engine) => engine.advise(table.game, view),
      (found) => this.#advised(now, view, found),
      askTable,
    );
  }

  why(move: string): void {
    const [table, view] = [this.table, this.view];
    if (table === null || view === null) return;
    this.#ask(
      (engine) => engine.whyNot(table.game, view, move),
      (reason) => this.listener.why(reason),
      () => void this.#connection.ask({ type: "why", move }),
    );
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#beat);
    this.#connection.close();
  }

  /** Asks the engine of this device where it is loaded; the table, where it is not or does not know. */
  #ask<Answer>(
    near: (engine: LocalHost) => Promise<Answer>,
    heard: (answer: Answer) => void,
    far: () => void,
  ): void {
    const engine = this.engine();
    const told = (answer: Answer): void => {
      if (!this.#closed) heard(answer);
    };
    if (engine === null) far();
    else near(engine).then(told, far);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#sit(message.table, message.you);
        break;
      case "log":
        // It has all that has happened: nothing of it is still to come.
        this.#catchUp();
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
        else if (message.answer === "granted") this.listener.undone(message.seat);
        break;
      case "said":
        this.said = [...this.said, message];
        this.listener.said(message);
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

  /** A master on this device has thought. What its moves score at once came with the position. */
  #advised({ at, previews }: ViewNow, { moves }: View<unknown, unknown>, found: readonly Outlook[]): void {
    this.#hintAsked = null;
    const points = (move: string): number | null => previews[moves.indexOf(move)] ?? null;
    const advised = found.map((outlook) => ({ ...outlook, points: points(outlook.move) }));
    this.#advice = { type: "hint", n: 0, at, moves: advised };
  }

  #sit(table: TableInfo, you: You): void {
    const before = this.table;
    this.table = table;
    this.you = you;
    if (before !== null) this.listener.tableChanged(before, table);
  }

  /** Shows the last position that has come, without a look at those before it. */
  #catchUp(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.#startFrom(last);
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
