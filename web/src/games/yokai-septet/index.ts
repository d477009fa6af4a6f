/** Yokai Septet on the screen. */
import type { GameUi } from "../../lib/game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { scores } from "./goal";
import { asData } from "./moves";
import { promptOf } from "./prompt";
import Rules from "./rules/Rules.svelte";
import Sheet from "./Sheet.svelte";
import { words } from "./words";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";

const yokaiSeptet: GameUi<Public, Private, Event> = {
  words,
  Board,
  Sheet,
  Badge,
  Rules,
  move: (move, view) => asData(move, view.private?.choose ?? null),
  prompt: promptOf,
  scores,
};

export default yokaiSeptet;
