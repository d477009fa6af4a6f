/** Where the garden's spaces lie on the screen when it is looked at from a pagoda. Pure numbers, no drawing. */
import type { Pagoda, Space } from "./types";

/** From a hex's middle to its corners. All drawings of this game are made to this measure. */
export const R = 50;
/** From a hex's middle to the middles of its sides. */
export const H = (R * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Axial coordinates with the pond at (0, 0). */
interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The name of the middle, where no tile ever lies. */
export const POND = "d4";

/** A space, or the pond. */
export type Hex = Space | typeof POND;

const LINES = "abcdefg";
const SIDE = 3;

/** The letter is the line of constant r; the number counts from 1 with growing q. */
function axial(hex: Hex): Axial {
  const r = LINES.indexOf(hex.charAt(0)) - SIDE;
  return { q: Math.max(-SIDE, -SIDE - r) + Number(hex.slice(1)) - 1, r };
}

function nameOf({ q, r }: Axial): Hex | null {
  if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > SIDE) return null;
  return `${LINES.charAt(r + SIDE)}${q - Math.max(-SIDE, -SIDE - r) + 1}` as Hex;
}

/** All 37 hexes, the pond among them, in reading order. */
export const HEXES: readonly Hex[] = [...LINES].flatMap((letter, line) =>
  Array.from({ length: 7 - Math.abs(line - SIDE) }, (_, place) => `${letter}${place + 1}` as Hex),
);

/** The spaces that take a tile. */
export const SPACES: readonly Space[] = HEXES.filter((hex): hex is Space => hex !== POND);

const AROUND: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The spaces beside a space; the pond is nobody's neighbour. */
export function neighbours(space: Space): Space[] {
  const { q, r } = axial(space);
  return AROUND.map((by) => nameOf({ q: q + by.q, r: r + by.r })).filter(
    (name): name is Space => name !== null && name !== POND,
  );
}

/** The garden turned by thirds so that a pagoda's corner comes to where pink's is. */
function turned({ q, r }: Axial, pagoda: Pagoda): Axial {
  const s = -q - r;
  if (pagoda === "blue") return { q: r, r: s };
  if (pagoda === "green") return { q: s, r: q };
  return { q, r };
}

/** The middle of a hex, seen with this pagoda at the bottom: its rows stand upright, side by side. */
export function middle(hex: Hex, from: Pagoda): Point {
  const { q, r } = turned(axial(hex), from);
  return { x: 1.5 * R * r, y: -2 * H * (q + r / 2) };
}

/** The spaces of a pagoda's row 1 to 7, the one nearest to the pagoda first. */
export function row(pagoda: Pagoda, number: number): Space[] {
  // Blue and green count their rows from the right, as the rules number the lines.
  const across = pagoda === "pink" ? number - 4 : 4 - number;
  return SPACES.filter((space) => turned(axial(space), pagoda).r === across).sort(
    (one, other) => middle(other, pagoda).y - middle(one, pagoda).y,
  );
}

export const ROWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Which of a pagoda's rows a space is part of. */
export function rowThrough(pagoda: Pagoda, space: Space): number {
  return ROWS.find((number) => row(pagoda, number).includes(space))!;
}

const CORNERS: Readonly<Record<Pagoda, Space>> = { pink: "d1", blue: "a4", green: "g4" };

/** The corner of the garden where a pagoda stands. */
export function corner(pagoda: Pagoda): Space {
  return CORNERS[pagoda];
}

/** The direction from the garden's middle towards a pagoda, of length 1. */
export function towards(pagoda: Pagoda, from: Pagoda): Point {
  const { x, y } = middle(corner(pagoda), from);
  const far = Math.hypot(x, y);
  return { x: x / far, y: y / far };
}

/** Just outside the garden at the near end of a row: where what it is worth is written. */
export function rowEnd(pagoda: Pagoda, number: number, from: Pagoda, beyond: number): Point {
  const near = middle(row(pagoda, number)[0]!, from);
  const way = towards(pagoda, from);
  return { x: near.x + way.x * (H + beyond), y: near.y + way.y * (H + beyond) };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The hex that lies next when one presses an arrow key; none at the edge, or for another key. */
export function step(hex: Hex, key: string, from: Pagoda): Hex | null {
  const way = ARROWS[key];
  if (!way) return null;
  const here = middle(hex, from);
  let best: { name: Hex; cost: number } | null = null;
  for (const name of HEXES) {
    const there = middle(name, from);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    if (dx * way.x + dy * way.y < 1) continue;
    // Going sideways there are two equally near: the one nearer to the garden's middle keeps the way straight.
    const cost = Math.abs(dx) + Math.abs(dy) + Math.abs(there.y) / 1000;
    if (!best || cost < best.cost) best = { name, cost };
  }
  return best?.name ?? null;
}

/** The corners of a flat hex around the origin, as an SVG `points` list. */
export function hexPoints(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map(
      (k) => `${round(radius * Math.cos((k * Math.PI) / 3))},${round(radius * Math.sin((k * Math.PI) / 3))}`,
    )
    .join(" ");
}

/** A flat hex with rounded corners around the origin, as an SVG path. */
export function softHex(radius: number, soft: number): string {
  const at = (k: number): Point => ({
    x: radius * Math.cos((k * Math.PI) / 3),
    y: radius * Math.sin((k * Math.PI) / 3),
  });
  const toward = (a: Point, b: Point): string =>
    `${round(a.x + ((b.x - a.x) * soft) / radius)} ${round(a.y + ((b.y - a.y) * soft) / radius)}`;
  const parts = [0, 1, 2, 3, 4, 5].map((k) => {
    const [before, here, after] = [at(k - 1), at(k), at(k + 1)];
    return `${toward(here, before)}Q${round(here.x)} ${round(here.y)} ${toward(here, after)}`;
  });
  return `M${parts.join("L")}Z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
