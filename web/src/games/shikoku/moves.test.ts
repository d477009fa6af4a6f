import { expect, test } from "vitest";
import { cardsOf, read, write } from "./moves";

test("a move reads as it was written", () => {
  expect(read(write("play", 17))).toEqual({ verb: "play", card: 17 });
  expect(read(write("take", 3))).toEqual({ verb: "take", card: 3 });
});

test("what is not in the notation is no move", () => {
  for (const text of ["", "play", "play 0", "play 05", "play 17 ", "draw 3", "take 123"])
    expect(read(text)).toBeNull();
});

test("the cards of one kind of move are sorted by number, not as text", () => {
  expect(cardsOf("play", ["play 25", "play 26", "play 4"])).toEqual([4, 25, 26]);
  expect(cardsOf("take", ["play 25", "take 4"])).toEqual([4]);
});
