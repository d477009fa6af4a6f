/** Who looks from which pagoda, and how the points stand. */
import type { Names } from "../../lib/game";
import { SPACES } from "./geometry";
import { signed } from "./moves";
import type { Pagoda, Public } from "./types";
import { list, say } from "./words";

const CLOCKWISE: readonly Pagoda[] = ["pink", "blue", "green"];

/** Alone, the rival comes after the only seat wherever points are listed. */
const RIVAL = 1;

/** Playing alone there is one seat, and the other pagodas are the rival's. */
export function isSolo(pub: Public): boolean {
  return pub.flocks.length === 1;
}

/** Whether every space has its tile; alone a game may end before. */
export function isFull(pub: Public): boolean {
  return SPACES.every((space) => pub.garden[space] !== undefined);
}

/** The pagoda that a seat looks from: its own, or with four seats the one shared with the partner across. */
export function pagodaOf(seat: number, seats: number): Pagoda {
  return CLOCKWISE[seat % (seats === 4 ? 2 : 3)]!;
}

/** Who scores together: a seat, two partners, or alone the rival, who has no seat. */
export interface Side {
  readonly seats: readonly number[];
  readonly pagodas: readonly Pagoda[];
  readonly flocks: number;
  /** What the rows are worth as the garden lies. */
  readonly flowers: number;
}

/** All sides in the order of the pagodas. */
export function sides(pub: Public): Side[] {
  const solo = isSolo(pub);
  const groups: Pagoda[][] = solo ? [["pink"], ["blue", "green"]] : pub.pagodas.map(({ pagoda }) => [pagoda]);
  return groups.map((pagodas) => {
    const seats = seatsOf(pagodas[0]!, pub);
    const flocks = solo
      ? soloFlocks(pub, seats.length > 0)
      : seats.reduce((sum, seat) => sum + pub.flocks[seat]!, 0);
    return { seats, pagodas, flocks, flowers: flowersOf(pagodas, pub) };
  });
}

/** The seats that look from a pagoda; none for the rival's. */
export function seatsOf(pagoda: Pagoda, pub: Public): number[] {
  return pub.flocks.map((_, seat) => seat).filter((seat) => pagodaOf(seat, pub.flocks.length) === pagoda);
}

/** What the rows of these pagodas are worth as the garden lies. */
export function flowersOf(pagodas: readonly Pagoda[], pub: Public): number {
  return pub.pagodas
    .filter(({ pagoda }) => pagodas.includes(pagoda))
    .flatMap(({ rows }) => rows)
    .reduce((sum, { points }) => sum + points, 0);
}

/** Whose flocks count alone is the level of difficulty. */
function soloFlocks(pub: Public, mine: boolean): number {
  return pub.options.mode === (mine ? "solo-easy" : "solo-hard") ? pub.flocks[0]! : 0;
}

/** Each seat's points as the garden lies; alone the rival's come second, as in the outcome. */
export function scores(pub: Public): number[] {
  const all = sides(pub);
  if (isSolo(pub)) return all.map(({ flocks, flowers }) => flocks + flowers);
  return pub.flocks.map((_, seat) => {
    const side = all.find(({ seats }) => seats.includes(seat))!;
    return side.flocks + side.flowers;
  });
}

/** What a move would bring the rows of each side, in words: "Flowers: You +2, Basile +1". */
export function gainsOf(rows: readonly number[] | null, pub: Public, names: Names): string {
  if (rows === null) return "";
  const gains = sides(pub).flatMap(({ seats }) => {
    const gained = rows[seats[0] ?? RIVAL] ?? 0;
    return gained === 0 ? [] : [say("board-gain", { name: sideName(seats, names), points: signed(gained) })];
  });
  return gains.length > 0 ? say("board-gains", { gains: gains.join(", ") }) : say("board-no-gain");
}

/** How a side is called: "You", "Aiko and Chiyo", "The rival". */
export function sideName(seats: readonly number[], names: Names): string {
  if (seats.length === 0) return say("rival");
  const others = seats.filter((seat) => seat !== names.viewer).map((seat) => names.of(seat));
  return list(others.length < seats.length ? [say("you"), ...others] : others);
}
