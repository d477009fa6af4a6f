import { describe as group, expect, test } from "vitest";
import type { Event } from "../../gen/shikoku/Event";
import type { Private } from "../../gen/shikoku/Private";
import type { Public } from "../../gen/shikoku/Public";
import type { Names, View } from "../../lib/game";
import collect from "./fixtures/collect.json";
import end from "./fixtures/end.json";
import play from "./fixtures/play.json";
import spectator from "./fixtures/spectator.json";
import { describe, prompt, tell } from "./tell";

const people = ["Aiko", "Basile", "Chiyo", "Denis", "Emi", "Fumiko", "Gaspard", "Hiro"];
const namesFor = (viewer: number | null): Names => ({ viewer, of: (seat) => people[seat]! });
const events = end.events as Event[];
const first = <Kind extends Event["event"]>(kind: Kind) =>
  events.find((event): event is Extract<Event, { event: Kind }> => event.event === kind)!;
const viewOf = (fixture: { view: unknown }) => fixture.view as View<Public, Private>;

group("tell", () => {
  test("every event of a real game is a sentence in both languages", () => {
    for (const event of events) {
      for (const lang of ["en", "fr"] as const)
        expect(tell(event, namesFor(3), lang)).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test("the viewer is addressed, others are named", () => {
    const { seat, card } = first("played");
    const others = people[seat]!;
    expect(tell(first("played"), namesFor(seat), "en")).toBe(`You played ${card}.`);
    expect(tell(first("played"), namesFor(null), "en")).toBe(`${others} played ${card}.`);
    expect(tell(first("played"), namesFor(seat), "fr")).toBe(`Vous avez joué la ${card}.`);
    expect(tell(first("played"), namesFor(null), "fr")).toBe(`${others} a joué la ${card}.`);
  });

  test("a climb says from where to where", () => {
    const climbed: Event = { event: "climbed", seat: 0, card: 17, from: 5, to: 11 };
    expect(tell(climbed, namesFor(1), "en")).toBe("Aiko climbed from 5 to 11 with 17.");
    expect(tell(climbed, namesFor(1), "fr")).toBe("Aiko a gravi les marches de 5 à 11 avec la 17.");
  });

  test("the end names who is at the top and who wins", () => {
    const reached: Event = { event: "pagoda-reached", seats: [7], winners: [0, 3] };
    expect(tell(reached, namesFor(3), "en")).toBe(
      "At the pagoda: Hiro. On the middle path, and winning: Aiko, you.",
    );
    expect(tell({ ...reached, winners: [] }, namesFor(3), "en")).toBe("At the pagoda: Hiro. Nobody wins.");
    expect(tell(reached, namesFor(3), "fr")).toContain("Aiko, vous");
  });
});

group("describe", () => {
  test("a move is named with the steps its card carries", () => {
    expect(describe("play 17", viewOf(play), namesFor(6), "en")).toBe("play 17, 6 steps");
    expect(describe("play 26", viewOf(play), namesFor(6), "fr")).toBe("jouer la 26, 1 marche");
    expect(describe("take 24", viewOf(collect), namesFor(6), "fr")).toBe("prendre la 24, 4 marches");
  });
});

group("prompt", () => {
  test("says what the viewer is to do", () => {
    expect(prompt(viewOf(play), namesFor(6), "en")).toBe("Play a card.");
    expect(prompt(viewOf(collect), namesFor(6), "fr")).toBe("Prenez une carte de la ligne précédente.");
  });

  test("says whom a spectator waits for", () => {
    const { turn } = viewOf(spectator).public;
    const waited = people[(turn as { move: number[] }).move[0]!]!;
    expect(prompt(viewOf(spectator), namesFor(null), "en")).toContain(waited);
  });

  test("says that the game is over", () => {
    expect(prompt(viewOf(end), namesFor(3), "fr")).toBe("La pagode est atteinte.");
  });
});
