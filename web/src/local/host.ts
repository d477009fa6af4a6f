/**
 * The browser as a host: tables that are kept on this device and need no network. They are asked and answered like those of a
 * server, so `api.ts` and `connection.ts` hand over whatever concerns one of them, and nobody else sees the difference.
 * The Worker that hosts, and with it the engine, is loaded when it is first asked something.
 */
import type { Advice } from "../gen/protocol/Advice";
import type { Change } from "../gen/protocol/Change";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { Join } from "../gen/protocol/Join";
import type { Listed } from "../gen/protocol/Listed";
import type { NewTable } from "../gen/protocol/NewTable";
import type { Opened } from "../gen/protocol/Opened";
import type { Position } from "../gen/protocol/Position";
import type { Progress } from "../gen/protocol/Progress";
import type { Replay } from "../gen/protocol/Replay";
import type { SetPlace } from "../gen/protocol/SetPlace";
import type { Swap } from "../gen/protocol/Swap";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Seated } from "../gen/engine/Seated";
import type { Person } from "../gen/room/Person";
import type { GameRecord } from "../gen/table/GameRecord";
import { ApiError } from "../lib/api-error";
import type { Wire } from "../lib/connection";
import type { Reason } from "../lib/live-table.svelte";
import { settings, type Speed } from "../lib/settings.svelte";
import { owner } from "./owner";
import type { Asked, FromHost, ToHost } from "./messages";

export type { Person } from "../gen/room/Person";

/** What can go wrong here and not on a server. Each has its sentence, `problem-<code>`. */
export type LocalProblemCode =
  /** There is no more room on this device. */
  | "storage-full"
  /** The browser does not let us keep anything. */
  | "no-storage"
  /** The table is open in another tab. */
  | "open-elsewhere"
  /** What is kept here is of a newer version of this page than the one that is shown. */
  | "old-page"
  /** The engine could not be loaded, or has failed. */
  | "no-engine";

/** A move as a master has found it; what it scores at once is said elsewhere. */
export type Outlook = Omit<Advice, "points">;

/** Whether this client was built with the engine. Where it was not, nothing of this is offered. */
export const canHost: boolean = __ENGINE__;

/** Whether a table or a replay is on this device. */
export function isLocal(id: string): boolean {
  return id.startsWith("local-");
}

/**
 * What this device answers; `person` is who asks, its owner unless it is said. Whatever fails is an `ApiError`.
 * A game for several people on one device: `open` with a place `open` for each of the others, `join` as each of them, `start`;
 * then one connection (`dial`) at a time, as whoever holds the device. One that is closed leaves nothing in the page.
 */
export interface LocalHost {
  /** Answered as soon as the engine is loaded. */
  ready(): Promise<void>;
  games(): Promise<GameInfo[]>;
  components(game: string, file: unknown): Promise<unknown>;
  /** All tables of this device, the newest first. */
  tables(): Promise<Listed[]>;
  open(table: NewTable, person?: Person): Promise<Opened>;
  table(id: string, person?: Person): Promise<TableInfo>;
  join(id: string, join: Join, person?: Person): Promise<TableInfo>;
  leave(id: string, person?: Person): Promise<TableInfo>;
  kick(id: string, at: { seat: number }, person?: Person): Promise<TableInfo>;
  place(id: string, place: SetPlace, person?: Person): Promise<TableInfo>;
  swap(id: string, swap: Swap, person?: Person): Promise<TableInfo>;
  change(id: string, change: Change, person?: Person): Promise<TableInfo>;
  start(id: string, person?: Person): Promise<TableInfo>;
  rematch(id: string, person?: Person): Promise<Opened>;
  /** The record of a finished game, which can be sent to a server; of another, what the person knows of it. */
  record(id: string, person?: Person): Promise<GameRecord | Progress>;
  replay(id: string, person?: Person): Promise<Replay>;
  /** Who of this device sits at which seat. */
  people(id: string): Promise<Seated[]>;
  /** Throws a table away for good. */
  forget(id: string): Promise<void>;
  /** Why whoever has this view may not make a move; none if they may. */
  whyNot(game: string, view: unknown, move: string): Promise<Reason | null>;
  /** What a master makes of the best moves of whoever has this view, the best first. */
  advise(game: string, view: unknown): Promise<Outlook[]>;
  /** A record to look at again. */
  replayOf(record: GameRecord): Promise<Replay>;
  positionOf(record: GameRecord, entry: number): Promise<Position>;
  /** A wire to a table, like a socket; `person` is who is told what they may know. */
  dial(id: string, person?: Person): () => Wire;
}

/** How long bots wait before they move, in milliseconds, for those who like it so. */
const BOT_PAUSE: Record<Speed, number> = { calm: 700, normal: 700, quick: 200 };

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { answered(answer: unknown): void; failed(error: ApiError): void }>();
const wires = new Map<number, Wire>();

/** Whether the engine is there, so that a question is answered at once. */
let loaded = false;

/**
 * This device, where the engine is loaded: it can tell of a server's tables whatever follows from what the page was shown. The
 * server stays the judge.
 */
export function nearby(): LocalHost | null {
  return loaded ? local : null;
}

/** Loads the engine when there is nothing else to do, and only where the service worker has it: it costs nothing of the line. */
export function bringNear(): void {
  if (!canHost) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  void navigator.serviceWorker?.ready.then(() => idle(() => void local.ready().catch(() => {})));
}

function tell(message: ToHost): void {
  if (worker === null) {
    const name = String(BOT_PAUSE[settings.speed]);
    worker = new Worker(new URL("./host-worker.ts", import.meta.url), { type: "module", name });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
    worker.onerror = (event) => abandon(event.message);
  }
  worker.postMessage(message);
}

function hear(message: FromHost): void {
  if (!loaded && message.type !== "problem") {
    loaded = true;
    performance.mark("engine");
  }
  if (message.type === "answer" || message.type === "problem") {
    const asked = waiting.get(message.n);
    waiting.delete(message.n);
    if (message.type === "answer") asked?.answered(message.answer);
    else asked?.failed(new ApiError(message.problem));
    return;
  }
  const wire = wires.get(message.connection);
  if (message.type === "open") wire?.onopen?.();
  else if (message.type === "said") wire?.onmessage?.({ data: message.text });
  else {
    wires.delete(message.connection);
    wire?.onclose?.();
  }
}

/** The Worker could not be loaded or has failed as a whole; the next question starts another. */
function abandon(reason: string): void {
  worker?.terminate();
  worker = null;
  loaded = false;
  for (const { failed } of waiting.values()) failed(new ApiError({ code: "no-engine", reason }));
  waiting.clear();
  const lost = [...wires.values()];
  wires.clear();
  for (const wire of lost) wire.onclose?.();
}

function ask<Answer>(what: Asked, ...args: readonly unknown[]): Promise<Answer> {
  return new Promise((answered, failed) => {
    const n = ++last;
    waiting.set(n, { answered: answered as (answer: unknown) => void, failed });
    tell({ type: "ask", n, what, with: args });
  });
}

function connect(table: string, person: Person, client: string): Wire {
  const connection = ++last;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => tell({ type: "say", connection, text }),
    close: () => {
      if (wires.delete(connection)) tell({ type: "disconnect", connection });
    },
  };
  wires.set(connection, wire);
  tell({ type: "connect", connection, table, person, client });
  return wire;
}

export const local: LocalHost = {
  ready: () => ask("ready"),
  games: () => ask("games"),
  components: (game, file) => ask("components", game, file),
  tables: () => ask("tables"),
  open: (table, person = owner()) => {
    // Else the browser may throw games away when it needs room. Whether it agrees is its own business.
    void navigator.storage?.persist?.();
    return ask("open", table, person);
  },
  table: (id, person = owner()) => ask("table", id, person),
  join: (id, join, person = owner()) => ask("join", id, join, person),
  leave: (id, person = owner()) => ask("leave", id, person),
  kick: (id, at, person = owner()) => ask("kick", id, at, person),
  place: (id, place, person = owner()) => ask("place", id, place, person),
  swap: (id, swap, person = owner()) => ask("swap", id, swap, person),
  change: (id, change, person = owner()) => ask("change", id, change, person),
  start: (id, person = owner()) => ask("start", id, person),
  rematch: (id, person = owner()) => ask("rematch", id, person),
  record: (id, person = owner()) => ask("record", id, person),
  replay: (id, person = owner()) => ask("replay", id, person),
  people: (id) => ask("people", id),
  forget: (id) => ask("forget", id),
  whyNot: (game, view, move) => ask("whyNot", game, view, move),
  advise: (game, view) => ask("advise", game, view),
  replayOf: (record) => ask("replayOf", record),
  positionOf: (record, entry) => ask("positionOf", record, entry),
  dial: (id, person = owner()) => {
    const client = crypto.randomUUID();
    return () => connect(id, person, client);
  },
};
