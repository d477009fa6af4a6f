/** What the last card of a trick brings: points or seals, and the bosses in the trick to whoever wins it. */
import type { Public } from "../../gen/yokai-septet/Public";
import type { Names } from "../../lib/game";
import { signed } from "../../lib/words.svelte";
import { card as read } from "./cards";
import { hasSeals } from "./goal";
import { say, sideName, words } from "./words";

export interface Brings {
  readonly points: number;
  readonly seals: "yes" | "no";
  readonly bosses: readonly string[];
  /** The side that would capture them. */
  readonly takers: readonly number[];
}

/** What a card brings, as the server foresees it; none where the trick is not decided by it. */
export function bringsOf(
  card: string,
  points: number | null,
  captured: readonly number[] | null,
  pub: Public,
): Brings | null {
  if (points === null) return null;
  const trick = [...(pub.tricks.at(-1)?.cards ?? []), card];
  return {
    points,
    seals: hasSeals(pub) ? "yes" : "no",
    bosses: trick.filter((each) => read(each).boss),
    takers: (captured ?? []).flatMap((bosses, seat) => (bosses > 0 ? [seat] : [])),
  };
}

/** "would bring +2 points, You and Chiyo capture the 7 of Fire" */
export function inWords(brings: Brings, names: Names): string {
  const captured = captures(brings, names);
  const { points, seals } = brings;
  if (captured !== null && points === 0) return captured;
  const gained = say("board-brings", { points: signed(points), seals });
  return captured === null ? gained : `${gained}, ${captured}`;
}

/** "You and Chiyo would capture the 7 of Fire"; none where there is no boss in the trick. */
function captures({ bosses, takers }: Brings, names: Names): string | null {
  if (takers.length === 0) return null;
  const captured = words.list(bosses.map((boss) => words.spell("card", boss)));
  return say("board-would-capture", { side: sideName(takers, names), bosses: captured });
}

/** "+2 points"; empty where it brings none. */
export function inShort({ points, seals }: Brings): string {
  return points === 0 ? "" : say("board-brings-short", { points: signed(points), seals });
}
