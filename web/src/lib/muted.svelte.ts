/** Whom the player does not want to hear for now: at one table, under whatever name; known to this page only. */
import type { Said } from "../gen/protocol/Said";
import type { Whom } from "../gen/protocol/Whom";

const KEY = "chabudai.muted";

function saved(): string[] {
  try {
    const ears: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(ears) ? ears.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, whom: Whom): string =>
  "seat" in whom ? `${table}/seat-${whom.seat}` : `${table}/${whom.speaker}`;

class Muted {
  #whom: readonly string[] = $state.raw(saved());

  has(table: string, whom: Whom): boolean {
    return this.#whom.includes(nameOf(table, whom));
  }

  mute(table: string, whom: Whom): void {
    this.#keep([...this.#whom, nameOf(table, whom)]);
  }

  hear(table: string, ...all: Whom[]): void {
    const names = all.map((whom) => nameOf(table, whom));
    this.#keep(this.#whom.filter((each) => !names.includes(each)));
  }

  /** Whether something is heard: neither who said it nor their seat is muted. */
  hears(table: string, { speaker, seat }: Pick<Said, "speaker" | "seat">): boolean {
    return !this.has(table, { speaker }) && (seat === null || !this.has(table, { seat }));
  }

  #keep(names: readonly string[]): void {
    this.#whom = [...new Set(names)];
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(this.#whom));
  }
}

export const muted = new Muted();
