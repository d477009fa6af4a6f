import { around, brush } from "../brush";
import { colour, disc, ink, paper, ring, twice, type Portrait } from "./mark";

const flame = "M50 0C53 8 62 12 60 24L42 24C41 18 44 16 43 10C47 11 50 8 50 0Z";

/** Fire: the burning wheel with a face in its hub. */
export const wanyudo: Portrait = [
  colour(around(flame, 11)),
  ink(disc(50, 50, 38)),
  paper(ring(50, 50, 34, 29)),
  ink(around(brush([50, 14, 4.5], [50, 24, 4.5]), 14)),
  paper(disc(50, 50, 29)),
  ink(ring(50, 50, 30, 28)),
  // Wild hair at the temples; the crown is bald.
  twice(ink(brush([27, 36, 1], [24, 46, 6], [22, 56, 5], [27, 66, 0.8]))),
  twice(ink(brush([30, 62, 2], [31, 70, 7], [37, 77, 5], [44, 79, 0.8]))),
  ink(brush([46, 78, 1], [50, 74, 7], [54, 78, 1])),
  twice(ink(brush([48, 45, 3.4], [41, 40, 6.6], [31, 37, 1]))),
  twice(colour("M31 47C36 43 43 44 46 49C41 53 35 53 31 47Z")),
  twice(ink(brush([30, 46, 0.8], [38, 43.5, 1.8], [47, 49, 0.8]))),
  twice(ink(disc(40, 48.2, 2.8))),
  twice(ink(brush([48, 48, 0.6], [46.5, 56, 1.6], [43, 60, 2.6], [47, 62, 1.6], [50, 61, 0.8]))),
  ink("M36 66C43 62.5 57 62.5 64 66C61 73 56 74 50 74C44 74 39 73 36 66Z"),
  paper("M40 67C46 65 54 65 60 67L59 69.500C53 68 47 68 41 69.500Z"),
  twice(ink(brush([44, 30, 0.4], [47, 31.5, 1.4], [50, 31, 0.8]))),
  twice(ink(brush([41, 34.5, 0.4], [46, 36, 1.4], [50, 35, 0.8]))),
  twice(ink(brush([33, 55, 0.4], [36, 58, 1.4], [36, 62, 0.4]))),
];
