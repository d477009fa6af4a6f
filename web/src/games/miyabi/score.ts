/** The score to show beside a name: points so far, and at the end the total that decided the game. */
import type { Public } from "../../gen/miyabi/Public";

export function scores(pub: Public): readonly number[] {
  return pub.stage === "over" ? pub.standings.map(({ total }) => total) : pub.points;
}
