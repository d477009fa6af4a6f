/** How everybody ended, best first. */
import type { Outcome, Player } from "./game";

export interface Standing {
  /** None for the rival of a solo game. */
  readonly seat: number | null;
  readonly name: string;
  readonly bot: boolean;
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
    bot: players[seat]?.bot ?? false,
    score,
    won: winners.includes(seat),
  }));
  /** Those who did not win, by their points; partners and other equals share a place. */
  const behind = [...new Set(all.filter(({ won }) => !won).map(({ score }) => score))].sort((a, b) => b - a);
  const first = winners.length > 0 ? 2 : 1;
  // Where somebody without a win has more points than a winner, points are not what ranks.
  const ranked = !all.some((loser) => !loser.won && all.some((each) => each.won && each.score < loser.score));
  return all
    .map((each) => {
      const place = ranked ? first + behind.indexOf(each.score) : null;
      return { ...each, place: each.won ? 1 : place };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}
