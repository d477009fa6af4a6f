/** Where things stand on the picture of the stairs, in pixels of a frame of any size. */

export const STEPS = 33;

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The stairs as seen from below: they narrow a little towards the top. Each seat climbs in a lane of its own. */
export interface Stairs extends Frame {
  /** The height of one step. */
  readonly rise: number;
  /** The edge of step 1 that pilgrims stand on. */
  readonly foot: number;
  /** The edge of step 33. */
  readonly summit: number;
  /** Half of the stairs' width at the foot and at the summit. */
  readonly wide: number;
  readonly narrow: number;
  readonly seats: number;
  /** The width of a pilgrim. */
  readonly figure: number;
}

/** A pilgrim's height for its width. */
export const STATURE = 1.14;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function stairs({ width, height }: Frame, seats: number): Stairs {
  const gutter = clamp(width * 0.08, 24, 60);
  const wide = width / 2 - gutter;
  const narrow = wide * 0.9;
  const sky = clamp(height * 0.19, 70, 136);
  const gate = clamp(height * 0.085, 34, 60);
  const foot = height - gate;
  const rise = (foot - sky) / (STEPS - 1);
  const lane = (2 * narrow) / Math.max(seats, 1);
  const figure = clamp(Math.min(lane * 0.96, rise * 3.4), 20, 54);
  return { width, height, rise, foot, summit: sky, wide, narrow, seats, figure };
}

/** The height on the picture at which those on a step stand. */
export function level(stairs: Stairs, step: number): number {
  return stairs.foot - (step - 1) * stairs.rise;
}

/** Half of the stairs' width at a height on the picture. */
export function halfWidth(stairs: Stairs, y: number): number {
  const climbed = (stairs.foot - y) / (stairs.foot - stairs.summit);
  return stairs.wide + (stairs.narrow - stairs.wide) * climbed;
}

/** The left and right ends of a step's lane for a seat. */
export function lane(stairs: Stairs, step: number, seat: number): { left: number; right: number } {
  const half = halfWidth(stairs, level(stairs, step));
  // With few seats the pilgrims stay together in the middle of the stairs.
  const width = Math.min((2 * half) / stairs.seats, stairs.figure * 2);
  const left = stairs.width / 2 + (seat - stairs.seats / 2) * width;
  return { left, right: left + width };
}

/** Where a seat's pilgrim puts its feet on a step. */
export function feet(stairs: Stairs, step: number, seat: number): Point {
  const { left, right } = lane(stairs, step, seat);
  return { x: (left + right) / 2, y: level(stairs, step) };
}

/** The steps whose numbers are written, so that they never touch each other. */
export function numbered(stairs: Stairs, textHeight: number): number[] {
  const every = [1, 3].find((steps) => steps * stairs.rise >= textHeight) ?? 11;
  const steps = Array.from({ length: STEPS }, (_, i) => i + 1);
  return steps.filter((step) => step % every === 0 || step === 1);
}

/** A number from 0 to 1 that looks like chance and is the same every time: for the unevenness of stone. */
export function unevenness(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
