import { expect, test } from "vitest";
import { lastOwn, sinceMine } from "./since";

const step = (seat: number | null, ...events: string[]) => ({ seat, events });

test("the last move of everybody else is news until the viewer moves", () => {
  const steps = [step(0, "a"), step(1, "b"), step(null, "luck"), step(2, "c"), step(1, "d", "e")];
  expect(sinceMine(steps, 0, 3)).toEqual([[], ["d", "e"], ["c"]]);
  expect(sinceMine([...steps, step(0, "f")], 0, 3)).toEqual([[], [], []]);
});

test("to somebody who watches, the last move of every seat is news", () => {
  expect(sinceMine([step(0, "a"), step(1, "b"), step(0, "c")], null, 2)).toEqual([["c"], ["b"]]);
});

test("begins with the viewer's own last move, or with the game", () => {
  const steps = [null, 0, 1, 0, 2].map((seat) => ({ seat, events: [] }));
  expect([lastOwn(steps, 0), lastOwn(steps, 1), lastOwn(steps, 3), lastOwn(steps, null)]).toEqual([
    3, 2, 0, 0,
  ]);
});
