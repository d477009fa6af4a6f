/**
 * The contract between the table's frame (`src/lib`, which knows no game) and a game (`src/games/<id>`, which knows no
 * rules). A game draws what it is given and offers exactly the moves that the view lists.
 */
import type { Component } from "svelte";
import type { Outcome } from "../gen/table/Outcome";
import type { View } from "../gen/table/View";
import type { Presses } from "./settings.svelte";
import type { Tagged, Words } from "./words.svelte";

export type { Outcome, View };

/** A seat as people call it. */
export interface Player {
  readonly seat: number;
  /** A nickname, or a bot's name in the current language. */
  readonly name: string;
  readonly bot: boolean;
}

/**
 * What a board is given. A board puts its parts into a `BoardLayout`: the picture, the dock with what a move is made with, and
 * an aside. One that does not is scrolled inside of its room.
 */
export interface BoardProps<Public, Private, Event> {
  readonly view: View<Public, Private>;
  /** What happened between the view before and this one; empty on the first one. For animation. */
  readonly events: readonly Event[];
  /** In the order of the seats. */
  readonly players: readonly Player[];
  /** The points that a move brings at once, where that is known; parallel to `view.moves`, or empty. */
  readonly previews: readonly (number | null)[];
  /** What a move brings each seat, and a rival after them, that counts only later; parallel to `view.moves`, or empty. */
  readonly prospects: readonly (readonly number[] | null)[];
  /** A move to point out as advice. */
  readonly hint: string | null;
  /**
   * The events of each other seat's last move since the viewer's own, by seat; to be marked until the viewer moves. A seat
   * without news has none.
   */
  readonly since: readonly (readonly Event[])[];
  /** Whether to move things about; off when the player or the system asks for calm. */
  readonly animate: boolean;
  /** How long things move and points linger, times the usual: 2 is calm, 1/2 is quick. Also `--tempo` for styles. */
  readonly tempo: number;
  /** How many presses play a move; with two, the first shows what it would do. */
  readonly presses: Presses;
  /** Plays a move of `view.moves`. Absent when the viewer cannot move: a spectator, a replay, a finished game. */
  readonly play?: (move: string) => void;
  /** Asks why a move (in the notation) is not allowed; the frame shows and speaks the answer. */
  readonly why?: (move: string) => void;
  /** Whether players have to remember by themselves: nothing is shown that was played before and does not lie open. */
  readonly strict: boolean;
  /** An event to point out on the board: the score sheet uses it to show where points came from. */
  readonly spotlight: Event | null;
}

/** What a score sheet is given, when a game is over. */
export interface SheetProps<Public, Event> {
  readonly public: Public;
  /** All events of the game, in their order. */
  readonly events: readonly Event[];
  readonly players: readonly Player[];
  readonly outcome: Outcome;
  /** Points an event out on the board; null stops pointing. */
  readonly point: (event: Event | null) => void;
}

/** How a sentence names a seat: "You", a nickname, a bot's name. */
export interface Names {
  /** Whose eyes the sentence is for; none for a spectator. */
  readonly viewer: number | null;
  /** What a seat is called; sentences for the viewer say "you" of themselves. */
  of(seat: number): string;
}

/**
 * A game of the table. `src/games/<id>/index.ts` exports one as its default. It holds no sentences: what it has to say is
 * data, told by the messages of `locales/<language>/<id>.ftl`.
 */
export interface GameUi<Public, Private, Event> {
  /** The game's words: `wordsOf("<id>")`. */
  readonly words: GameWords;
  readonly Board: Component<BoardProps<Public, Private, Event>>;
  readonly Sheet: Component<SheetProps<Public, Event>>;
  /** What tells a seat apart on the board, for the line of players: a hat, a pagoda. */
  readonly Badge?: Component<{ seat: number; seats: number }>;
  /** The rules in our own words, with pictures made of the board's own components. Reads the current language. */
  readonly Rules: Component;
  /** An event with all that the board needs to point it out, from all that was told until then, itself last. */
  inPlace?(event: Event, told: readonly Event[]): Event;
  /** A move as data, told by `move-<kind>`: "tanager with primrose on c4". */
  move(move: string, view: View<Public, Private>): Tagged<"move">;
  /**
   * What is to be done now as data, told by `prompt-<phase>` in one short sentence: "Lay a tile.", "Wait for Aiko." A
   * field `seat` or `seats` says by whom.
   */
  prompt(view: View<Public, Private>): Tagged<"prompt">;
  /** The seats' scores to show beside their names, where points are public during the game. */
  scores(pub: Public): readonly (number | null)[];
}

/** The words of some game, whichever it is. */
export type GameWords = Omit<Words<unknown>, "say">;
