/** What is kept on this device: a journal a table, and what lists show of it. */
import type { Entry } from "../gen/room/Entry";
import type { NewJournal } from "../gen/room/NewJournal";
import type { Summary } from "../gen/room/Summary";
import { Trouble } from "./trouble";

/** When an act was, and the act as it is kept: its JSON. */
export type Kept = [time: number, act: string];

/** Some entries of a journal, after all that were kept before. */
export interface Write {
  readonly table: string;
  /** The number of the first of them. */
  readonly first: number;
  readonly entries: readonly Entry[];
  /** What lists show from now on, if that has changed. */
  readonly summary: Summary | null;
}

/** Where journals are kept. */
export interface Store {
  journal(table: string): Promise<Kept[]>;
  /** Keeps all of them or nothing; what is answered is on disk. */
  keep(writes: readonly Write[]): Promise<void>;
  /** What lists show, the newest first. */
  summaries(): Promise<Summary[]>;
  forget(table: string): Promise<void>;
}

/** The journal of a table that is not there yet, to be kept. */
export function beginning({ table, entries }: NewJournal, summary: Summary): Write {
  return { table, first: 0, entries, summary };
}

/** Counts the ways in which things are kept. A page that meets a higher number than its own is too old. */
const VERSION = 1;

interface Row {
  readonly table: string;
  readonly n: number;
  readonly time: number;
  readonly act: string;
}

interface Head {
  readonly table: string;
  readonly entries: number;
  readonly summary: Summary;
}

export class IndexedDb implements Store {
  #database: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = "chabudai") {}

  async journal(table: string): Promise<Kept[]> {
    const tx = (await this.#open()).transaction(["heads", "rows"]);
    const [head, rows] = await Promise.all([
      done<Head | undefined>(tx.objectStore("heads").get(table)),
      done<Row[]>(tx.objectStore("rows").getAll(rowsOf(table))),
    ]);
    if (head === undefined && rows.length === 0) {
      throw new Trouble({ code: "not-found", reason: "there is no such table on this device" });
    }
    const entries = Math.max(head?.entries ?? 0, rows.length);
    return Array.from({ length: entries }, (_, n) => {
      const row = rows[n];
      if (row?.n !== n || typeof row.time !== "number" || typeof row.act !== "string") {
        throw new Trouble({ code: "bad-journal", reason: "an entry is damaged or missing", entry: n });
      }
      return [row.time, row.act];
    });
  }

  async keep(writes: readonly Write[]): Promise<void> {
    // Strict: an entry that is told of must survive a dead battery.
    const tx = (await this.#open()).transaction(["heads", "rows"], "readwrite", { durability: "strict" });
    const heads = tx.objectStore("heads");
    const rows = tx.objectStore("rows");
    for (const { table, first, entries, summary } of writes) {
      // `add` refuses what is there already: nobody writes over what another has kept.
      entries.forEach(({ time, act }, i) =>
        rows.add({ table, n: first + i, time, act: JSON.stringify(act) } satisfies Row),
      );
      const asked = heads.get(table) as IDBRequest<Head | undefined>;
      asked.onsuccess = () => {
        const known = summary ?? asked.result?.summary;
        if (known) heads.put({ table, entries: first + entries.length, summary: known } satisfies Head);
      };
    }
    await ended(tx);
  }

  async summaries(): Promise<Summary[]> {
    const tx = (await this.#open()).transaction("heads");
    const heads = await done<Partial<Head>[]>(tx.objectStore("heads").getAll());
    // A damaged line must not spoil the list.
    const summaries = heads.flatMap(({ summary }) => (summary?.info?.id ? [summary] : []));
    return summaries.sort((a, b) => b.opened - a.opened);
  }

  async forget(table: string): Promise<void> {
    const tx = (await this.#open()).transaction(["heads", "rows"], "readwrite");
    tx.objectStore("heads").delete(table);
    tx.objectStore("rows").delete(rowsOf(table));
    await ended(tx);
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#opened().catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  async #opened(): Promise<IDBDatabase> {
    const asked = indexedDB.open(this.name, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("heads", { keyPath: "table" });
      asked.result.createObjectStore("rows", { keyPath: ["table", "n"] });
    };
    const database = await done(asked);
    // A newer page wants to keep things in its own way: it shall not wait for this one.
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
    return database;
  }
}

function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
  });
}
