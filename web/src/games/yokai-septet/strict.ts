/** A strict table: whoever wants to know what was played before has to remember it. */
import type { Public } from "../../gen/yokai-septet/Public";

/** What still lies open: the trick on the table, and no word of who could not follow. */
export function unaided(pub: Public): Public {
  return {
    ...pub,
    tricks: pub.tricks.slice(-1),
    hands: pub.hands.map((hand) => ({ ...hand, lacks: [] })),
  };
}
