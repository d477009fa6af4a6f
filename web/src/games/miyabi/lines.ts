/** Where the up and down arrows lead among things that lie in lines, however the page has broken the lines. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const across = ({ x, width }: Box) => x + width / 2;
const down = ({ y, height }: Box) => y + height / 2;

/** The nearest box of the next line above or below, or null if there is no such line. */
export function acrossLines(boxes: readonly Box[], at: number, way: "up" | "down"): number | null {
  const from = boxes[at]!;
  const far = (box: Box) => (way === "down" ? down(box) - down(from) : down(from) - down(box));
  const beyond = boxes.map((_, i) => i).filter((i) => far(boxes[i]!) > from.height / 2);
  const next = Math.min(...beyond.map((i) => far(boxes[i]!)));
  const line = beyond.filter((i) => far(boxes[i]!) < next + from.height / 2);
  const aside = (i: number) => Math.abs(across(boxes[i]!) - across(from));
  return line.sort((a, b) => aside(a) - aside(b))[0] ?? null;
}
