import { brush } from "../brush";
import { colour, disc, ink, paper, twice, wash, type Portrait } from "./mark";

/** Darkness: the great skeleton that rises from a starless night. */
export const gashadokuro: Portrait = [
  wash(disc(50, 52, 47)),
  colour(disc(50, 52, 43)),
  colour(brush([12, 66, 14], [4, 82, 8], [10, 96, 0.8])),
  colour(brush([88, 66, 14], [96, 80, 8], [91, 97, 0.8])),
  colour(brush([24, 84, 14], [22, 94, 6], [30, 99, 0.8])),
  colour(brush([76, 84, 14], [79, 94, 6], [72, 99, 0.8])),
  paper(
    "M50 13C74 13 86 30 84 47C83 56 79 60 77 64L75 71C72 75 67 74 65 74L64 88C58 93 42 93 36 88L35 74C33 74 28 75 25 71L23 64C21 60 17 56 16 47C14 30 26 13 50 13Z",
  ),
  twice(ink("M21 49C22 38 39 37 44 47C46 57 40 64 32 63C25 62 21 57 21 49Z")),
  twice(wash(disc(34, 52, 4.6))),
  twice(paper(disc(34, 52, 2.2))),
  ink("M50 57C46 64 43 68 46 71C48 72 49 70 50 68C51 70 52 72 54 71C57 68 54 64 50 57Z"),
  ink(brush([35, 79, 1], [43, 80.5, 1.8], [57, 80.5, 1.8], [65, 79, 1])),
  twice(ink(brush([48, 74, 0.6], [47.5, 80, 2], [47.5, 90, 0.8]))),
  twice(ink(brush([42, 74, 0.6], [41.5, 80, 2], [42, 89.5, 0.8]))),
  twice(ink(brush([36.5, 77, 0.8], [36.8, 82, 1.8], [37.5, 87, 0.6]))),
  ink(brush([57, 13.5, 2.4], [54, 20, 1.8], [60, 25, 1.6], [56, 31, 1.2], [59, 37, 0.4])),
  ink(brush([54, 20, 1.4], [48, 24, 1], [46, 28, 0.3])),
  twice(ink(brush([23, 64, 0.6], [28, 68, 2], [34, 68, 0.6]))),
  twice(ink(brush([22, 42, 0.6], [31, 35, 2.2], [42, 38, 0.6]))),
];
