/** The games' folders: a small card that the lobby shows at once, and the game itself when it is needed. */
import type { Component } from "svelte";
import type { GameUi } from "./game";
import type { Text } from "./lang.svelte";

/** A game whose types are its own business. */
export type AnyGameUi = GameUi<unknown, unknown, unknown>;

/** What the lobby shows of a game; `src/games/<id>/card.ts` exports one as its default. */
export interface GameCard {
  /** A small drawing in the colours of the table. */
  readonly Emblem: Component;
  /** The name in Japanese, for the eye. */
  readonly kanji: string;
  /** What kind of game it is, in a sentence or two. */
  readonly about: Text;
  /** How many seats a quick game has. */
  readonly seats: number;
}

const cards = import.meta.glob<GameCard>("../games/*/card.ts", { eager: true, import: "default" });
const uis = import.meta.glob<AnyGameUi>("../games/*/index.ts", { import: "default" });

/** The card of a game, if the client has the game. */
export function cardOf(game: string): GameCard | null {
  return cards[`../games/${game}/card.ts`] ?? null;
}

/** Loads a game. */
export function loadGame(game: string): Promise<AnyGameUi> {
  const load = uis[`../games/${game}/index.ts`];
  return load === undefined ? Promise.reject(new Error(`there is no board for ${game}`)) : load();
}
