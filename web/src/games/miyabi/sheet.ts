/** Where every point came from, sorted by what brought it. */
import type { Event } from "../../gen/miyabi/Event";
import type { Lang, Text } from "../../lib/lang.svelte";
import { EXPANSION_NAMES, KIND_NAMES, objects, pieceName, ROW_NAMES } from "./names";

export type Source = "tiles" | "bonuses" | "zen" | "frog" | "majorities" | "colour" | "lawn" | "seven";

export const SOURCES: Readonly<Record<Source, Text>> = {
  tiles: { en: "Tiles", fr: "Tuiles" },
  bonuses: { en: "First at level 5", fr: "Premiers au niveau 5" },
  zen: EXPANSION_NAMES.zen,
  frog: EXPANSION_NAMES.frog,
  majorities: { en: "Majorities", fr: "Majorités" },
  colour: EXPANSION_NAMES.colour,
  lawn: EXPANSION_NAMES.lawn,
  seven: EXPANSION_NAMES.seven,
};

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

function sourceOf(event: Scoring): Source {
  switch (event.event) {
    case "laid":
      return "tiles";
    case "bonus-claimed":
      return "bonuses";
    case "zen-laid":
    case "zen-surrounded":
      return "zen";
    case "frog-stepped":
      return "frog";
    case "majority-scored":
      return "majorities";
    case "colour-scored":
      return "colour";
    case "lawn-scored":
      return "lawn";
    case "seven-in-row":
    case "seven-in-column":
      return "seven";
  }
}

/** The parts that brought somebody something, in the order of `SOURCES`. */
export function parts(events: readonly Event[], seats: number): Part[] {
  let round = 0;
  const found: { source: Source; line: Line }[] = [];
  for (const event of events) {
    if (event.event === "round-began") round = event.round;
    if ("points" in event && event.points > 0)
      found.push({ source: sourceOf(event), line: { event, round } });
  }
  const ofSeat = (source: Source, seat: number) =>
    found.filter((it) => it.source === source && it.line.event.seat === seat).map(({ line }) => line);
  return (Object.keys(SOURCES) as Source[])
    .map((source) => ({ source, lines: Array.from({ length: seats }, (_, seat) => ofSeat(source, seat)) }))
    .filter(({ lines }) => lines.some((line) => line.length > 0));
}

export function sum(lines: readonly Line[]): number {
  return lines.reduce((total, { event }) => total + event.points, 0);
}

/** What a line says, but for its points. */
export function lineText({ event, round }: Line, lang: Lang): string {
  const en = lang === "en";
  switch (event.event) {
    case "laid": {
      const what = pieceName(event.tile, lang);
      return en
        ? `Round ${round}: ${what} on ${event.object}, level ${event.level}`
        : `Manche ${round} : ${what} en ${event.object}, niveau ${event.level}`;
    }
    case "bonus-claimed":
      return en
        ? `Round ${round}: ${KIND_NAMES[event.kind].en}`
        : `Manche ${round} : ${KIND_NAMES[event.kind].fr}`;
    case "zen-laid": {
      const what = pieceName(`Z${event.kind}`, lang);
      return en
        ? `Round ${round}: ${what} on ${event.square}`
        : `Manche ${round} : ${what} en ${event.square}`;
    }
    case "zen-surrounded":
      return en
        ? `Round ${round}: ${event.square} surrounded, ${event.objects} around it and its own`
        : `Manche ${round} : ${event.square} entourée, ${event.objects} autour et le sien`;
    case "frog-stepped":
      return en
        ? `Round ${round}: up to ${event.to}, level ${event.level}`
        : `Manche ${round} : montée en ${event.to}, niveau ${event.level}`;
    case "majority-scored": {
      const seen = objects[lang](event.objects, event.kind);
      if (event.place === "most") return en ? `Most: ${seen}` : `En tête : ${seen}`;
      return en ? `Second: ${seen}` : `Deuxième : ${seen}`;
    }
    case "colour-scored":
      return en ? `A group of ${event.objects} objects` : `Un groupe de ${event.objects} objets`;
    case "lawn-scored":
      return en
        ? `${event.squares.length} squares, 2 points each`
        : `${event.squares.length} cases, 2 points chacune`;
    case "seven-in-row":
      return ROW_NAMES[event.row][lang];
    case "seven-in-column":
      return en ? `column ${event.column}` : `colonne ${event.column}`;
  }
}
