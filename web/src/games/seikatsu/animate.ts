/** Brief movement from the difference of two views: a tile comes from its player's pagoda, a flock's points rise. */
import { middle, type Point, towards } from "./geometry";
import { pagodaOf } from "./sides";
import type { Event, Pagoda, Public } from "./types";

const SVG = "http://www.w3.org/2000/svg";
/** How long a tile is on its way, and how long its points linger, in milliseconds at the usual tempo. */
const FLIGHT = 380;
const LINGER = 1800;

/** Lets a tile that was just laid come in, above all others, from the side of whoever laid it. */
export function flyIn(
  svg: SVGSVGElement,
  event: Extract<Event, { event: "placed" }>,
  pub: Public,
  from: Pagoda,
  tempo: number,
): void {
  const tile = svg.querySelector<SVGGElement>(`[data-cell="${event.space}"] .laid`);
  if (!tile) return;
  const [to, way] = [middle(event.space, from), towards(pagodaOf(event.seat, pub.flocks.length), from)];
  const duration = FLIGHT * tempo;
  tile.animate([{ opacity: 0 }, { opacity: 0 }], duration);
  above(
    svg,
    tile.cloneNode(true),
    [
      { transform: `translate(${way.x * 330}px, ${way.y * 330}px) scale(1.2)`, opacity: 0.3 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1 },
    ],
    duration,
  );
}

/** Shows the points of a flock for a while where it was completed. */
export function pop(
  svg: SVGSVGElement,
  { x, y }: Point,
  points: number,
  way: "rising" | "still",
  tempo: number,
): void {
  const text = document.createElementNS(SVG, "text");
  text.textContent = `+${points}`;
  for (const [name, value] of Object.entries(LOOK)) text.setAttribute(name, value);
  const by = (up: number) => `translate(${x}px, ${y - (way === "rising" ? up : 14)}px)`;
  above(
    svg,
    text,
    [
      { transform: by(0), opacity: 0 },
      { transform: by(14), opacity: 1, offset: 0.12 },
      { transform: by(18), opacity: 1, offset: 0.75 },
      { transform: by(34), opacity: 0 },
    ],
    LINGER * tempo,
  );
}

/** Shows something above the garden for as long as it moves. */
function above(svg: SVGSVGElement, what: Node, frames: Keyframe[], duration: number): void {
  const layer = svg.appendChild(document.createElementNS(SVG, "g"));
  layer.setAttribute("pointer-events", "none");
  layer.setAttribute("aria-hidden", "true");
  layer.appendChild(what);
  const moving = layer.animate(frames, { duration, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" });
  moving.onfinish = moving.oncancel = () => layer.remove();
}

const LOOK = {
  "font-size": "44",
  "font-weight": "700",
  "text-anchor": "middle",
  fill: "#a8321f",
  stroke: "#fffaf2",
  "stroke-width": "7",
  "paint-order": "stroke",
};
