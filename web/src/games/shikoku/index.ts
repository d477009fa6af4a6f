/** Shikoku on the screen. */
import type { GameUi } from "../../lib/game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { mover } from "./line";
import "./look.css";
import { asData } from "./moves";
import Rules from "./rules/Rules.svelte";
import Sheet from "./Sheet.svelte";
import { words } from "./words";
import type { Event } from "../../gen/shikoku/Event";
import type { Private } from "../../gen/shikoku/Private";
import type { Public } from "../../gen/shikoku/Public";

const shikoku: GameUi<Public, Private, Event> = {
  words,
  Board,
  Sheet,
  Badge,
  Rules,
  move: (move, view) => asData(move, view.public.icons),
  prompt: (view) => ({ prompt: view.public.phase, seat: mover(view.turn) }),
  // Steps are what everybody looks at, though the most do not win.
  scores: (pub) => pub.steps,
};

export default shikoku;
