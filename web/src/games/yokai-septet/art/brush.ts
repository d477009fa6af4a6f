/** A brush: strokes with pressure, as filled outlines, so that lines swell and taper like ink on paper. */

/** A point of a stroke: where the brush is, and how wide it leaves its mark there. */
export type Dab = readonly [x: number, y: number, width: number];

const STEPS = 7;

/** The outline of a stroke through these dabs, as SVG path data. */
export function brush(...dabs: readonly Dab[]): string {
  const line = smooth(dabs);
  const left: string[] = [];
  const right: string[] = [];
  line.forEach(([x, y, width], i) => {
    const [ax, ay] = line[Math.max(i - 1, 0)]!;
    const [bx, by] = line[Math.min(i + 1, line.length - 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    // Across the direction of the stroke, half the width to each side.
    const dx = (-(by - ay) / length) * (width / 2);
    const dy = ((bx - ax) / length) * (width / 2);
    left.push(`${round(x + dx)} ${round(y + dy)}`);
    right.push(`${round(x - dx)} ${round(y - dy)}`);
  });
  return `M${left.join("L")}L${right.reverse().join("L")}Z`;
}

/** A path turned about the middle of a 100 × 100 picture, `count` times around. Only for paths of absolute M, L, C, Z. */
export function around(path: string, count: number): string {
  return Array.from({ length: count }, (_, i) => turn(path, (i * 2 * Math.PI) / count)).join("");
}

function turn(path: string, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - 50, Number(y) - 50];
    return `${round(50 + dx * cos - dy * sin)} ${round(50 + dx * sin + dy * cos)}`;
  });
}

/** A Catmull–Rom spline through the dabs, widths included. */
function smooth(dabs: readonly Dab[]): Dab[] {
  const at = (i: number): Dab => dabs[Math.min(Math.max(i, 0), dabs.length - 1)]!;
  const line: Dab[] = [];
  for (let i = 0; i < dabs.length - 1; i++) {
    for (let step = 0; step < STEPS; step++) {
      line.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), step / STEPS));
    }
  }
  line.push(at(dabs.length - 1));
  return line;
}

function between(a: Dab, b: Dab, c: Dab, d: Dab, t: number): Dab {
  const mix = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [mix(0), mix(1), Math.max(mix(2), 0)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
