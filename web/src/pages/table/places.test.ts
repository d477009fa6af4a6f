import { describe, expect, it } from "vitest";
import type { Place } from "../../gen/protocol/Place";
import type { TableInfo } from "../../gen/protocol/TableInfo";
import { timeOfDay } from "../../lib/words.svelte";
import { absenceOf, alone, replaced, tellAbsence } from "./places";

type Person = Extract<Place, { kind: "person" }>;
const person = (name: string, more: Partial<Person> = {}): Place => ({
  kind: "person",
  name,
  connected: true,
  stand_in: false,
  ...more,
});
const table = (places: Place[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ status: "playing", places, votes: [], ...more }) as TableInfo;

const aiko = person("Aiko");
const bot: Place = { kind: "bot", level: "adept" };
const gone = person("Basile", { connected: false });

describe("whoever leaves", () => {
  it("is alone with bots, and with people whom bots play for", () => {
    expect(alone(table([aiko, bot, bot]), [0])).toBe(true);
    expect(alone(table([aiko, person("Basile", { stand_in: true })]), [0])).toBe(true);
  });

  it("is alone with those who share the device", () => {
    expect(alone(table([aiko, bot, person("Basile")]), [0, 2])).toBe(true);
    expect(alone(table([aiko, gone, person("Basile")]), [0, 2])).toBe(false);
  });

  it("is not alone with people who play, here or not", () => {
    expect(alone(table([aiko, bot, person("Basile")]), [0])).toBe(false);
    expect(alone(table([aiko, gone]), [0])).toBe(false);
  });
});

describe("a bot in somebody's seat", () => {
  const places = [person("Aiko", { stand_in: true }), bot];

  it("is there until the game is over", () => {
    expect(replaced(table(places), 0)).toBe(true);
    expect(replaced(table(places, { status: "over" }), 0)).toBe(false);
  });

  it("is nobody's where a bot sits, and none for somebody who watches", () => {
    expect([replaced(table(places), 1), replaced(table(places), null)]).toEqual([false, false]);
  });
});

describe("an absence", () => {
  const vote = { seat: 1, by: [0], needed: 2, counts_from: 60_000 };

  it("is somebody else's, in the middle of a game, before a bot has the seat", () => {
    expect(absenceOf(table([aiko, gone]), 0, 1)).toEqual({
      seat: 1,
      keptUntil: null,
      vote: null,
      voted: false,
      countsFrom: null,
    });
    expect(absenceOf(table([aiko, gone]), null, 1)).toBeNull();
    expect(absenceOf(table([aiko, gone]), 1, 1)).toBeNull();
    expect(absenceOf(table([aiko, gone], { status: "over" }), 0, 1)).toBeNull();
    expect(absenceOf(table([aiko, person("Basile")]), 0, 1)).toBeNull();
    expect(absenceOf(table([aiko, person("Basile", { connected: false, stand_in: true })]), 0, 1)).toBeNull();
    expect(absenceOf(table([aiko, bot]), 0, 1)).toBeNull();
  });

  it("knows whether the viewer has voted, and from when on votes count unless they do already", () => {
    const voting = table([aiko, gone, person("Chiyo")], { votes: [vote] });
    expect(absenceOf(voting, 0, 1, 59_999)).toMatchObject({ voted: true, countsFrom: 60_000 });
    expect(absenceOf(voting, 2, 1, 60_000)).toMatchObject({ voted: false, countsFrom: null });
  });

  it("is told with all that is known of it", () => {
    const left = person("Basile", { connected: false, kept_until: 300_000 });
    const tell = (info: TableInfo) => tellAbsence(absenceOf(info, 0, 1, 0)!);
    expect(tell(table([aiko, gone]))).toEqual([]);
    expect(tell(table([aiko, left], { votes: [vote] }))).toEqual([
      `The seat is kept until ${timeOfDay(300_000)}.`,
      "1 of 2 want a bot.",
      `Votes count from ${timeOfDay(60_000)} on.`,
    ]);
  });
});
