import { expect, test } from "vitest";
import { newsOf } from "./news";

test("others' cards and captures are news, and one's own captures too", () => {
  const news = newsOf(
    [
      { event: "played", seat: 0, card: "F9" },
      { event: "trick-won", seat: 0, bosses: ["D7"], tricks: 1 },
      { event: "sealed", seats: [0, 2], suit: "D", seals: 1 },
    ],
    [
      { event: "played", seat: 1, card: "S9" },
      { event: "lacked", seat: 1, suit: "F" },
    ],
  );
  expect([...news.played]).toEqual(["S9"]);
  expect([...news.bosses]).toEqual(["D7"]);
  expect(news.sealed([0, 2], "D")).toBe(true);
  expect(news.sealed([1, 3], "D")).toBe(false);
  expect(news.lacked(1, "F")).toBe(true);
  expect(news.lacked(2, "F")).toBe(false);
});
