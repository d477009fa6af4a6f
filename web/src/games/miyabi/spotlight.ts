/** Where on the boards an event can be seen. */
import type { Board } from "../../gen/miyabi/Board";
import type { Event } from "../../gen/miyabi/Event";
import type { Kind } from "../../gen/miyabi/Kind";
import type { Public } from "../../gen/miyabi/Public";
import type { Square } from "../../gen/miyabi/Square";
import { columnOf, COLUMNS, KINDS, rowOf, SQUARES } from "./pieces";

export interface Spot {
  readonly seat: number;
  readonly squares: readonly Square[];
}

function showing(board: Board, row: Kind): Square[] {
  return SQUARES.filter(
    (at) => KINDS[rowOf(at)] === row && board.squares[at] && board.squares[at].shows !== "lawn",
  );
}

export function spotOf(event: Event, pub: Public): Spot | null {
  switch (event.event) {
    case "frog-set":
    case "zen-laid":
    case "frog-turned-golden":
      return { seat: event.seat, squares: [event.square] };
    case "laid":
      return { seat: event.seat, squares: [event.object, ...event.others] };
    case "zen-surrounded":
      return { seat: event.seat, squares: [event.square, ...event.around] };
    case "frog-stepped":
      return { seat: event.seat, squares: [event.from, event.to] };
    case "majority-scored":
      return { seat: event.seat, squares: showing(pub.boards[event.seat]!, event.kind) };
    case "bonus-claimed":
      return { seat: event.seat, squares: SQUARES.filter((at) => KINDS[rowOf(at)] === event.kind) };
    case "colour-scored":
    case "lawn-scored":
      return { seat: event.seat, squares: event.squares };
    case "seven-in-row":
      return { seat: event.seat, squares: showing(pub.boards[event.seat]!, event.row) };
    case "seven-in-column": {
      const column = COLUMNS.indexOf(event.column);
      const board = pub.boards[event.seat]!;
      const shows = (at: Square) => board.squares[at] !== undefined && board.squares[at].shows !== "lawn";
      return { seat: event.seat, squares: SQUARES.filter((at) => columnOf(at) === column && shows(at)) };
    }
    case "zen-shuffled":
    case "zen-replaced":
    case "round-began":
    case "round-ended":
    case "frog-stayed":
    case "passed":
      return null;
  }
}
