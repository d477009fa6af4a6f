import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { Names, View } from "../../lib/game";
import end from "./fixtures/end.json";
import frog from "./fixtures/frog.json";
import middle from "./fixtures/middle.json";
import start from "./fixtures/start.json";
import { describe as inWords, prompt, tell } from "./tell";

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
    expect(tell(laid, names(0), "en")).toBe("You laid a double fish tile on c3 and d3, level 2: 4 points.");
    expect(tell(laid, names(1), "en")).toBe("Aiko laid a double fish tile on c3 and d3, level 2: 4 points.");
    expect(tell(laid, names(0), "fr")).toBe(
      "Vous avez posé une tuile double «\u00a0poisson\u00a0» en c3 et d3, niveau 2\u00a0: 4 points.",
    );
  });

  it("has singulars of its own in each language", () => {
    const one: Event = { event: "frog-stepped", seat: 1, from: "a1", to: "a2", level: 1, points: 1 };
    expect(tell(one, names(0), "en")).toBe("The frog of Basile hopped up to a2, level 1: 1 point.");
    expect(tell(one, names(0), "fr")).toBe(
      "Chez Basile, la grenouille est montée en a2, niveau 1\u00a0: 1 point.",
    );
  });

  it("is a whole sentence for every event of a whole game, or nothing", () => {
    const kinds = new Set(events.map(({ event }) => event));
    expect(kinds.size).toBe(18);
    for (const event of events) {
      for (const viewer of [0, 1, null]) {
        const [en, fr] = [tell(event, names(viewer), "en"), tell(event, names(viewer), "fr")];
        expect(en === null).toBe(fr === null);
        if (en === null || fr === null) continue;
        expect(en).toMatch(/^[A-Z].*\.$/);
        expect(fr).toMatch(/^\p{Lu}.*\.$/u);
        expect(fr).not.toMatch(/ [;:!?]/);
        expect(en + fr).not.toMatch(/undefined|NaN|null/);
      }
    }
  });
});

describe("a move in words", () => {
  const say = (move: string, lang: "en" | "fr") => inWords(move, viewOf(middle), names(1), lang);

  it("tells objects from lawn", () => {
    expect(say("BL@e5+f5+e6", "en")).toBe("corner boxwood tile, objects on e5, lawn on f5 and e6");
    expect(say("ZM@c1", "fr")).toBe("tuile zen «\u00a0érable\u00a0» en c1");
    expect(say("frog c3", "en")).toBe("frog to c3");
    expect(say("pass", "fr")).toBe("passer pour le reste de la manche");
  });
});

describe("what is to be done", () => {
  const ask = (fixture: { view: unknown }, lang: "en" | "fr") =>
    prompt(viewOf(fixture), names(viewOf(fixture).seat), lang);

  it("fits the stage", () => {
    expect(ask(start, "en")).toBe("Put your frog on any square.");
    expect(ask(frog, "fr")).toBe("Votre grenouille peut sauter, ou rester.");
    expect(ask(end, "en")).toBe("The game is over.");
  });

  it("is to wait while somebody else moves", () => {
    const view = viewOf(middle);
    const mover = "seat" in view.public ? view.public.seat : 0;
    const other = 1 - mover;
    expect(prompt({ ...view, seat: other, moves: [] }, names(other), "en")).toMatch(
      /^Wait for (Aiko|Basile)\.$/,
    );
  });
});
