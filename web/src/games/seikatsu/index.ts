import type { GameUi } from "../../lib/game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import "./look.css";
import { inPlace } from "./lit";
import Rules from "./Rules.svelte";
import Sheet from "./Sheet.svelte";
import { scores } from "./sides";
import { move, prompt } from "./tell";
import type { Event, Private, Public } from "./types";
import { words } from "./words";

const seikatsu: GameUi<Public, Private, Event> = {
  words,
  Board,
  Sheet,
  Badge,
  Rules,
  inPlace,
  move,
  prompt,
  scores,
};
export default seikatsu;
