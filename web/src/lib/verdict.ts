import type { Outcome, Player } from "./game";
import { say, t } from "./lang.svelte";
import { listed } from "./people";
import { END, WON, YOU_WON_WITH } from "./words/table";

/** Who won, as one sentence for a viewer. */
export function winnersInWords(outcome: Outcome, players: readonly Player[], viewer: number | null): string {
  const others = outcome.winners.filter((seat) => seat !== viewer).map((seat) => players[seat]?.name ?? "");
  const viewerWon = viewer !== null && outcome.winners.includes(viewer);
  if (viewerWon) return others.length === 0 ? t(END.youWon) : say(YOU_WON_WITH, listed(others));
  return others.length === 0 ? t(END.nobody) : say(WON, listed(others));
}
