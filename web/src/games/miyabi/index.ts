/** Miyabi: terraced gardens. */
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { GameUi } from "../../lib/game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import "./palette.css";
import Rules from "./Rules.svelte";
import { scores } from "./score";
import Sheet from "./Sheet.svelte";
import { move, prompt } from "./telling";
import { words } from "./words";

const miyabi: GameUi<Public, Private, Event> = {
  words,
  Board,
  Sheet,
  Badge,
  Rules,
  move,
  prompt,
  scores,
};

export default miyabi;
