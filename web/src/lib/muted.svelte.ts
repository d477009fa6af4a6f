/** Whom the player does not want to hear, at any table; kept on this device and told to nobody. */
const KEY = "chabudai.muted";

function saved(): string[] {
  try {
    const names: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  names: readonly string[] = $state.raw(saved());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    this.names = this.has(name) ? this.names.filter((each) => each !== name) : [...this.names, name];
    localStorage.setItem(KEY, JSON.stringify(this.names));
  }
}

export const muted = new Muted();
