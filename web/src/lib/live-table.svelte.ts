/** A table as it is now: what its socket has said so far, ready to be shown. */
import type { FromServer } from "../gen/server/FromServer";
import type { Said } from "../gen/server/Said";
import type { TableInfo } from "../gen/server/TableInfo";
import type { Told } from "../gen/server/Told";
import type { ViewNow } from "../gen/server/ViewNow";
import type { You } from "../gen/server/You";
import { Connection, type Link, type Wire } from "./connection";
import { type Text, t } from "./lang.svelte";
import { notices } from "./notices.svelte";
import { PROBLEMS } from "./words/problems";
import { PLAY } from "./words/table";

/** A master's advice for the position that it was asked in. */
export interface Advice {
  readonly at: number;
  readonly move: string;
  readonly points: number | null;
}

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

  /** `stepped` is called with what happened since the position before, never for what is merely caught up on. */
  constructor(
    dial: () => Wire,
    private readonly stepped: (now: ViewNow) => void,
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

  /** Whether it is our turn. */
  get ourTurn(): boolean {
    const turn = this.now?.turn;
    return typeof turn === "object" && this.you.seat !== null && turn.move.includes(this.you.seat);
  }

  /** The seats that decide now. */
  get deciding(): readonly number[] {
    const turn = this.now?.turn;
    return typeof turn === "object" ? turn.move : [];
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
    this.#connection.ask({ type: "consent", agree });
  }

  vote(seat: number): void {
    this.#connection.ask({ type: "vote", seat });
  }

  back(): void {
    this.#connection.ask({ type: "back" });
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
        this.now = message;
        if (message.told.length === 0) break;
        this.steps = [...this.steps, ...message.told];
        this.stepped(message);
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
        notices.show(t(PROBLEMS[message.problem.code]));
        break;
      case "hint":
        this.#hintAsked = null;
        this.#advice = message;
        break;
      case "why":
        notices.show(t((message.reason as Text | null) ?? PLAY.whyFine));
        break;
    }
  }
}
