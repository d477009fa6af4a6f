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

  it("says where each point came from", () => {
    const texts = sheet.flatMap(({ lines }) => lines.flat()).map(lineText);
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|NaN|none/);
      expect(text).not.toBe("");
    }
    expect(texts).toContain("Second: 4 pagodas");
  });
});
