/** Whether a page shows only what its player needs to choose, because a television shows the rest. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("hand");

/** Tells the board inside a component that a television shows the rest. */
export function showHandOnly(): void {
  setContext(KEY, true);
}

/** Whether a television shows the rest. */
export function handOnly(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}
