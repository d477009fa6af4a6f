import { expect, test } from "vitest";
import { standings } from "./standings";

const players = ["Aiko", "Basile", "Chiyo"].map((name, seat) => ({ seat, name, bot: false }));
const places = (scores: number[], winners: number[]) =>
  standings({ scores, winners, end: "" }, players, "The rival").map(({ name, place }) => [name, place]);

test("winners come first, the others by their points; equals share a place", () => {
  expect(places([12, 30, 12], [1])).toEqual([
    ["Basile", 1],
    ["Aiko", 2],
    ["Chiyo", 2],
  ]);
  expect(places([30, 30, 8], [0, 1])).toEqual([
    ["Aiko", 1],
    ["Basile", 1],
    ["Chiyo", 2],
  ]);
});

test("a tie that was broken otherwise still has one winner", () => {
  expect(places([30, 30, 8], [1]).slice(0, 2)).toEqual([
    ["Basile", 1],
    ["Aiko", 2],
  ]);
});

test("where the most points do not win, the others have no place", () => {
  expect(places([33, 20, 11], [1])).toEqual([
    ["Basile", 1],
    ["Aiko", null],
    ["Chiyo", null],
  ]);
});

test("the rival of a solo game has a place and no seat", () => {
  const solo = standings({ scores: [40, 51], winners: [], end: "" }, players.slice(0, 1), "The rival");
  expect(solo.map(({ seat, name, place }) => [seat, name, place])).toEqual([
    [null, "The rival", 1],
    [0, "Aiko", 2],
  ]);
});
