/** The Worker that hosts the tables of this device. */
import type { FromClient } from "../gen/protocol/FromClient";
import { Engine } from "./engine";
import { engineAddress } from "./engine-address";
import { Hosting } from "./hosting";
import type { FromHost, ToHost } from "./messages";
import { IndexedDb } from "./store";
import { coresToSpare, Thinkers, type Thinker } from "./thinkers";
import { problemOf, Trouble } from "./trouble";

const say = (message: FromHost): void => postMessage(message);

/** Compiled once, for this Worker and for those that think. */
async function compiled(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(engineAddress!));
  } catch (error) {
    throw new Trouble({ code: "no-engine", reason: String(error) });
  }
}

/** A table is open in one place: whoever has its lock. */
function claim(table: string): Promise<() => void> {
  return new Promise((claimed, refused) => {
    const name = `chabudai.table.${table}`;
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        throw new Trouble({ code: "open-elsewhere", reason: "another tab has this table" });
      }
      return new Promise<void>((letGo) => claimed(letGo));
    });
    held.catch(refused);
  });
}

function prepare(module: WebAssembly.Module): Hosting {
  const hire = (): Thinker => {
    const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ module });
    return worker as Thinker;
  };
  const thinkers = new Thinkers(hire, coresToSpare(navigator.hardwareConcurrency));
  return new Hosting({
    store: new IndexedDb(),
    // The page has named this Worker so.
    botPause: Number(self.name),
    engine: () => new Engine(module),
    work: (work) => thinkers.work(work),
    claim,
    said: (connection, message) => say({ type: "said", connection, text: JSON.stringify(message) }),
    closed: (connection) => say({ type: "closed", connection }),
  });
}

let hosting: Promise<Hosting> | null = null;

async function hear(message: ToHost): Promise<void> {
  const host = await (hosting ??= compiled().then(prepare));
  switch (message.type) {
    case "ask": {
      const act = host[message.what] as (...args: readonly unknown[]) => Promise<unknown>;
      return say({ type: "answer", n: message.n, answer: await act.apply(host, [...message.with]) });
    }
    case "connect":
      say({ type: "open", connection: message.connection });
      return host.connect(message.connection, message.table, message.person, message.client);
    case "say":
      return host.says(message.connection, JSON.parse(message.text) as FromClient);
    case "disconnect":
      return host.disconnect(message.connection);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
  hear(data).catch((error: unknown) => {
    if (data.type === "ask") say({ type: "problem", n: data.n, problem: problemOf(error) });
    else say({ type: "closed", connection: data.connection });
  });
});
