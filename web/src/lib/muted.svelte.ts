/** Whom the player does not want to hear for now: at one table, under whatever name; known to this page only. */
const KEY = "chabudai.muted";

function saved(): string[] {
  try {
    const ears: unknown = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(ears) ? ears.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, speaker: number): string => `${table}/${speaker}`;

class Muted {
  #speakers: readonly string[] = $state.raw(saved());

  has(table: string, speaker: number): boolean {
    return this.#speakers.includes(nameOf(table, speaker));
  }

  toggle(table: string, speaker: number): void {
    const name = nameOf(table, speaker);
    const others = this.#speakers.filter((each) => each !== name);
    this.#speakers = this.has(table, speaker) ? others : [...others, name];
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(this.#speakers));
  }
}

export const muted = new Muted();
