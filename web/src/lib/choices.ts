/** What can be chosen for a table besides the game's own options. */
import type { Level } from "../gen/bots/Level";

/** How well bots play, from the worst to the best. */
export const LEVELS = Object.keys({
  random: 0,
  novice: 1,
  adept: 2,
  master: 3,
} satisfies Record<Level, number>) as readonly Level[];

/** The times for a move, in seconds. */
export const LIMITS: readonly number[] = [30, 60, 180, 3600, 86_400, 259_200, 604_800];
