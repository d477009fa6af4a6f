import { expect, test } from "vitest";
import { ownSeat, start } from "./opening";

const person = (name: string) => ({ kind: "person" as const, name });

test("a replay opens in one's own seat", () => {
  const players = [person("Aiko"), { kind: "bot" as const, level: "adept" as const }, person("Basile")];
  expect(ownSeat({ players }, "Basile")).toBe(2);
  expect(ownSeat({ players }, "Chiyo")).toBeNull();
  expect(ownSeat({ players: [person("Aiko"), person("Aiko")] }, "Aiko")).toBeNull();
});

test("a replay opens where the first decision is made", () => {
  const entries = [null, null, 1, null, 0].map((seat) => ({ seat, events: [] }));
  expect(start({ entries })).toBe(2);
  expect(start({ entries: [] })).toBe(0);
});
