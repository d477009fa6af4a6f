/** Who holds the device, where several share it: whatever is asked for them is asked as them. */
import { getContext, setContext } from "svelte";
import { OWNER, type Who } from "./sharing";

const KEY = Symbol("holder");

/** Tells what is inside a component who holds the device now. */
export function tellHolder(now: () => Who): void {
  setContext(KEY, now);
}

/** Who holds the device; its owner where nobody else does. */
export function holder(): () => Who {
  return getContext<(() => Who) | undefined>(KEY) ?? (() => OWNER);
}
