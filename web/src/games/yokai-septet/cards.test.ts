import { expect, test } from "vitest";
import { byDeck, card } from "./cards";

test("a card is read as the notation writes it", () => {
  expect(card("WA")).toMatchObject({ suit: "W", rank: "A", boss: false, shiny: false });
  expect(card("S13")).toMatchObject({ suit: "S", rank: "13", boss: false });
  expect(card("F7")).toMatchObject({ suit: "F", boss: true, shiny: false });
  expect(card("C7*")).toMatchObject({ suit: "C", rank: "7", boss: true, shiny: true });
});

test("what is not a card is refused", () => {
  for (const text of ["", "?", "X7", "W", "7W", "W7**"]) expect(() => card(text)).toThrow("not a card");
});

test("deck order goes by suit, then rank, with the shiny 7 after the plain one", () => {
  const shuffled = ["S7", "W7*", "L10", "W7", "WA", "L4", "W6"];
  expect(shuffled.sort(byDeck)).toEqual(["WA", "W6", "W7", "W7*", "L4", "L10", "S7"]);
});
