import { brush } from "../brush";
import { colour, disc, ink, paper, twice, wash, type Portrait } from "./mark";

/** Earth: the raccoon dog, with the leaf on his head that changes his shape. */
export const tanuki: Portrait = [
  wash(disc(50, 54, 45)),
  twice(colour("M14 40C8 28 10 17 20 15C29 14 36 20 38 28Z")),
  twice(ink("M17 35C14 27 16 21 22 21C27 21 31 24 32 29Z")),
  paper("M50 24C71 22 89 36 91 56C91 77 71 91 50 91C29 91 9 77 9 56C11 36 29 22 50 24Z"),
  twice(
    ink(
      brush(
        [50, 24, 1],
        [32, 26, 2.6],
        [14, 40, 3.2],
        [9.5, 58, 2.2],
        [18, 77, 3.4],
        [34, 88, 2.4],
        [50, 91, 1.4],
      ),
    ),
  ),
  twice(colour("M13 60C14 48 30 40 43 47C49 53 45 64 37 68C30 74 14 74 13 60Z")),
  twice(paper(disc(32, 56, 7))),
  twice(ink(disc(33.5, 56.5, 4.6))),
  twice(paper(disc(32, 55, 1.5))),
  twice(ink(brush([20, 43, 1], [29, 38, 3.4], [40, 41, 1]))),
  ink("M42 64C45 60 55 60 58 64C58 69 54 72 50 73C46 72 42 69 42 64Z"),
  paper(brush([45.5, 64, 0.6], [49, 62.5, 1.6], [53, 63, 0.6])),
  twice(ink(brush([50, 72, 1.4], [48, 80, 2], [40, 83, 2.4], [33, 79, 0.8]))),
  twice(ink(brush([21, 74, 1.4], [12, 74, 1.2], [3, 71, 0.4]))),
  twice(ink(brush([22, 79, 1.4], [13, 82, 1.2], [6, 84, 0.4]))),
  colour("M50 29C38 26 33 14 39 3C45 6 48 6 50 4C53 7 57 7 62 2C68 14 62 26 50 29Z"),
  ink(brush([51, 33, 2.2], [50, 22, 1.6], [50, 8, 0.6])),
  ink(brush([50, 20, 1.2], [44, 15, 0.8], [41, 10, 0.4])),
  ink(brush([50, 20, 1.2], [56, 15, 0.8], [60, 9, 0.4])),
];
