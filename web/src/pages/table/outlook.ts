/** What a master expects of a move, in words. */
import type { Advice } from "../../gen/protocol/Advice";
import type { Names } from "../../lib/game";
import { list, rounded, say, signed } from "../../lib/words.svelte";

const percent = ({ chance }: Advice): number => Math.round(100 * chance);
const mean = ({ lead }: Advice): number => Math.round(10 * (lead?.mean ?? 0)) / 10;

/** The chance to win and the lead, with the difference to the best move unless it is that itself. */
export function tellOutlook(advice: Advice, best: Advice | null): string {
  const chance = percent(advice);
  const parts = [
    best === null
      ? say("outlook-chance", { chance })
      : say("outlook-chance-beside", { chance, beside: signed(chance - percent(best)) }),
  ];
  if (advice.lead !== null) {
    const lead = signed(mean(advice));
    parts.push(
      best === null
        ? say("outlook-lead", { lead, spread: rounded(advice.lead.spread) })
        : say("outlook-lead-beside", { lead, beside: signed(mean(advice) - mean(best)) }),
    );
  }
  return parts.join(" · ");
}

/** What it brings at once, and what is expected to follow; nothing where nothing is. */
export function tellLine(advice: Advice, tell: (move: string) => string, names: Names): string {
  const points = advice.points ? [say("outlook-points", { points: signed(advice.points) })] : [];
  const next = advice.line.map(([seat, move]) =>
    say("outlook-next", {
      who: seat === names.viewer ? "you" : "other",
      name: names.of(seat),
      move: tell(move),
    }),
  );
  const line = next.length > 0 ? [say("outlook-line", { line: list(next) })] : [];
  return [...points, ...line].join(" · ");
}
