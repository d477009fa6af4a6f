import { expect, test } from "vitest";
import { start } from "./opening";

test("a replay opens where the first decision is made", () => {
  const entries = [null, null, 1, null, 0].map((seat) => ({ seat, events: [] }));
  expect(start({ entries })).toBe(2);
  expect(start({ entries: [] })).toBe(0);
});
