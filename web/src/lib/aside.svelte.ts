/** The place beside the board, or in the sheet, for what a board shows besides what a move needs. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("aside");

export class AsidePlace {
  /** What the board shows there now. */
  shown: Snippet | null = $state.raw(null);
}

/** Gives the boards inside a component a place for their asides. */
export function offerAside(): AsidePlace {
  return setContext(KEY, new AsidePlace());
}

/** The place that the page around a board offers, if it does. */
export function asidePlace(): AsidePlace | undefined {
  return getContext<AsidePlace | undefined>(KEY);
}
