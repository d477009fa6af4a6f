/** What the page and the Worker that hosts say to each other. */
import type { LocalProblemCode, LocalHost, Person } from "./host";
import type { Problem } from "../gen/protocol/Problem";

/** A problem of a host in the browser: one that a server has too, or one of its own. */
export type LocalProblem = Omit<Problem, "code"> & { code: Problem["code"] | LocalProblemCode };

/** What can be asked of a host; wires are made of the messages below. */
export type Asked = Exclude<keyof LocalHost, "dial">;

export type ToHost =
  | { type: "ask"; n: number; what: Asked; with: readonly unknown[] }
  | { type: "connect"; connection: number; table: string; person: Person; client: string }
  | { type: "say"; connection: number; text: string }
  | { type: "disconnect"; connection: number };

export type FromHost =
  | { type: "answer"; n: number; answer: unknown }
  | { type: "problem"; n: number; problem: LocalProblem }
  | { type: "open"; connection: number }
  | { type: "said"; connection: number; text: string }
  | { type: "closed"; connection: number };
