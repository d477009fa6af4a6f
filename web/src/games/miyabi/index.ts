/** Miyabi: terraced gardens. */
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { GameUi } from "../../lib/game";
import Board from "./Board.svelte";
import "./palette.css";
import Rules from "./Rules.svelte";
import { scores } from "./score";
import Sheet from "./Sheet.svelte";
import { describe, prompt, tell } from "./tell";

const miyabi: GameUi<Public, Private, Event> = {
  Board,
  Sheet,
  Rules,
  tell,
  describe,
  prompt,
  scores,
};

export default miyabi;
