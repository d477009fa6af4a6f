import { brush } from "../brush";
import { colour, disc, ink, paper, ring, twice, wash, type Portrait } from "./mark";

const drum = (x: number, y: number) => [
  paper(disc(x, y, 8.5)),
  ink(ring(x, y, 9, 7.2)),
  ink(brush([x - 1.5, y + 2.5, 4.6], [x - 2.6, y - 1.6, 3], [x + 0.5, y - 4, 0.4])),
  colour(brush([x + 1.5, y - 2.5, 4.6], [x + 2.6, y + 1.6, 3], [x - 0.5, y + 4, 0.4])),
];

/** Lightning: the thunder god, scowling under his wreath of drums. */
export const raijin: Portrait = [
  wash(disc(50, 54, 45)),
  ink(ring(50, 54, 43.5, 42)),
  ...drum(9, 46),
  ...drum(23, 19),
  ...drum(50, 9),
  ...drum(77, 19),
  ...drum(91, 46),
  twice(ink(brush([40, 36, 10], [30, 28, 7], [33, 14, 0.6]))),
  twice(ink(brush([34, 40, 12], [20, 36, 7], [15, 26, 0.6]))),
  twice(ink(brush([31, 52, 12], [17, 52, 7], [7, 60, 0.6]))),
  twice(ink(brush([32, 64, 10], [20, 70, 7], [14, 82, 0.6]))),
  twice(ink(brush([38, 76, 10], [30, 86, 6], [28, 97, 0.6]))),
  ink(brush([50, 40, 16], [50, 26, 8], [50, 18, 0.8])),
  colour("M27 46C28 36 38 33 50 33C62 33 72 36 73 46C75 64 67 84 50 91C33 84 25 64 27 46Z"),
  twice(ink(brush([50, 33, 1], [36, 35, 2], [27, 46, 2.6], [29, 66, 2.2], [38, 83, 2.8], [50, 91, 1.4]))),
  twice(paper("M30 40C25 36 23 29 26 21C31 26 36 31 38 36Z")),
  twice(ink(brush([30, 40, 1], [25, 32, 1.8], [26, 21, 1], [31, 28, 1.6], [38, 36, 1]))),
  twice(ink(brush([47, 53, 2.4], [40, 48, 5], [29, 45, 1]))),
  twice(paper(disc(39, 56, 5.6))),
  twice(ink(ring(39, 56, 6.2, 5))),
  twice(ink(disc(40.5, 56.5, 2.3))),
  twice(ink(brush([47, 55, 0.6], [45, 63, 1.8], [42, 67, 2.2], [47, 68.5, 1.4], [50, 67.5, 0.8]))),
  ink("M33 72C40 69 60 69 67 72C65 80 58 84 50 84C42 84 35 80 33 72Z"),
  paper("M37 73.500C44 71.5 56 71.5 63 73.500L61 77C55 75.5 45 75.5 39 77Z"),
  twice(paper("M36.5 76L39.5 64L43 75Z")),
  twice(ink(brush([36, 76, 0.6], [39.5, 64, 1.3], [43.5, 75, 0.6]))),
];
