import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../gen/protocol/FromServer";
import type { NewTable } from "../gen/protocol/NewTable";
import type { GameRecord } from "../gen/table/GameRecord";
import type { Summary } from "../gen/room/Summary";
import { Engine } from "./engine";
import { engineFile } from "./engine-file";
import { Hosting } from "./hosting";
import type { Kept, Store, Write } from "./store";
import { problemOf, Trouble } from "./trouble";

const built = engineFile();
const ANNA = { id: "me", name: "Anna" };
const BEN = { id: "guest", name: "Ben" };

/** A disk in memory, that can be full. */
class Memory implements Store {
  journals = new Map<string, Kept[]>();
  heads = new Map<string, Summary>();
  full = false;

  journal(table: string): Promise<Kept[]> {
    const kept = this.journals.get(table);
    if (kept) return Promise.resolve(kept);
    return Promise.reject(new Trouble({ code: "not-found", reason: table }));
  }
  keep(writes: readonly Write[]): Promise<void> {
    if (this.full) return Promise.reject(new DOMException("full", "QuotaExceededError"));
    for (const { table, first, entries, summary } of writes) {
      const kept = this.journals.get(table) ?? [];
      expect(first).toBe(kept.length);
      this.journals.set(table, [
        ...kept,
        ...entries.map(({ time, act }): Kept => [time, JSON.stringify(act)]),
      ]);
      if (summary) this.heads.set(table, summary);
    }
    return Promise.resolve();
  }
  summaries(): Promise<Summary[]> {
    return Promise.resolve([...this.heads.values()]);
  }
  forget(table: string): Promise<void> {
    this.journals.delete(table);
    this.heads.delete(table);
    return Promise.resolve();
  }
}

describe.skipIf(built === null)("a table on this device", () => {
  let disk: Memory;
  let locks: Set<string>;
  let hosting: Hosting;
  let heard: { connection: number; message: FromServer }[];
  let closed: number[];

  const start = (): Hosting =>
    new Hosting({
      store: disk,
      botPause: 0,
      engine: () => new Engine(built!.module),
      work: (work) => ({
        found: Promise.resolve(new Engine(built!.module).ask({ work: { work } })),
        cancel: () => {},
      }),
      claim: (table) => {
        if (locks.has(table)) return Promise.reject(new Trouble({ code: "open-elsewhere", reason: table }));
        locks.add(table);
        return Promise.resolve(() => void locks.delete(table));
      },
      said: (connection, message) => heard.push({ connection, message }),
      closed: (connection) => closed.push(connection),
    });

  /** What a connection was told last of this kind. */
  function last<Type extends FromServer["type"]>(
    type: Type,
    connection = 1,
  ): Extract<FromServer, { type: Type }> {
    const told = heard.filter((each) => each.connection === connection && each.message.type === type);
    return told.at(-1)?.message as Extract<FromServer, { type: Type }>;
  }
  /** It is Anna's turn, or nobody's any more. */
  const untilTurn = (): Promise<boolean> =>
    vi.waitUntil(() => last("view").outcome !== null || isTurn(), { interval: 1, timeout: 20_000 });
  const isTurn = (): boolean => {
    const { turn } = last("view").view as { turn: { move: number[] } | string };
    return typeof turn === "object" && turn.move.includes(last("table").you.seat!);
  };
  /** Any legal move of Anna's. */
  function anyMove(): string {
    const { game } = last("table").table;
    const work = { choose: { game, view: last("view").view, spec: "random", seed: 1 } };
    return new Engine(built!.module).ask<{ chosen: string }>({ work: { work } }).chosen;
  }

  /** A table for two: Anna, and whoever is said. */
  async function twoAt(place: NewTable["places"][number]): Promise<string> {
    const games = await hosting.games();
    const { id: game, variants } = games[0]!;
    const setup = variants.find(({ seats }) => seats === 2)!;
    return (await hosting.open({ game, setup, places: [{ kind: "me" }, place] }, ANNA)).id;
  }

  beforeEach(() => {
    disk = new Memory();
    locks = new Set();
    heard = [];
    closed = [];
    hosting = start();
  });

  it(
    "plays every game of the house against a bot to its end, through a restart after each move",
    { timeout: 60_000 },
    async () => {
      for (const { id: game, variants } of await hosting.games()) {
        const setup = variants[0]!;
        const bots = Array.from(
          { length: setup.seats - 1 },
          () => ({ kind: "bot", level: "novice" }) as const,
        );
        const { id } = await hosting.open({ game, setup, places: [{ kind: "me" }, ...bots] }, ANNA);
        await hosting.start(id, ANNA);
        for (let n = 1; ; n++) {
          heard = [];
          locks.clear();
          hosting = start();
          await hosting.connect(1, id, ANNA, `client ${n}`);
          await untilTurn();
          const { at, outcome } = last("view");
          if (outcome !== null) break;
          await hosting.says(1, { type: "move", n, at, move: anyMove() });
          expect(last("done")).toEqual({ type: "done", n });
          await hosting.disconnect(1);
        }
        expect((await hosting.table(id, ANNA)).status).toBe("over");
        const replay = await hosting.replay(id, ANNA);
        expect(replay.outcome).toEqual(last("view").outcome);
        const record = (await hosting.record(id, ANNA)) as GameRecord;
        const position = await hosting.positionOf(record, replay.entries.length);
        expect(position.views).toHaveLength(setup.seats);
        await hosting.disconnect(1);
      }
      expect(locks.size).toBe(0);
    },
  );

  it("tells whoever holds the device what they may know, and nothing of another's hand", async () => {
    const id = await twoAt({ kind: "open" });
    await hosting.join(id, {}, BEN);
    await hosting.start(id, ANNA);
    expect((await hosting.people(id)).map(({ person }) => person)).toEqual([ANNA, BEN]);
    await hosting.connect(1, id, ANNA, "a");
    await hosting.disconnect(1);
    await hosting.connect(2, id, BEN, "b");
    expect(last("table", 2).you).toEqual({ seat: 1, host: false });
    expect(
      heard.filter(({ connection }) => connection === 1).every(({ message }) => message !== last("view", 2)),
    ).toBe(true);
    const privates = [1, 2].map(
      (connection) => (last("view", connection).view as { private: unknown }).private,
    );
    expect(privates[0]).not.toEqual(privates[1]);
  });

  it("keeps nothing and says so when the disk is full, and goes on when there is room", async () => {
    const id = await twoAt({ kind: "bot", level: "novice" });
    await hosting.start(id, ANNA);
    await hosting.connect(1, id, ANNA, "a");
    await untilTurn();
    const before = disk.journals.get(id)!.length;
    disk.full = true;
    const move = { type: "move", n: 1, at: last("view").at, move: anyMove() } as const;
    await hosting.says(1, move);
    expect(last("refused")).toMatchObject({ n: 1, problem: { code: "storage-full" } });
    expect([closed, disk.journals.get(id)!.length]).toEqual([[1], before]);
    disk.full = false;
    await hosting.connect(2, id, ANNA, "a");
    await hosting.says(2, move);
    expect(last("done", 2)).toEqual({ type: "done", n: 1 });
    expect(disk.journals.get(id)!.length).toBeGreaterThan(before);
  });

  it("refuses a table that another tab has, until that lets go", async () => {
    const id = await twoAt({ kind: "bot", level: "novice" });
    await hosting.connect(1, id, ANNA, "a");
    const other = start();
    await expect(other.table(id, ANNA).catch(problemOf)).resolves.toMatchObject({ code: "open-elsewhere" });
    await hosting.disconnect(1);
    expect((await other.table(id, ANNA)).id).toBe(id);
  });

  it("names the damaged entry of a table, and every other table is there", async () => {
    const [bad, good] = [await twoAt({ kind: "open" }), await twoAt({ kind: "open" })];
    disk.journals.get(bad)![1] = [0, '{"act":"joi'];
    await expect(hosting.table(bad, ANNA).catch(problemOf)).resolves.toMatchObject({
      code: "bad-journal",
      entry: 1,
    });
    expect((await hosting.table(good, ANNA)).id).toBe(good);
    expect(await hosting.tables()).toHaveLength(2);
    await hosting.forget(bad);
    expect((await hosting.tables()).map(({ id }) => id)).toEqual([good]);
  });

  it("says that the page is too old for a table of newer rules", async () => {
    const id = await twoAt({ kind: "open" });
    const [time, act] = disk.journals.get(id)![0]!;
    const opened = JSON.parse(act) as { setup: { rules: number } };
    opened.setup.rules = 99;
    disk.journals.get(id)![0] = [time, JSON.stringify(opened)];
    await expect(hosting.table(id, ANNA).catch(problemOf)).resolves.toMatchObject({ code: "old-page" });
  });

  it("lets the host change places and what is played before the start", async () => {
    const id = await twoAt({ kind: "open" });
    const swapped = await hosting.swap(id, { seat: 0, with: 1 }, ANNA);
    expect(swapped.places.map(({ kind }) => kind)).toEqual(["open", "person"]);
    const { setup, shuffle, move_limit, strict, silent, unwatched, public: shown } = swapped;
    const terms = { shuffle, move_limit, strict, silent, unwatched, public: shown, hints: true };
    expect((await hosting.change(id, { setup, terms }, ANNA)).hints).toBe(true);
  });

  it("lets a master advise from a view alone", async () => {
    const id = await twoAt({ kind: "bot", level: "novice" });
    await hosting.start(id, ANNA);
    await hosting.connect(1, id, ANNA, "a");
    await untilTurn();
    const { game } = last("table").table;
    const [best] = await hosting.advise(game, last("view").view);
    await hosting.says(1, { type: "move", n: 1, at: last("view").at, move: best!.move });
    expect(last("done")).toEqual({ type: "done", n: 1 });
  });

  it("says why a move is not allowed from a view alone", async () => {
    const id = await twoAt({ kind: "bot", level: "novice" });
    await hosting.start(id, ANNA);
    await hosting.connect(1, id, ANNA, "a");
    await untilTurn();
    const { game } = last("table").table;
    expect(await hosting.whyNot(game, last("view").view, anyMove())).toBeNull();
    expect(await hosting.whyNot(game, last("view").view, "nonsense")).toMatchObject({
      reason: expect.any(String),
    });
  });
});

describe.skipIf(built === null)("the engine", () => {
  it("is at most 400 kB on the wire", async () => {
    const { gzipSync } = await import("node:zlib");
    expect(gzipSync(built!.bytes, { level: 9 }).length).toBeLessThanOrEqual(400_000);
  });
});
