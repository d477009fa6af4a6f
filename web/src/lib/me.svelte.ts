import type { Me } from "../gen/protocol/Me";
import { canHost } from "../local/host";
import { knownName, rememberName } from "../local/owner";
import { api } from "./api";
import { isUnreachable } from "./api-error";

const CHOSEN = "chabudai.named";

/** Who one is at the table; the first question makes the cookie that says so. */
class Myself {
  name: string = $state("");
  /** Whether the nickname was chosen on this device; others are given one. */
  chosen: boolean = $state(globalThis.localStorage?.getItem(CHOSEN) === "yes");

  /** Whether the server could not be reached when it was last asked: then there is what is on this device. */
  away: boolean = $state(false);

  async load(): Promise<void> {
    try {
      this.#is(await api.me());
      this.away = false;
    } catch (error) {
      if (!canHost || !isUnreachable(error)) throw error;
      this.away = true;
      this.name = knownName() ?? "";
    }
  }

  async rename(name: string): Promise<void> {
    this.#is(await api.rename(name));
    this.#choose();
  }

  /** Is forgotten: whoever asks next is somebody new. */
  async forget(): Promise<void> {
    await api.forgetMe();
    await this.load();
  }

  async recover(code: string): Promise<void> {
    this.#is(await api.recover(code));
    this.#choose();
  }

  #choose(): void {
    this.chosen = true;
    localStorage.setItem(CHOSEN, "yes");
  }

  /** Tables on this device know one by the same name. */
  #is({ name }: Me): void {
    this.name = name;
    rememberName(name);
  }
}

export const me = new Myself();
