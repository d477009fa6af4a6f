/** The seven suits' symbols, each a shape of its own, in a 100 × 100 picture. */
import type { Suit } from "../../../gen/yokai-septet/Suit";
import { around, brush } from "./brush";

/** A gust that curls in on itself, and a smaller one under it. */
const wind =
  brush(
    [55, 41, 5],
    [60, 33, 9],
    [50, 23, 12],
    [33, 30, 14],
    [29, 49, 15],
    [45, 61, 16],
    [70, 56, 14],
    [84, 38, 10],
    [93, 8, 2],
  ) + brush([6, 60, 2], [18, 76, 11], [40, 85, 13], [64, 84, 13], [79, 74, 11], [81, 64, 6], [74, 61, 3]);

/** Two peaks over a foothill, with a band of mist before them. */
const earth =
  "M3 72C16 60 26 38 34 22C37 15 43 15 47 21C52 30 55 38 59 43C61 39 64 34 67 31C70 28 74 28 77 33C83 46 90 62 97 72Z" +
  brush([6, 84, 3], [28, 80, 10], [52, 86, 9], [74, 81, 10], [95, 86, 3]);

/** A cherry blossom. */
const charm =
  around("M50 44C36 36 32 18 42 5L50 13L58 5C68 18 64 36 50 44Z", 5) +
  "M50 44L44.3 48.1L46.5 54.9L53.5 54.9L55.7 48.1Z";

/** A bolt in three strokes. */
const lightning = "M60 3L17 54C26 54 34 54 43 52L27 97L85 40C75 40 66 41 57 43L78 8C72 6 66 4 60 3Z";

/** A waning moon and a star. */
const darkness =
  "M62 5C34 4 9 24 8 52C8 78 28 95 53 95C72 95 87 84 93 67C84 75 73 78 62 75C44 70 36 55 40 37C43 23 51 11 62 5Z" +
  "M74 24L78 36L90 40L78 44L74 56L70 44L58 40L70 36Z";

/** A flame with a lighter heart. */
const fire =
  "M54 2C60 22 86 38 85 65C84 86 68 98 50 98C31 98 15 85 15 65C15 51 24 44 27 29C35 35 38 42 39 49C49 39 55 22 54 2Z" +
  "M50 90C60 90 66 83 65 74C64 66 57 61 53 52C50 62 36 66 36 77C36 85 42 90 50 90Z";

/** A snow crystal. */
const snow =
  around(brush([50, 50, 9], [50, 28, 8], [50, 4, 6]), 6) +
  around(brush([50, 27, 6], [42, 20, 6], [36, 13, 3]), 6) +
  around(brush([50, 27, 6], [58, 20, 6], [64, 13, 3]), 6);

export const SYMBOLS: Readonly<Record<Suit, string>> = {
  W: wind,
  E: earth,
  C: charm,
  L: lightning,
  D: darkness,
  F: fire,
  S: snow,
};
