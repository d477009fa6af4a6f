/** How everybody ended, best first. */
import type { Outcome, Player } from "./game";

export interface Standing {
  /** None for the rival of a solo game. */
  readonly seat: number | null;
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
  /** The place, shared by those who are equal; none where points do not rank those who did not win. */
  readonly place: number | null;
}

/** Winners come first, the others by their points. `rival` is how the opponent without a seat is called. */
export function standings(
  { scores, winners }: Outcome,
  players: readonly Player[],
  rival: string,
): Standing[] {
  const all = scores.map((score, seat) => ({
    seat: seat < players.length ? seat : null,
    name: players[seat]?.name ?? rival,
    score,
    won: winners.includes(seat),
  }));
  const ahead = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.won === other.won ? one.score > other.score && !one.won : one.won;
  // Where somebody without a win has more points than a winner, points are not what ranks.
  const ranked = !all.some((loser) => !loser.won && all.some((each) => each.won && each.score < loser.score));
  return all
    .map((each) => {
      const place = 1 + all.filter((other) => ahead(other, each)).length;
      return { ...each, place: ranked || each.won ? place : null };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}
