import { expect, it } from "vitest";
import type { Public } from "../../gen/miyabi/Public";
import end from "./fixtures/end.json";
import middle from "./fixtures/middle.json";
import { scores } from "./score";

it("shows points while they are scored, and the outcome at the end", () => {
  expect(scores(middle.view.public as unknown as Public)).toEqual(middle.view.public.points);
  expect(scores(end.view.public as unknown as Public)).toEqual(end.outcome.scores);
});
