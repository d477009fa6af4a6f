/** Everything that the Worker that hosts can be asked: tables are woken when they are needed, and sleep when nobody is there. */
import type { Change } from "../gen/protocol/Change";
import type { FromClient } from "../gen/protocol/FromClient";
import type { FromServer } from "../gen/protocol/FromServer";
import type { Hosted } from "../gen/engine/Hosted";
import type { Seated } from "../gen/engine/Seated";
import type { Join } from "../gen/protocol/Join";
import type { Listed } from "../gen/protocol/Listed";
import type { NewTable } from "../gen/protocol/NewTable";
import type { Opened } from "../gen/protocol/Opened";
import type { Problem } from "../gen/protocol/Problem";
import type { Replay } from "../gen/protocol/Replay";
import type { SetPlace } from "../gen/protocol/SetPlace";
import type { Swap } from "../gen/protocol/Swap";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { GameRecord } from "../gen/table/GameRecord";
import type { Call } from "../gen/engine/Call";
import type { Command } from "../gen/room/Command";
import type { Person } from "../gen/room/Person";
import { type Engine, Refusal } from "./engine";
import type { Asked } from "./messages";
import type { LocalHost, Outlook } from "./host";
import { RoomHost } from "./room-host";
import { beginning, type Store } from "./store";
import type { Underway } from "./thinkers";
import { problemOf, Trouble } from "./trouble";

/** What the Worker brings. */
export interface Surroundings {
  readonly store: Store;
  readonly botPause: number;
  engine(): Engine;
  work(work: unknown): Underway;
  /** Sees to it that a table is open here and nowhere else; what is returned lets go of it. */
  claim(table: string): Promise<() => void>;
  said(connection: number, message: FromServer): void;
  closed(connection: number): void;
}

/** Who advises: nobody else waits for the cores of this device, so a second is not too long. */
const MASTER = "master:1000ms";

/** A table that is awake. */
interface Awake {
  readonly host: RoomHost;
  readonly connections: Set<number>;
  readonly letGo: () => void;
  /** How many questions are being answered. */
  asked: number;
}

export class Hosting implements Record<Asked, (...args: never[]) => Promise<unknown>> {
  #awake = new Map<string, Promise<Awake>>();
  /** Which table each connection is to. */
  #tables = new Map<number, string>();
  /** An engine for what needs no table. */
  #spare: Engine | null = null;

  constructor(private readonly around: Surroundings) {}

  ready: LocalHost["ready"] = async () => {};
  games: LocalHost["games"] = async () => this.#ask("games");
  components: LocalHost["components"] = async (game, file) => this.#ask({ components: { game, file } });
  whyNot: LocalHost["whyNot"] = async (game, view, move) => this.#ask({ "why-not": { game, view, move } });
  advise: LocalHost["advise"] = async (game, view) => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const { found } = this.around.work({ assess: { game, view, spec: MASTER, seed } });
    const finding = (await found) as { assessed: Outlook[] } | null;
    if (finding === null) throw new Trouble({ code: "no-engine", reason: "a master could not think" });
    return finding.assessed;
  };
  replayOf: LocalHost["replayOf"] = async (record) => this.#ask({ replay: { record } });
  positionOf: LocalHost["positionOf"] = async (record, entry) => this.#ask({ position: { record, entry } });

  async tables(): Promise<Listed[]> {
    const summaries = await this.around.store.summaries();
    // Where nobody else is waited for, it is always the turn of whoever holds the device.
    return summaries.map(({ info }) => ({ ...info, your_turn: info.status === "playing", your_seat: null }));
  }

  async open(table: NewTable, host: Person): Promise<Opened> {
    const { journal, summary } = this.around.engine().ask<Hosted>({ open: { host, table } });
    await this.around.store.keep([beginning(journal, summary)]);
    return { id: journal.table };
  }

  table = (id: string, person: Person) => this.#command<TableInfo>(id, person, "look");
  join = (id: string, join: Join, person: Person) => this.#command<TableInfo>(id, person, { join });
  leave = (id: string, person: Person) => this.#command<TableInfo>(id, person, "leave");
  kick = (id: string, { seat }: { seat: number }, person: Person) =>
    this.#command<TableInfo>(id, person, { kick: seat });
  place = (id: string, place: SetPlace, person: Person) =>
    this.#command<TableInfo>(id, person, { "set-place": place });
  swap = (id: string, swap: Swap, person: Person) => this.#command<TableInfo>(id, person, { swap });
  change = (id: string, change: Change, person: Person) => this.#command<TableInfo>(id, person, { change });
  start = (id: string, person: Person) => this.#command<TableInfo>(id, person, "start");
  rematch = (id: string, person: Person) => this.#command<Opened>(id, person, "rematch");
  record = (id: string, person: Person) => this.#command<unknown>(id, person, "record");

  replay = async (id: string, person: Person): Promise<Replay> =>
    this.replayOf(await this.#finished(id, person));

  people = (id: string) => this.#with(id, (awake) => awake.host.people() as Promise<Seated[]>);

  async forget(id: string): Promise<void> {
    const letGo = await this.around.claim(id);
    await this.around.store.forget(id).finally(letGo);
  }

  /** A client connects; what it may know is said to it at once. */
  async connect(connection: number, table: string, person: Person, client: string): Promise<void> {
    this.#tables.set(connection, table);
    try {
      await this.#with(table, (awake) => {
        awake.connections.add(connection);
        return awake.host.happens({ connect: { connection, person, client } });
      });
    } catch (error) {
      this.#excuse(connection, null, error);
      this.#close(connection);
    }
  }

  /** A client asks for something. */
  async says(connection: number, request: FromClient): Promise<void> {
    const table = this.#tables.get(connection);
    if (table === undefined) return;
    try {
      await this.#with(table, (awake) => awake.host.happens({ request: { connection, request } }));
    } catch (error) {
      this.#excuse(connection, request.n, error);
      this.#close(connection);
    }
  }

  async disconnect(connection: number): Promise<void> {
    const table = this.#tables.get(connection);
    if (table === undefined) return;
    this.#tables.delete(connection);
    await this.#with(table, (awake) => {
      if (!awake.connections.delete(connection)) return Promise.resolve();
      return awake.host.happens({ disconnect: { connection } });
    }).catch(() => {});
  }

  #ask<Answer>(call: Call): Answer {
    try {
      return (this.#spare ??= this.around.engine()).ask<Answer>(call);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) this.#spare = null;
      throw error;
    }
  }

  #command<Answer>(id: string, person: Person, command: Command): Promise<Answer> {
    const input = { command: { person, command } };
    return this.#with(id, (awake) => awake.host.happens(input) as Promise<Answer>);
  }

  async #finished(id: string, person: Person): Promise<GameRecord> {
    const record = (await this.record(id, person)) as GameRecord;
    if (record.format === "chabudai-record/1") return record;
    throw new Trouble({ code: "not-over", reason: "the game is not over: its record is still secret" });
  }

  /** Does something with a table that is awake, and lets it sleep afterwards if nobody is there. */
  async #with<T>(table: string, act: (awake: Awake) => Promise<T>): Promise<T> {
    const waking = this.#awake.get(table) ?? this.#wake(table);
    this.#awake.set(table, waking);
    let awake: Awake;
    try {
      awake = await waking;
    } catch (error) {
      if (this.#awake.get(table) === waking) this.#awake.delete(table);
      throw error;
    }
    awake.asked += 1;
    try {
      return await act(awake);
    } finally {
      awake.asked -= 1;
      if (awake.asked === 0 && awake.connections.size === 0) this.#sleep(table, waking, awake);
    }
  }

  async #wake(table: string): Promise<Awake> {
    const letGo = await this.around.claim(table);
    const connections = new Set<number>();
    try {
      const host = await RoomHost.wake(table, {
        store: this.around.store,
        botPause: this.around.botPause,
        engine: () => this.around.engine(),
        work: (work) => this.around.work(work),
        send: (connection, message) => this.around.said(connection, message),
        // Whoever is connected has to come again, to the table as it was kept.
        failed: (error, input) => {
          this.#awake.delete(table);
          letGo();
          for (const connection of connections) {
            const asked = typeof input === "object" && "request" in input ? input.request : null;
            if (asked?.connection === connection) this.#excuse(connection, asked.request.n, error);
            this.#close(connection);
          }
        },
      });
      return { host, connections, letGo, asked: 0 };
    } catch (error) {
      letGo();
      throw this.#isNewer(error) ? new Trouble({ code: "old-page", reason: String(error) }) : error;
    }
  }

  /** Whether a journal cannot be replayed because it is of rules that this page does not know yet. */
  #isNewer(error: unknown): boolean {
    const refusal = error instanceof Refusal ? error.problem.refusal : undefined;
    return refusal?.refusal === "no-rules" || refusal?.refusal === "no-game";
  }

  #sleep(table: string, waking: Promise<Awake>, awake: Awake): void {
    if (this.#awake.get(table) !== waking) return;
    this.#awake.delete(table);
    awake.host.stop();
    awake.letGo();
  }

  #excuse(connection: number, n: number | null, error: unknown): void {
    // Problems of this device look like those of a server; their sentences are found by the code alike.
    const problem = problemOf(error) as Problem;
    if (this.#tables.has(connection)) this.around.said(connection, { type: "refused", n, problem });
  }

  #close(connection: number): void {
    if (this.#tables.delete(connection)) this.around.closed(connection);
  }
}
