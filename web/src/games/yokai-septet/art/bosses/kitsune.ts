import { brush } from "../brush";
import { colour, disc, ink, paper, twice, wash, type Portrait } from "./mark";

/** Charm: the fox, as the mask that she wears to the feast. */
export const kitsune: Portrait = [
  wash(disc(50, 52, 45)),
  paper(
    "M13 7C23 12 33 22 38 31C45 28 55 28 62 31C67 22 77 12 87 7C92 26 90 44 83 57C77 70 62 85 50 95C38 85 23 70 17 57C10 44 8 26 13 7Z",
  ),
  twice(colour("M18 17C25 22 31 28 34 35C28 38 24 43 22 49C18 38 17 27 18 17Z")),
  twice(
    ink(
      brush(
        [38, 31, 1.2],
        [27, 17, 2.8],
        [13, 7, 1],
        [9.5, 28, 3],
        [17, 57, 2.6],
        [31, 78, 3.2],
        [50, 95, 1],
      ),
    ),
  ),
  twice(ink(brush([38, 31, 1], [44, 28.8, 2.2], [50, 28.4, 1.4]))),
  twice(ink("M22 50C31 47 41 53 46 64C36 65 27 61 22 50Z")),
  twice(paper("M29 53.500C33 53 37 56 39 60C35 60 31 58 29 53.500Z")),
  twice(colour(brush([21, 45, 1], [31, 43, 4], [44, 52, 2]))),
  colour("M50 33C54 38 55 43 50 50C45 43 46 38 50 33Z"),
  twice(colour("M42 40C45 42 46 45 45 49C42 47 41 44 42 40Z")),
  ink("M45 80C48 78 52 78 55 80C54 85 52 87 50 87C48 87 46 85 45 80Z"),
  twice(ink(brush([50, 87, 1], [47, 90, 1.8], [42, 88, 0.6]))),
  twice(colour(brush([22, 66, 1], [31, 69, 3], [37, 69, 0.8]))),
  twice(colour(brush([27, 75, 1], [34, 76, 3], [40, 75, 0.8]))),
];
