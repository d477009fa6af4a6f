/** The ranks, written with the brush. */
import { brush as thin, type Dab } from "./brush";

/** Ranks are read from afar: the brush is pressed harder than it is noted here. */
const brush = (...dabs: readonly Dab[]): string =>
  thin(...dabs.map(([x, y, width]): Dab => [x, y, width * 1.2]));

/** Each in a picture 100 high; a digit is 62 wide. */
const GLYPHS: Readonly<Record<string, string>> = {
  "0": brush(
    [33, 8, 9],
    [16, 22, 13],
    [9, 50, 14],
    [16, 79, 13],
    [33, 92, 9],
    [49, 78, 13],
    [55, 50, 14],
    [47, 20, 12],
    [30, 8, 6],
  ),
  "1": brush([13, 27, 4], [25, 19, 9], [37, 7, 11], [37, 30, 14], [36, 60, 15], [37, 95, 13]),
  "2":
    brush([10, 28, 7], [17, 13, 11], [33, 7, 11], [49, 17, 14], [48, 35, 14], [31, 62, 12], [9, 87, 9]) +
    brush([7, 88, 8], [24, 86, 13], [42, 90, 13], [58, 86, 6]),
  "3":
    brush([11, 17, 6], [25, 7, 11], [43, 10, 13], [48, 26, 14], [39, 41, 11], [25, 46, 7]) +
    brush([25, 46, 7], [43, 51, 12], [52, 69, 15], [42, 87, 13], [24, 94, 10], [8, 85, 6]),
  "4":
    brush([36, 5, 9], [25, 32, 11], [6, 65, 10], [6, 68, 9]) +
    brush([5, 67, 9], [32, 65, 13], [60, 66, 8]) +
    brush([43, 36, 9], [44, 62, 14], [43, 96, 12]),
  "5":
    brush([17, 8, 10], [14, 28, 12], [12, 45, 9]) +
    brush([12, 46, 8], [28, 38, 11], [46, 47, 14], [51, 66, 15], [42, 86, 13], [24, 94, 11], [8, 87, 6]) +
    brush([15, 11, 10], [34, 12, 13], [54, 8, 6]),
  "6": brush(
    [48, 8, 6],
    [29, 19, 11],
    [14, 43, 14],
    [11, 70, 15],
    [24, 91, 12],
    [43, 87, 13],
    [52, 68, 14],
    [41, 50, 12],
    [24, 53, 9],
    [13, 66, 6],
  ),
  "7":
    brush([8, 17, 8], [10, 11, 11]) +
    brush([8, 12, 11], [30, 13, 13], [54, 10, 11]) +
    brush([54, 10, 10], [41, 38, 12], [29, 66, 14], [24, 95, 13]),
  "8": brush(
    [47, 18, 8],
    [32, 7, 10],
    [15, 18, 13],
    [20, 36, 13],
    [40, 52, 13],
    [52, 72, 14],
    [42, 90, 12],
    [24, 92, 11],
    [11, 76, 13],
    [20, 56, 11],
    [40, 40, 11],
    [50, 24, 11],
    [44, 12, 8],
  ),
  "9": brush(
    [49, 35, 6],
    [38, 47, 9],
    [21, 49, 12],
    [10, 32, 14],
    [18, 13, 13],
    [37, 8, 11],
    [50, 26, 14],
    [49, 54, 14],
    [39, 80, 12],
    [20, 95, 6],
  ),
  A:
    brush([33, 5, 7], [24, 34, 11], [13, 68, 12], [4, 95, 11]) +
    brush([33, 5, 9], [43, 34, 14], [51, 66, 15], [61, 95, 13]) +
    brush([15, 65, 8], [34, 63, 11], [52, 65, 8]),
};

const ADVANCE: Readonly<Record<string, number>> = { "1": 44 };

/** The strokes of a rank and how wide it is written, 100 being its height. */
export function numeral(rank: string): {
  readonly width: number;
  readonly glyphs: readonly { d: string; x: number }[];
} {
  let width = 0;
  const glyphs = [...rank].map((sign) => {
    const glyph = { d: GLYPHS[sign] ?? "", x: width };
    width += ADVANCE[sign] ?? 62;
    return glyph;
  });
  return { width, glyphs };
}
