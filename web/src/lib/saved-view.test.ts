import { expect, test } from "vitest";
import { viewOf } from "./saved-view.svelte";

test("a file of a game that is on is told from a record and from anything else", () => {
  expect(viewOf('{"format":"chabudai-view/2","game":"miyabi"}')).toMatchObject({ game: "miyabi" });
  for (const text of ['{"format":"chabudai-record/1"}', "{}", "null", "3", "format", ""]) {
    expect(viewOf(text)).toBeNull();
  }
});
