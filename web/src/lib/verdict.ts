import type { Outcome, Player } from "./game";
import { namesFor } from "./people";
import { tell } from "./words.svelte";

/** Who won, as one sentence for a viewer. */
export function winnersInWords(outcome: Outcome, players: readonly Player[], viewer: number | null): string {
  const { winners } = outcome;
  return tell("outcome", { outcome: "over", winners }, namesFor(viewer, players)) ?? "";
}
