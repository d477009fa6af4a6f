/** Who sits where, seen from one seat. Play goes clockwise: the seat on the left is the next one. */
import type { Turn } from "../../gen/table/Turn";
import type { Public } from "../../gen/yokai-septet/Public";
import type { Standing } from "../../gen/yokai-septet/Standing";
import type { Trick } from "../../gen/yokai-septet/Trick";
import type { Names, Player } from "../../lib/game";

export type Place = "bottom" | "left" | "top" | "right";

const AROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Where a seat sits at the table of somebody who sits at the bottom. */
export function placeOf(seat: number, me: number, seats: number): Place {
  return AROUND[seats]?.[(seat - me + seats) % seats] ?? "bottom";
}

/** The seat that played the card at an index of a trick. */
export function playedBy(leader: number, index: number, seats: number): number {
  return (leader + index) % seats;
}

/** Whether a seat has played to a trick. */
export function hasPlayed(trick: Trick, seat: number, seats: number): boolean {
  return (seat - trick.leader + seats) % seats < trick.cards.length;
}

/** The sides with one seat's own side first. */
export function sidesFrom(pub: Public, me: number): Standing[] {
  return [...pub.sides].sort((a, b) => Number(b.seats.includes(me)) - Number(a.seats.includes(me)));
}

/** The seats that are to move. */
export function toMove(turn: Turn): readonly number[] {
  return typeof turn === "object" ? turn.move : [];
}

/** The cards of the trick on the table, each with who played it. */
export function onTable(pub: Public): readonly { readonly seat: number; readonly card: string }[] {
  const trick = pub.tricks.at(-1);
  if (!trick || typeof trick.winner === "number") return [];
  return trick.cards.map((card, i) => ({ seat: playedBy(trick.leader, i, pub.hands.length), card }));
}

/** Names as a board's players bear them. */
export function namesOf(players: readonly Player[], viewer: number | null): Names {
  return { viewer, of: (seat) => players[seat]?.name ?? String(seat + 1) };
}
