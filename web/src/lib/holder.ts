/** Who holds the device, where several share it: whatever is asked for them is asked as them. */
import { getContext, setContext } from "svelte";
import { OWNER, type Sharer, type Who } from "./sharing";

const KEY = Symbol("holder");

interface Holding {
  /** Who holds the device now. */
  who(): Who;
  /** Everybody of this device who plays for themselves. */
  playing(): readonly Sharer[];
}

/** Tells what is inside a component who holds the device now. */
export function tellHolder(holding: Holding): void {
  setContext(KEY, holding);
}

/** Who holds the device; its owner where nobody else does. */
export function holder(): Holding {
  return getContext<Holding | undefined>(KEY) ?? { who: () => OWNER, playing: () => [] };
}
