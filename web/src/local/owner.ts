/** Whoever this device belongs to, as far as it knows without asking anybody. */
import type { Person } from "../gen/room/Person";
import { say } from "../lib/words.svelte";

const KEY = "chabudai.name";

/** The owner at tables of this device. */
export function owner(): Person {
  return { id: "me", name: knownName() ?? say("you") };
}

/** The name that the owner was last known by. */
export function knownName(): string | null {
  return localStorage.getItem(KEY);
}

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name);
}
