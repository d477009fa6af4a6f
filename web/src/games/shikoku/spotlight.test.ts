import { expect, test } from "vitest";
import { lightOf, newsOf } from "./spotlight";

test("a climb lights up its steps, its pilgrim and its card", () => {
  const light = lightOf({ event: "climbed", seat: 2, card: 17, from: 5, to: 11 });
  expect(light).toEqual({ seat: 2, climb: { from: 5, to: 11 }, card: 17 });
});

test("who stayed put stands out without a climb", () => {
  expect(lightOf({ event: "stayed-put", seat: 1, card: 4 })).toEqual({ seat: 1, climb: null, card: 4 });
});

test("nothing to point out leaves the board as it is", () => {
  const dark = { seat: null, climb: null, card: null };
  expect(lightOf(null)).toEqual(dark);
  expect(lightOf({ event: "drew", seat: 0, left: 3 })).toEqual(dark);
});

test("cards and climbs of the others are news", () => {
  const news = newsOf([
    { event: "played", seat: 1, card: 9 },
    { event: "climbed", seat: 2, card: 17, from: 5, to: 11 },
    { event: "drew", seat: 2, left: 3 },
  ]);
  expect(news.played).toEqual([9]);
  expect(news.climbs).toMatchObject([{ seat: 2, from: 5, to: 11 }]);
});
