import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import end from "./fixtures/end.json";
import { lineText, parts, sum } from "./sheet";

const events = end.events as unknown as Event[];
const seats = end.outcome.scores.length;

describe("the score sheet", () => {
  const sheet = parts(events, seats);

  it("accounts for every point of a whole game", () => {
    const totals = end.outcome.scores.map((_, seat) =>
      sheet.reduce((all, part) => all + sum(part.lines[seat]!), 0),
    );
    expect(totals).toEqual(end.outcome.scores);
  });

  it("leaves out what brought nothing", () => {
    expect(sheet.every(({ lines }) => lines.some((line) => line.length > 0))).toBe(true);
    expect(sheet.flatMap(({ lines }) => lines.flat()).every(({ event }) => event.points > 0)).toBe(true);
  });

  it("says where each point came from in both languages", () => {
    for (const line of sheet.flatMap(({ lines }) => lines.flat())) {
      for (const lang of ["en", "fr"] as const) {
        expect(lineText(line, lang)).not.toMatch(/undefined|NaN/);
        expect(lineText(line, lang)).not.toBe("");
      }
      expect(lineText(line, "fr")).not.toMatch(/ [;:!?]/);
    }
  });
});
