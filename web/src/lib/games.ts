/** The games' folders: a small card that the lobby shows at once, and the game itself when it is needed. */
import type { Component } from "svelte";
import type { Told } from "../gen/protocol/Told";
import type { GameUi, GameWords, Names, View } from "./game";
import { loadWords, say } from "./words.svelte";

/** A game whose types are its own business. */
export type AnyGameUi = GameUi<unknown, unknown, unknown>;

/** What the lobby shows of a game; `src/games/<id>/card.ts` exports one as its default. */
export interface GameCard {
  /** A small drawing in the colours of the table. */
  readonly Emblem: Component;
  /** The name in Japanese, for the eye. */
  readonly kanji: string;
  /** How many seats a quick game has. */
  readonly seats: number;
}

const cards = import.meta.glob<GameCard>("../games/*/card.ts", { eager: true, import: "default" });
const uis = import.meta.glob<AnyGameUi>("../games/*/index.ts", { import: "default" });

const voices = import.meta.glob<GameWords>("../games/*/words.ts", { import: "words" });

/** The card of a game, if the client has the game. */
export function cardOf(game: string): GameCard | null {
  return cards[`../games/${game}/card.ts`] ?? null;
}

/** Loads what a game says, and how it spells its pieces, without its board. */
export async function loadVoice(game: string): Promise<GameWords | null> {
  const [words] = await Promise.all([voices[`../games/${game}/words.ts`]?.(), loadWords(game)]);
  return words ?? null;
}

/** Loads a game and its words. */
export async function loadGame(game: string): Promise<AnyGameUi> {
  const load = uis[`../games/${game}/index.ts`];
  if (load === undefined) throw new Error(`there is no board for ${game}`);
  const [ui] = await Promise.all([load(), loadWords(game)]);
  return ui;
}

/** What everybody saw happen, as one sentence; null where nothing need be said. */
export function tellEvent(ui: AnyGameUi, event: unknown, names: Names): string | null {
  return ui.words.tell("event", event as { event: string }, names);
}

/** An event as it is told. */
export interface Line {
  readonly event: unknown;
  readonly text: string;
}

/** What there is to say of a step; if a bot made it for somebody, that comes first. */
export function tellStep(ui: AnyGameUi, step: Told, names: Names): Line[] {
  const lines = step.events
    .map((event) => ({ event, text: tellEvent(ui, event, names) }))
    .filter((line): line is Line => line.text !== null);
  const [first, ...rest] = lines;
  const { seat, stand_in } = step;
  if (first === undefined || seat === null || stand_in === undefined) return lines;
  const who = seat === names.viewer ? "you" : "other";
  const text = say(`play-for-${stand_in}`, { who, name: names.of(seat), told: first.text });
  return [{ ...first, text }, ...rest];
}

/** A move in words. */
export function tellMove(ui: AnyGameUi, move: string, view: View<unknown, unknown>, names: Names): string {
  return ui.words.tell("move", ui.move(move, view), names) ?? move;
}

/** What the viewer is to do now, as one short sentence. */
export function tellPrompt(ui: AnyGameUi, view: View<unknown, unknown>, names: Names): string {
  return ui.words.tell("prompt", ui.prompt(view), names) ?? "";
}
