import { describe, expect, it } from "vitest";
import type { View } from "../../lib/game";
import { flocks, inPlace, lightOf, setOf } from "./lit";
import type { Event, Private, Public } from "./types";

interface Fixture {
  view: View<Public, Private>;
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const all = Object.entries(fixtures);
const whole = all.filter(([, { events }]) => events.some(({ event }) => event === "row-scored"));

describe("the sets of the rows", () => {
  it.each(all)("are found on the board as large as the rules say: %s", (_, { view }) => {
    const { garden, pagodas } = view.public;
    for (const { pagoda, rows } of pagodas) {
      rows.forEach(({ flower, size }, place) => {
        expect(setOf(garden, pagoda, place + 1, flower)).toHaveLength(size);
      });
    }
  });
});

describe("the flocks of a whole game", () => {
  it.each(whole)("lie where their tiles were laid, as large as the rules say: %s", (_, { events }) => {
    const found = flocks(events);
    expect(found).toHaveLength(events.filter(({ event }) => event === "flock-scored").length);
    for (const flock of found) expect(flock.beside_at).toHaveLength(flock.beside);
  });

  it.each(whole)("are pointed out from a line of the log: %s", (_, { events }) => {
    const at = events.findIndex(({ event }) => event === "flock-scored");
    const pointed = inPlace(events[at]!, events.slice(0, at + 1));
    expect(lightOf(pointed, {})?.ringed).toHaveLength(flocks(events)[0]!.beside + 1);
  });

  it("exist", () => {
    expect(whole.length).toBeGreaterThan(0);
    expect(flocks(whole[0]![1].events).length).toBeGreaterThan(0);
  });
});

describe("an event", () => {
  it("lights up a flock that knows its place, and nothing for one that does not", () => {
    const bare: Event = { event: "flock-scored", seat: 0, seats: [0], bird: "T", beside: 1, points: 2 };
    expect(lightOf(bare, {})).toBeNull();
    const placed = { ...bare, space: "c4", beside_at: ["c5"] } as Event;
    expect(lightOf(placed, {})?.ringed).toEqual(["c4", "c5"]);
  });

  it("lights up a row and rings its set, koi included", () => {
    const scored: Event = {
      event: "row-scored",
      seats: [0],
      pagoda: "pink",
      row: 1,
      flower: "t",
      size: 2,
      points: 3,
    };
    const light = lightOf(scored, { a1: "Tt", a2: "K", a3: "Tp" });
    expect(light?.bright).toEqual(["a1", "a2", "a3", "a4"]);
    expect(light?.ringed).toEqual(["a1", "a2"]);
  });
});
