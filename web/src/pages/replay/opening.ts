/** How a replay opens. */
import type { Replay } from "../../gen/protocol/Replay";

/** The first position in which there is something to decide: before it, luck lays the table. */
export function start({ entries }: Pick<Replay, "entries">): number {
  const first = entries.findIndex(({ seat }) => seat !== null);
  return Math.max(0, first);
}
