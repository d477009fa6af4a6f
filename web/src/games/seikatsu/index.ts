import type { GameUi } from "../../lib/game";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import Sheet from "./Sheet.svelte";
import { scores } from "./sides";
import { move, prompt } from "./tell";
import type { Event, Private, Public } from "./types";
import { words } from "./words";

const seikatsu: GameUi<Public, Private, Event> = { words, Board, Sheet, Rules, move, prompt, scores };
export default seikatsu;
