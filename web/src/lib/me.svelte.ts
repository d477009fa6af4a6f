import { api } from "./api";

/** Who one is at the table; the first question makes the cookie that says so. */
class Myself {
  name: string = $state("");

  async load(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async recover(code: string): Promise<void> {
    this.name = (await api.recover(code)).name;
  }
}

export const me = new Myself();
