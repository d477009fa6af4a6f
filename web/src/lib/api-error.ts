import type { Problem } from "../gen/protocol/Problem";
import type { LocalProblemCode } from "../local/host";

/** A problem of any host: what a server says, that it cannot be reached, or what can go wrong on this device. */
export type AnyProblem = Omit<Problem, "code"> & { code: Problem["code"] | "unreachable" | LocalProblemCode };

/** Why a request failed. */
export class ApiError extends Error {
  readonly code: AnyProblem["code"];
  readonly refusal: AnyProblem["refusal"];
  readonly entry: AnyProblem["entry"];

  constructor({ code, reason, refusal, entry }: AnyProblem) {
    super(reason);
    this.code = code;
    this.refusal = refusal;
    this.entry = entry;
  }
}

/** Whether a server could not be asked at all: there may be no network. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unreachable";
}
