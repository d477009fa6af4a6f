/** A strict table: whoever wants to know who took which card has to remember it. */
import type { Public } from "../../gen/shikoku/Public";

/** What still lies open: a hand is only so many cards, whatever was taken into it. */
export function unaided(pub: Public): Public {
  return { ...pub, hands: pub.hands.map((hand) => ({ ...hand, taken: [] })) };
}
