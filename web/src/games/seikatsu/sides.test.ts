import { describe, expect, it } from "vitest";
import type { Outcome, View } from "../../lib/game";
import { namesFor } from "../../lib/people";
import { pagodaOf, scores, seatsOf, sideName, sides } from "./sides";
import type { Private, Public } from "./types";

interface Fixture {
  view: View<Public, Private>;
  outcome?: Outcome;
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const ended = Object.entries(fixtures).filter(([, { outcome }]) => outcome);
const named = (name: string) => fixtures[`./fixtures/${name}.json`]!.view.public;

describe("the points", () => {
  it.each(ended)("stand as the game ended: %s", (_, { view, outcome }) => {
    expect(scores(view.public)).toEqual(outcome?.scores);
  });

  it("are those of the partners together with four seats", () => {
    const [pink, blue] = sides(named("partners"));
    expect([pink?.seats, blue?.seats]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const [first, second, third, fourth] = scores(named("partners"));
    expect([first, second]).toEqual([third, fourth]);
  });

  it("give the rival both other pagodas, and on hard the flocks", () => {
    const alone = named("solo");
    const [me, rival] = sides({ ...alone, flocks: [7], options: { ...alone.options, mode: "solo-hard" } });
    expect([me?.pagodas, rival?.pagodas]).toEqual([["pink"], ["blue", "green"]]);
    expect([me?.flocks, rival?.flocks]).toEqual([0, 7]);
    const medium = sides({ ...alone, flocks: [7], options: { ...alone.options, mode: "solo-medium" } });
    expect(medium.map(({ flocks }) => flocks)).toEqual([0, 0]);
    const easy = sides({ ...alone, flocks: [7], options: { ...alone.options, mode: "solo-easy" } });
    expect(easy.map(({ flocks }) => flocks)).toEqual([7, 0]);
  });
});

describe("a seat", () => {
  it("has a pagoda of its own, or shares the partner’s", () => {
    expect([0, 1, 2].map((seat) => pagodaOf(seat, 3))).toEqual(["pink", "blue", "green"]);
    expect([0, 1, 2, 3].map((seat) => pagodaOf(seat, 4))).toEqual(["pink", "blue", "pink", "blue"]);
    expect(seatsOf("green", named("solo"))).toEqual([]);
  });

  it("is called You by itself and comes first among partners", () => {
    const players = ["Aiko", "Basile", "Chiyo"].map((name, seat) => ({ seat, name, bot: false }));
    expect(sideName([0, 2], namesFor(2, players))).toBe("You and Aiko");
    expect(sideName([0, 2], namesFor(1, players))).toBe("Aiko and Chiyo");
    expect(sideName([], namesFor(0, players))).toBe("The rival");
  });
});
