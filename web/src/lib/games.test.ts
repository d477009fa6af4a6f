import { afterEach, describe, expect, it } from "vitest";
import type { Told } from "../gen/protocol/Told";
import { type AnyGameUi, tellStep } from "./games";
import { language } from "./words.svelte";

/** A game whose events are their own sentences, the silent one apart. */
const ui = {
  words: {
    tell: (_: string, { event }: { event: string }) => (event === "silent" ? null : event),
  },
} as unknown as AnyGameUi;
const events = ["silent", "Aiko played 26.", "The trick is hers."].map((event) => ({ event }));
const names = { viewer: 0, of: (seat: number) => ["Aiko", "Basile"][seat]! };
const tell = (step: Omit<Told, "events">): string[] =>
  tellStep(ui, { ...step, events }, names).map(({ text }) => text);

afterEach(() => language.choose("en"));

describe("a step", () => {
  it("is told event by event, but for the silent ones", () => {
    expect(tell({ seat: 1 })).toEqual(["Aiko played 26.", "The trick is hers."]);
    expect(tell({ seat: null })).toHaveLength(2);
  });

  it("that a bot made for somebody begins with that", () => {
    const first = (seat: number, stand_in: "time" | "away") => tell({ seat, stand_in })[0];
    expect(first(0, "time")).toBe("Time ran out: a bot played for you: Aiko played 26.");
    expect(first(1, "time")).toBe("Time ran out: a bot played for Basile: Aiko played 26.");
    expect(first(0, "away")).toBe("A bot played for you while you were away: Aiko played 26.");
    expect(first(1, "away")).toBe("A bot played for Basile, who is away: Aiko played 26.");
    expect(tell({ seat: 1, stand_in: "away" })[1]).toBe("The trick is hers.");
  });

  it("says so in every language", async () => {
    await language.choose("fr");
    expect(tell({ seat: 0, stand_in: "time" })[0]).toMatch(/^Temps écoulé, un bot a joué pour vous\u00a0: /);
  });

  it("of which there is nothing to say is not told, whoever made it", () => {
    const silent = { seat: 1, stand_in: "time", events: [{ event: "silent" }] } as const;
    expect(tellStep(ui, { ...silent, events: [...silent.events] }, names)).toEqual([]);
  });
});
