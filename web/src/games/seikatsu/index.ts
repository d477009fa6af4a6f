import type { GameUi } from "../../lib/game";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import Sheet from "./Sheet.svelte";
import { scores } from "./sides";
import { describe, prompt, tell } from "./tell";
import type { Event, Private, Public } from "./types";

const seikatsu: GameUi<Public, Private, Event> = { Board, Sheet, Rules, tell, describe, prompt, scores };
export default seikatsu;
