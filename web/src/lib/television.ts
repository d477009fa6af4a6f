/** Whether a screen is only looked at, from across the room: nobody presses anything on it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("television");

/** Tells the board inside a component that it is on a television. */
export function showOnTelevision(): void {
  setContext(KEY, true);
}

/** Whether this is a television. */
export function onTelevision(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}
