/** The rules, the bots and a room as WebAssembly: one call, JSON in and JSON out. Without browser and Worker in it: Node tests it. */
import type { Call } from "../gen/engine/Call";
import type { Problem } from "../gen/protocol/Problem";
import { instance } from "./abi.js";

/** The engine says no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/** A seed that nobody can guess. */
function entropy(): [number, number] {
  const [low, high] = crypto.getRandomValues(new Uint32Array(2));
  return [low!, high!];
}

/** One instance, with one room in it at most. One that has trapped is of no more use. */
export class Engine {
  readonly #answer: (question: string) => string;

  constructor(module: WebAssembly.Module) {
    this.#answer = instance(module);
  }

  /** Asks; throws a `Refusal` if the answer is no, and whatever WebAssembly throws if the engine itself fails. */
  ask<Answer>(call: Call): Answer {
    const question = JSON.stringify({ now: Date.now(), seed: entropy(), call });
    const answer = JSON.parse(this.#answer(question)) as { Ok: Answer } | { Err: Problem };
    if ("Err" in answer) throw new Refusal(answer.Err);
    return answer.Ok;
  }
}
