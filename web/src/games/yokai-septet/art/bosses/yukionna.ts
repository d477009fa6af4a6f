import { around, brush } from "../brush";
import { colour, disc, ink, paper, twice, wash, type Portrait } from "./mark";

const flake = (x: number, y: number, size: number) =>
  paper(
    around(brush([50, 50, 12], [50, 12, 8]), 6).replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, a: string, b: string) =>
        `${(x + ((Number(a) - 50) * size) / 50).toFixed(1)} ${(y + ((Number(b) - 50) * size) / 50).toFixed(1)}`,
    ),
  );

/** Snow: the pale woman of the blizzard, eyes lowered. */
export const yukionna: Portrait = [
  wash(disc(50, 50, 46)),
  flake(14, 26, 6),
  flake(88, 22, 5),
  flake(8, 56, 4.5),
  flake(93, 52, 6),
  ink("M50 6C76 5 85 28 83 54C82 72 88 86 95 99L5 99C12 86 18 72 17 54C15 28 24 5 50 6Z"),
  // Locks that lift in the wind.
  ink(brush([80, 60, 8], [90, 70, 5], [97, 68, 0.6])),
  ink(brush([20, 64, 8], [10, 78, 5], [2, 78, 0.6])),
  wash(brush([24, 40, 0.4], [23, 60, 1.6], [17, 84, 0.6])),
  wash(brush([30, 22, 0.4], [26, 44, 1.4], [27, 66, 0.4])),
  wash(brush([76, 40, 0.4], [77, 60, 1.6], [83, 84, 0.6])),
  wash(brush([70, 22, 0.4], [74, 44, 1.4], [73, 66, 0.4])),
  colour("M22 99C28 90 38 86 44 83L50 90L56 83C62 86 72 90 78 99Z"),
  paper("M38 86L50 99L62 86L56 80L44 80Z"),
  paper("M50 21C64 22 70 36 68 52C67 66 58 77 50 82C42 77 33 66 32 52C30 36 36 22 50 21Z"),
  wash("M43 74L57 74L56 82L50 88L44 82Z"),
  paper("M50 21C64 22 70 36 68 52C67 66 58 75 50 80C42 75 33 66 32 52C30 36 36 22 50 21Z"),
  twice(ink("M50 17C44 28 34 34 30 54C28 36 34 18 50 17Z")),
  twice(wash("M36 50C41 46 47 47 48 51C44 54 39 54 36 50Z")),
  twice(ink(brush([34.5, 50, 0.6], [40, 53.5, 2.6], [48, 51.5, 0.8]))),
  twice(ink(brush([36, 52, 1], [33.5, 54.5, 0.4]))),
  twice(ink(brush([38, 40, 1], [41.5, 38.5, 3.4], [45, 40, 1]))),
  ink(brush([50, 54, 0.4], [48.5, 61, 1.2], [51, 62.5, 0.6])),
  colour("M45.5 68.500C48 67 49 68 50 68.300C51 68 52 67 54.5 68.500C52 72 48 72 45.5 68.500Z"),
  twice(wash(disc(38.5, 61, 3.4))),
];
