/** How well bots play: which levels a game has, and how they are called. */
import type { Level } from "../gen/bots/Level";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { LevelInfo } from "../gen/protocol/LevelInfo";
import { say } from "./words.svelte";

/** All levels, from the worst to the best. */
const ALL = Object.keys({
  random: 0,
  novice: 1,
  pupil: 2,
  apprentice: 3,
  journeyman: 4,
  regular: 5,
  adept: 6,
  seasoned: 7,
  veteran: 8,
  expert: 9,
  virtuoso: 10,
  master: 11,
} satisfies Record<Level, number>) as readonly Level[];

/** The levels that a game with so many seats has, from the worst to the best. */
export function levelsOf(game: GameInfo, seats: number): readonly LevelInfo[] {
  return game.ladders.find((ladder) => ladder.seats === seats)?.levels ?? [];
}

/** The level of a game that is nearest to one that it may not have. */
export function nearest(levels: readonly LevelInfo[], wish: Level): Level {
  const distance = (level: Level): number => Math.abs(ALL.indexOf(level) - ALL.indexOf(wish));
  const others = levels.map(({ level }) => level);
  return others.reduce((best, next) => (distance(next) < distance(best) ? next : best), others[0] ?? wish);
}

/** A level with its rating, if it has one. */
export function rated({ level, rating }: LevelInfo): string {
  const name = say(`level-${level}`);
  return rating === null ? name : say("level-rated", { level: name, rating });
}

/** Whether any of them was measured, so that it must be told what the numbers are. */
export function areRated(levels: readonly LevelInfo[]): boolean {
  return levels.some(({ rating }) => rating !== null);
}
