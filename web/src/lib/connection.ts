/**
 * A table's socket that loses nothing. Questions are numbered and kept until they are answered; after a lost connection
 * they are asked again under their numbers, and the server does each of them once.
 */
import type { FromClient } from "../gen/protocol/FromClient";
import type { FromServer } from "../gen/protocol/FromServer";
import { isLocal, local } from "../local/host";
import { asWho, OWNER, personOf, type Who } from "./sharing";

/** What can be asked; the connection adds the number. */
export type Question = FromClient extends infer Each
  ? Each extends unknown
    ? Omit<Each, "n">
    : never
  : never;

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Link = "connecting" | "open" | "lost";

/** How long to wait before trying again, by how often it has failed: half a second, doubling to eight. */
export function patience(failures: number): number {
  return Math.min(500 * 2 ** failures, 8000);
}

/** A question without an answer for so long means a dead wire that has not noticed. */
const SILENCE = 8000;
/** After so long without a word the server is asked whether it is there. */
export const QUIET = 20_000;

export class Connection {
  #wire: Wire | null = null;
  #open = false;
  #closed = false;
  #failures = 0;
  #next = 1;
  #unanswered = new Map<number, FromClient>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly dial: () => Wire,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (link: Link) => void,
  ) {
    changed("connecting");
    this.#connect();
  }

  /** Asks the server for something, now or as soon as it can be reached; returns the question's number. */
  ask(question: Question): number {
    const n = this.#next++;
    const message = { ...question, n } as FromClient;
    this.#unanswered.set(n, message);
    if (this.#open) this.#send(message);
    return n;
  }

  /** Tries at once instead of waiting: the network came back, or the player looks at the page again. */
  hurry(): void {
    // A wire that was open when the computer went to sleep may be dead.
    if (this.#open) this.ask({ type: "ping" });
    if (this.#closed || this.#wire !== null) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #connect(): void {
    const wire = this.dial();
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#failures = 0;
      this.changed("open");
      this.#listenAgain();
      for (const message of this.#unanswered.values()) this.#send(message);
    };
    wire.onmessage = (event) => this.#take(JSON.parse(event.data) as FromServer);
    wire.onclose = () => this.#lost();
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
    this.#silence ??= setTimeout(() => this.#lost(), SILENCE);
  }

  #take(message: FromServer): void {
    // Any word from the server shows that the wire is alive.
    this.#listenAgain();
    if ("n" in message && message.n !== null) this.#unanswered.delete(message.n);
    if (this.#unanswered.size > 0) this.#silence = setTimeout(() => this.#lost(), SILENCE);
    this.hear(message);
  }

  #listenAgain(): void {
    this.#stopListening();
    this.#quiet = setTimeout(() => this.ask({ type: "ping" }), QUIET);
  }

  #stopListening(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
    this.#silence = undefined;
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.changed("lost");
    this.#retry = setTimeout(() => this.#connect(), patience(this.#failures++));
  }

  #drop(): void {
    this.#stopListening();
    clearTimeout(this.#retry);
    this.#open = false;
    const wire = this.#wire;
    this.#wire = null;
    if (wire === null) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

/**
 * A wire to a table for one of those who share this device: a real socket, unless the table is on it; a page load is a client of
 * its own.
 */
export function dialTable(id: string, who: Who = OWNER): () => Wire {
  if (isLocal(id)) return local.dial(id, personOf(who));
  const client = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ client, ...asWho(who) });
  const address = `${scheme}://${location.host}/api/tables/${id}/socket?${query}`;
  return () => new WebSocket(address) as Wire;
}
