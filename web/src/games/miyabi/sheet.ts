/** Where every point came from, sorted by what brought it. */
import type { Event } from "../../gen/miyabi/Event";
import { tell } from "./words";

/** What brings points, in the order of the sheet. */
const SOURCES = ["tiles", "bonuses", "zen", "frog", "majorities", "colour", "lawn", "seven"] as const;
export type Source = (typeof SOURCES)[number];

/** Something that brought points. */
export type Scoring = Extract<Event, { points: number; seat: number }>;

/** A line of the sheet. */
export interface Line {
  readonly event: Scoring;
  /** The round it happened in. */
  readonly round: number;
}

/** A part of the sheet: its lines seat by seat. */
export interface Part {
  readonly source: Source;
  readonly lines: readonly (readonly Line[])[];
}

const SOURCE_OF: Readonly<Record<Scoring["event"], Source>> = {
  laid: "tiles",
  "bonus-claimed": "bonuses",
  "zen-laid": "zen",
  "zen-surrounded": "zen",
  "frog-stepped": "frog",
  "majority-scored": "majorities",
  "colour-scored": "colour",
  "lawn-scored": "lawn",
  "seven-in-row": "seven",
  "seven-in-column": "seven",
};

/** The parts that brought somebody something, in the order of `SOURCES`. */
export function parts(events: readonly Event[], seats: number): Part[] {
  let round = 0;
  const found: { source: Source; line: Line }[] = [];
  for (const event of events) {
    if (event.event === "round-began") round = event.round;
    if ("points" in event && event.points > 0)
      found.push({ source: SOURCE_OF[event.event], line: { event, round } });
  }
  const ofSeat = (source: Source, seat: number) =>
    found.filter((it) => it.source === source && it.line.event.seat === seat).map(({ line }) => line);
  return SOURCES.map((source) => ({
    source,
    lines: Array.from({ length: seats }, (_, seat) => ofSeat(source, seat)),
  })).filter(({ lines }) => lines.some((line) => line.length > 0));
}

export function sum(lines: readonly Line[]): number {
  return lines.reduce((total, { event }) => total + event.points, 0);
}

/** What a line says, but for its points: whose it is stands above it. */
export function lineText({ event: { event, ...fields }, round }: Line): string {
  const nobody = { viewer: null, of: () => "" };
  return tell("sheet", { sheet: event, round, ...fields }, nobody) ?? "";
}
