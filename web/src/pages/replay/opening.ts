/** How a replay opens. */
import type { Replay } from "../../gen/protocol/Replay";

/** The seat of somebody with this nickname, if exactly one was called so. */
export function ownSeat({ players }: Pick<Replay, "players">, name: string): number | null {
  const seats = players.flatMap((player, seat) =>
    player.kind === "person" && player.name === name ? [seat] : [],
  );
  return seats.length === 1 ? seats[0]! : null;
}

/** The first position in which there is something to decide: before it, luck lays the table. */
export function start({ entries }: Pick<Replay, "entries">): number {
  const first = entries.findIndex(({ seat }) => seat !== null);
  return Math.max(0, first);
}
