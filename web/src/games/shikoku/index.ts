/** Shikoku on the screen. */
import type { GameUi } from "../../lib/game";
import Board from "./Board.svelte";
import "./look.css";
import Rules from "./rules/Rules.svelte";
import Sheet from "./Sheet.svelte";
import { describe, prompt, tell } from "./tell";
import type { Event } from "../../gen/shikoku/Event";
import type { Private } from "../../gen/shikoku/Private";
import type { Public } from "../../gen/shikoku/Public";

const shikoku: GameUi<Public, Private, Event> = {
  Board,
  Sheet,
  Rules,
  tell,
  describe,
  prompt,
  // Steps are what everybody looks at, though the most do not win.
  scores: (pub) => pub.steps,
};

export default shikoku;
