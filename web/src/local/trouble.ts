/** What can go wrong on this device, each with a code that has a sentence. */
import { Refusal } from "./engine";
import type { LocalProblem } from "./messages";

/** Something that could not be done here. */
export class Trouble extends Error {
  constructor(readonly problem: LocalProblem) {
    super(problem.reason);
  }
}

/** What an error means to a player. */
export function problemOf(error: unknown): LocalProblem {
  if (error instanceof Trouble || error instanceof Refusal) return error.problem;
  if (error instanceof DOMException) return ofStorage(error);
  return { code: "no-engine", reason: String(error) };
}

function ofStorage({ name, message: reason }: DOMException): LocalProblem {
  switch (name) {
    case "QuotaExceededError":
      return { code: "storage-full", reason };
    // A newer page has kept things in a way that this one does not know.
    case "VersionError":
      return { code: "old-page", reason };
    default:
      return { code: "no-storage", reason };
  }
}
