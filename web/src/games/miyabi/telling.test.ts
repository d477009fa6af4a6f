import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { Names, View } from "../../lib/game";
import { wordsIn } from "../../lib/words.svelte";
import end from "./fixtures/end.json";
import frog from "./fixtures/frog.json";
import middle from "./fixtures/middle.json";
import start from "./fixtures/start.json";
import { move, prompt } from "./telling";
import { spell } from "./words";

const [en, fr] = [await wordsIn("en", "miyabi", spell), await wordsIn("fr", "miyabi", spell)];
const names = (viewer: number | null): Names => ({ viewer, of: (seat) => ["Aiko", "Basile"][seat]! });
const viewOf = (fixture: { view: unknown }) => fixture.view as View<Public, Private>;
const events = end.events as unknown as Event[];

const laid: Event = {
  event: "laid",
  seat: 0,
  tile: "F2",
  object: "c3",
  others: ["d3"],
  level: 2,
  points: 4,
};

describe("what is told", () => {
  it("names the viewer as you, others by name", () => {
    const told = "laid a double fish tile on c3 with lawn on d3, level 2: 4 points.";
    expect(en.tell("event", laid, names(0))).toBe(`You ${told}`);
    expect(en.tell("event", laid, names(1))).toBe(`Aiko ${told}`);
    expect(fr.tell("event", laid, names(0))).toBe(
      "Vous avez posé une plate-bande double «\u00a0poisson\u00a0» en c3, pelouse en d3, niveau 2\u00a0: 4 points.",
    );
  });

  it("has singulars of its own in each language", () => {
    const one: Event = { event: "frog-stepped", seat: 1, from: "a1", to: "a2", level: 1, points: 1 };
    expect(en.tell("event", one, names(0))).toBe("The frog of Basile hopped up to a2, level 1: 1 point.");
    expect(fr.tell("event", one, names(0))).toBe(
      "Chez Basile, la grenouille est montée en a2, niveau 1\u00a0: 1 point.",
    );
    const none: Event = {
      event: "zen-surrounded",
      seat: 0,
      square: "a1",
      around: ["a2", "b1"],
      objects: 0,
      points: 1,
    };
    expect(en.tell("event", none, names(0))).toContain("0 objects around it: 1 point.");
    expect(fr.tell("event", none, names(0))).toContain("0 objet autour\u00a0: 1 point.");
  });

  it("is a whole sentence for every event of a whole game, or nothing", () => {
    const kinds = new Set(events.map(({ event }) => event));
    expect(kinds.size).toBe(18);
    for (const event of events) {
      for (const viewer of [0, 1, null]) {
        const told = [en, fr].map((words) => words.tell("event", event, names(viewer)));
        expect(told[0] === null).toBe(told[1] === null);
        for (const sentence of told) {
          if (sentence === null) continue;
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
          expect(sentence).not.toMatch(/undefined|NaN|null|none|[MPFABS][123L]\b/);
        }
      }
    }
  });
});

describe("a move in words", () => {
  it("tells objects from lawn", () => {
    const told = (text: string, words = en) => words.tell("move", move(text), names(1));
    expect(told("BL@e5+f5+e6")).toBe("corner boxwood tile, objects on e5, lawn on f5 and e6");
    expect(told("ZM@c1", fr)).toBe("plate-bande zen «\u00a0érable\u00a0» en c1");
    expect(told("frog c3")).toBe("frog to c3");
    expect(told("pass", fr)).toBe("passer pour le reste de l’étape");
  });
});

describe("what is to be done", () => {
  const ask = (fixture: { view: unknown }, words = en) =>
    words.tell("prompt", prompt(viewOf(fixture)), names(viewOf(fixture).seat));

  it("fits the stage", () => {
    expect(ask(start)).toBe("Put your frog on any square.");
    expect(ask(frog, fr)).toBe("Votre grenouille peut sauter, ou rester.");
    expect(ask(end)).toBe("The game is over.");
  });

  it("is to wait while somebody else moves", () => {
    const view = viewOf(middle);
    const mover = "seat" in view.public ? view.public.seat : 0;
    const other = { ...view, seat: 1 - mover, moves: [] };
    expect(ask({ view: other })).toMatch(/^Wait for (Aiko|Basile)\.$/);
  });
});
