import { GAMES } from "../locales";
import type { BoardPlayer } from "./player";

/** Somebody for each game: every board has a player beside this file. */
export const players: readonly BoardPlayer[] = await Promise.all(
  GAMES.map(async (game) => {
    const { default: player } = (await import(`./${game}.ts`)) as { default: BoardPlayer };
    return player;
  }),
);
