/** What the viewer is to do now, as data for one short sentence. */
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";
import type { View } from "../../lib/game";
import type { Tagged } from "../../lib/words.svelte";
import { card as read } from "./cards";
import { ordered } from "./moves";
import { onTable, toMove } from "./seats";

export function promptOf({
  public: pub,
  private: mine,
  turn,
  moves,
}: View<Public, Private>): Tagged<"prompt"> {
  if (pub.stage === "over" || pub.stage === "deal") return { prompt: pub.stage };
  if (mine?.choose) {
    const { count, to } = mine.choose;
    if (to.length === 0) return { prompt: "discard" };
    return ordered(mine.choose) ? { prompt: "pass-each", seats: to } : { prompt: "pass", count, seat: to[0] };
  }
  if (moves.length === 0) return { prompt: "wait", seats: toMove(turn) };
  const led = onTable(pub)[0];
  if (!led) return { prompt: "lead" };
  const { suit } = read(led.card);
  // Whether one follows is seen from the moves that are offered.
  return { prompt: moves.every((move) => move.startsWith(suit)) ? "follow" : "free", suit };
}
