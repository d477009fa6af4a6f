/**
 * The host of one table: lets one thing happen after the other, keeps what is to be kept before anybody is told, and comes back
 * when it is time. The same contract as `crates/server/src/host.rs` has.
 */
import type { FromServer } from "../gen/protocol/FromServer";
import type { Effects } from "../gen/room/Effects";
import type { Input } from "../gen/room/Input";
import type { Summary } from "../gen/room/Summary";
import type { Engine } from "./engine";
import { Refusal } from "./engine";
import { beginning, type Store, type Write } from "./store";
import type { Underway } from "./thinkers";

/** What a host has around its room. */
export interface Outside {
  readonly store: Store;
  /** How long bots wait before they move, in milliseconds. */
  readonly botPause: number;
  /** An engine without a room. */
  engine(): Engine;
  send(connection: number, message: FromServer): void;
  work(work: unknown): Underway;
  /** Something could not be kept, or the engine has failed: this host is of no more use, and whoever is connected has to come again. */
  failed(error: unknown, input: Input): void;
}

export class RoomHost {
  /** One thing at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #jobs = new Map<number, Underway>();
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  private constructor(
    readonly table: string,
    private readonly engine: Engine,
    /** How many entries are kept. */
    private entries: number,
    private readonly outside: Outside,
  ) {}

  /** Hosts a table as it was kept. */
  static async wake(table: string, outside: Outside): Promise<RoomHost> {
    const journal = await outside.store.journal(table);
    const engine = outside.engine();
    engine.ask<Summary>({ wake: { table, journal, bot_pause: outside.botPause } });
    return new RoomHost(table, engine, journal.length, outside);
  }

  /** Lets something happen, after all that was to happen before; returns what is answered. */
  happens(input: Input): Promise<unknown> {
    const result = this.#last.then(() => this.#handle(input));
    this.#last = result.catch(() => {});
    return result;
  }

  /** Asks the engine about the table; nothing happens by that. */
  people(): Promise<unknown> {
    return this.#last.then(() => this.engine.ask("people"));
  }

  /** Hosts no longer. */
  stop(): void {
    this.#over = true;
    clearTimeout(this.#alarm);
    for (const job of this.#jobs.values()) job.cancel();
  }

  async #handle(input: Input): Promise<unknown> {
    if (this.#over) throw new Error("the table is no longer hosted");
    let effects: Effects;
    try {
      effects = this.engine.ask<Effects>({ handle: { input } });
      await this.#keep(effects);
    } catch (error) {
      // A refusal of the call as such changes nothing. Else what the room thinks and what is kept are no longer the same.
      if (!(error instanceof Refusal)) {
        this.stop();
        this.outside.failed(error, input);
      }
      throw error;
    }
    for (const [to, message] of effects.messages) {
      for (const connection of to) this.outside.send(connection, message);
    }
    for (const { id, work } of effects.jobs) this.#start(id, work);
    for (const id of effects.cancelled) this.#cancel(id);
    this.#wakeAt(effects.wake);
    if (effects.answer === null) return null;
    if ("Err" in effects.answer) throw new Refusal(effects.answer.Err);
    return effects.answer.Ok;
  }

  /** Keeps what is to be kept, together with the table that a rematch opened. */
  async #keep({ entries, summary, opened }: Effects): Promise<void> {
    if (entries.length === 0) return;
    const writes: Write[] = [{ table: this.table, first: this.entries, entries, summary }];
    if (opened !== null) {
      const journal = opened.entries.map(({ time, act }): [number, string] => [time, JSON.stringify(act)]);
      const call = { wake: { table: opened.table, journal, bot_pause: 0 } };
      writes.push(beginning(opened, this.outside.engine().ask<Summary>(call)));
    }
    await this.outside.store.keep(writes);
    this.entries += entries.length;
  }

  #start(job: number, work: unknown): void {
    const underway = this.outside.work(work);
    this.#jobs.set(job, underway);
    void underway.found.then((finding) => {
      if (!this.#jobs.delete(job) || this.#over) return;
      this.#later({ done: { job, finding } });
    });
  }

  #cancel(job: number): void {
    this.#jobs.get(job)?.cancel();
    this.#jobs.delete(job);
  }

  #wakeAt(time: number | null): void {
    clearTimeout(this.#alarm);
    if (time === null) return;
    // A delay of more than 24 days would be none at all.
    const delay = Math.min(Math.max(time - Date.now(), 0), 2 ** 31 - 1);
    this.#alarm = setTimeout(() => this.#later("time"), delay);
  }

  /** What fails here has been told already. */
  #later(input: Input): void {
    void this.happens(input).catch(() => {});
  }
}
