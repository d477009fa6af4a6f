/** What a side aims at and what it must beware of: numbers to show beside the counts. The server judges by its own. */
import type { Public } from "../../gen/yokai-septet/Public";

export interface Goal {
  /** Bosses that win a round; none where both 7s of a suit are wanted. */
  readonly bosses: number | null;
  /** Tricks that lose a round; none where they do not matter. */
  readonly tricks: number | null;
  /** Points, or seals, that win the game. */
  readonly game: number;
}

export function goalOf(pub: Public): Goal {
  const { mode, goal } = pub.options;
  if (mode === "next-sevens") return { bosses: null, tricks: null, game: 7 };
  if (mode === "next-sevens-short") return { bosses: null, tricks: null, game: 4 };
  const game = goal === "two-rounds" ? 2 : 7;
  if (mode === "duel") return { bosses: 4, tricks: 13, game };
  return { bosses: pub.hands.length === 3 ? 3 : 4, tricks: 7, game };
}

/** Points, or seals, for each seat. */
export function scores(pub: Public): readonly (number | null)[] {
  return pub.hands.map((_, seat) => {
    const standing = pub.sides.find(({ seats }) => seats.includes(seat));
    return (hasSeals(pub) ? standing?.seals.length : standing?.points) ?? null;
  });
}

/** Whether suits are sealed instead of points scored. */
export function hasSeals(pub: Public): boolean {
  return pub.options.mode === "next-sevens" || pub.options.mode === "next-sevens-short";
}
