import { expect, test } from "vitest";
import { sizes, WIDE } from "./sizes";

test("a trick fits between two name plates at every width", () => {
  for (let width = 328; width <= 1280; width += 8) {
    const { trick, table } = sizes(width, false);
    const plate = width >= WIDE ? 84 : 62;
    expect(trick * 3.5 + 2 * plate, `at ${width} px`).toBeLessThanOrEqual(table);
  }
});
