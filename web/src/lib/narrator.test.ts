import { beforeEach, expect, it, vi } from "vitest";
import type { ViewNow } from "../gen/protocol/ViewNow";
import type { AnyGameUi } from "./games";
import type { LiveTable } from "./live-table.svelte";
import { narrator } from "./narrator";
import { notices } from "./notices.svelte";

vi.mock("./sound", () => ({ bell: vi.fn(), ending: vi.fn(), knock: vi.fn() }));

const ui = { words: { tell: (_: string, { event }: { event: string }) => event } } as unknown as AnyGameUi;
const live = { table: null, you: { seat: 0, host: false }, view: { public: null }, ourTurn: false };
const told = vi.spyOn(notices, "tell").mockImplementation(() => {});
const step = (told: ViewNow["told"]): void =>
  narrator(ui, () => live as unknown as LiveTable).stepped({ told, outcome: null } as unknown as ViewNow);

beforeEach(() => told.mockClear());

it("tells what others did, not what one did oneself", () => {
  step([
    { seat: 0, events: [{ event: "Mine." }] },
    { seat: 1, events: [{ event: "Theirs." }] },
    { seat: null, events: [{ event: "Luck." }] },
  ]);
  expect(told).toHaveBeenCalledExactlyOnceWith("Theirs. Luck.");
});

it("tells what a bot did in one's place", () => {
  step([{ seat: 0, stand_in: "time", events: [{ event: "Mine." }] }]);
  expect(told).toHaveBeenCalledExactlyOnceWith("Time ran out: a bot played for you: Mine.");
});
