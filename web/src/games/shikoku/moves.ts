/** The notation of moves: `play 17`, `take 12`. */

export type Verb = "play" | "take";

export interface Move {
  readonly verb: Verb;
  readonly card: number;
}

export function write(verb: Verb, card: number): string {
  return `${verb} ${card}`;
}

/** Reads a move; null if it is none. */
export function read(text: string): Move | null {
  const found = /^(play|take) ([1-9][0-9]?)$/.exec(text);
  return found ? { verb: found[1] as Verb, card: Number(found[2]) } : null;
}

/** A move as data for its sentence, with the steps that its card carries. */
export function asData(text: string, icons: readonly number[]) {
  const { verb = "", card = 0 } = read(text) ?? {};
  return { move: verb, card, icons: icons[card - 1] };
}

/** The cards that moves of this kind name, ascending. */
export function cardsOf(verb: Verb, moves: readonly string[]): number[] {
  return moves
    .map(read)
    .filter((move) => move?.verb === verb)
    .map((move) => move!.card)
    .sort((a, b) => a - b);
}
