import { expect, it } from "vitest";
import type { Public } from "../../gen/yokai-septet/Public";
import middle from "./fixtures/middle7.json";
import { unaided } from "./strict";

it("keeps the trick on the table and forgets the others, and who could not follow", () => {
  const pub = middle.view.public as unknown as Public;
  expect(pub.tricks.length).toBeGreaterThan(1);
  expect(pub.hands.some(({ lacks }) => lacks.length > 0)).toBe(true);
  const left = unaided(pub);
  expect(left.tricks).toEqual(pub.tricks.slice(-1));
  expect(left.hands.flatMap(({ lacks }) => lacks)).toEqual([]);
  expect(left.hands.map(({ cards }) => cards)).toEqual(pub.hands.map(({ cards }) => cards));
});
