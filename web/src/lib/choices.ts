/** What can be chosen for a table besides the game's own options. */

/** The times for a move, in seconds. */
export const LIMITS: readonly number[] = [30, 60, 180, 3600, 86_400, 259_200, 604_800];
