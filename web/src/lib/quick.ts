/** A game at once: me at the first seat, bots that are neither weak nor strong at all others, hints allowed. */
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { NewTable } from "../gen/protocol/NewTable";
import { firstSetup } from "./chooser";
import { levelsOf, nearest } from "./levels";
import { tongue } from "./words.svelte";

export function quickTable(game: GameInfo, seats: number): NewTable {
  const setup = firstSetup(game, seats, tongue());
  const level = nearest(levelsOf(game, setup.seats), "adept");
  const bots = Array.from({ length: setup.seats - 1 }, () => ({ kind: "bot", level }) as const);
  return { game: game.id, setup, places: [{ kind: "me" }, ...bots], hints: true, shuffle: true };
}
