import type { GameUi } from "../../lib/game";
import Board from "./Board.svelte";
import Rules from "./rules/Rules.svelte";
import Sheet from "./Sheet.svelte";
import { describe, prompt, scores, tell } from "./tell";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";

const yokaiSeptet: GameUi<Public, Private, Event> = { Board, Sheet, Rules, tell, describe, prompt, scores };

export default yokaiSeptet;
