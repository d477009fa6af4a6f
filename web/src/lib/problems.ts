/** What problems mean for a player and what to do. A code without a sentence does not compile. */
import { type AnyProblem, ApiError } from "./api-error";
import type { GameWords, Names } from "./game";
import { say, tell } from "./words.svelte";

/** Outside of a table nobody is known by name. */
const NOBODY: Names = { viewer: null, of: (seat) => say("replay-seat", { seat: seat + 1 }) };

/** What is wrong in a file is told after what is wrong with it as a whole. */
const OF_A_FILE: readonly ApiError["code"][] = ["bad-setup", "bad-record", "bad-journal"];

type Known = Omit<AnyProblem, "reason"> & { reason?: string };

/** A problem in the current language: by what the rules say to it where they do, in the game's own words if there are any. */
export function problemInWords(problem: Known, names = NOBODY, words?: GameWords): string {
  const { code, refusal, entry } = problem;
  const whole = say(`problem-${code}`);
  // Moves are clicked here: how they are written means nothing to a player.
  const spoken = refusal !== undefined && code !== "illegal" ? refusal : null;
  const reason = spoken && (words?.tell ?? tell)("refusal", spoken, names);
  if (reason === null) return whole;
  if (entry !== undefined) return say("problem-at-entry", { problem: whole, entry: entry + 1, reason });
  return OF_A_FILE.includes(code) ? say("problem-because", { problem: whole, reason }) : reason;
}

/** What went wrong, in the current language. Anything unexpected counts as the server's fault. */
export function explain(error: unknown, words?: GameWords): string {
  return error instanceof ApiError ? problemInWords(error, NOBODY, words) : say("problem-unavailable");
}
