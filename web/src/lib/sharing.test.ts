import { describe, expect, it } from "vitest";
import { asWho, isSecret, nextHolder, OWNER, SCREEN, type Sharer } from "./sharing";

const aiko: Sharer = { who: OWNER, seat: 0 };
const basile: Sharer = { who: 1, seat: 2 };
const chiyo: Sharer = { who: 2, seat: 3 };
const all = [chiyo, aiko, basile];

describe("the device goes to whoever is asked", () => {
  it("stays where it is as long as its holder is asked", () => {
    expect(nextHolder(all, [0, 2], basile)).toBe(basile);
  });
  it("stays where it is while only others, elsewhere, are asked", () => {
    expect(nextHolder(all, [1], basile)).toBe(basile);
    expect(nextHolder(all, [], basile)).toBe(basile);
  });
  it("goes around the table where several choose at once", () => {
    expect(nextHolder(all, [0, 2, 3], null)).toBe(aiko);
    expect(nextHolder(all, [2, 3], aiko)).toBe(basile);
    expect(nextHolder(all, [3], basile)).toBe(chiyo);
    expect(nextHolder(all, [0], chiyo)).toBe(aiko);
  });
  it("is held by nobody before somebody is asked", () => {
    expect(nextHolder(all, [1], null)).toBeNull();
  });
});

it("the owner asks as themselves, everybody else by number", () => {
  expect([OWNER, SCREEN, 3].map(asWho)).toEqual([{}, { as: "0" }, { as: "3" }]);
});

it("an empty hand is no secret", () => {
  expect([null, {}, [], { hand: [1] }].map(isSecret)).toEqual([false, false, false, true]);
});
