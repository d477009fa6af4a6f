/** Brief movement from the difference of two views: a tile comes from its player's pagoda, a flock's points rise. */
import { middle, towards } from "./geometry";
import { pagodaOf } from "./sides";
import type { Event, Pagoda, Public, Space } from "./types";

const SVG = "http://www.w3.org/2000/svg";
const BRIEF = 380;

/** Lets a tile that was just laid come in, above all others, from the side of whoever laid it. */
export function flyIn(
  svg: SVGSVGElement,
  event: Extract<Event, { event: "placed" }>,
  pub: Public,
  from: Pagoda,
): void {
  const tile = svg.querySelector<SVGGElement>(`[data-cell="${event.space}"] .laid`);
  if (!tile) return;
  const [to, way] = [middle(event.space, from), towards(pagodaOf(event.seat, pub.flocks.length), from)];
  tile.animate([{ opacity: 0 }, { opacity: 0 }], BRIEF);
  above(svg, tile.cloneNode(true), [
    { transform: `translate(${way.x * 330}px, ${way.y * 330}px) scale(1.2)`, opacity: 0.3 },
    { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1 },
  ]);
}

/** Lets the points of a flock rise from the space where it was completed. */
export function pop(svg: SVGSVGElement, space: Space, points: number, from: Pagoda): void {
  const text = document.createElementNS(SVG, "text");
  text.textContent = `+${points}`;
  for (const [name, value] of Object.entries(LOOK)) text.setAttribute(name, value);
  const { x, y } = middle(space, from);
  above(svg, text, [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 14}px)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${x}px, ${y - 34}px)`, opacity: 0 },
  ]);
}

/** Shows something above the garden for as long as it moves. */
function above(svg: SVGSVGElement, what: Node, frames: Keyframe[]): void {
  const layer = svg.appendChild(document.createElementNS(SVG, "g"));
  layer.setAttribute("pointer-events", "none");
  layer.setAttribute("aria-hidden", "true");
  layer.appendChild(what);
  const moving = layer.animate(frames, { duration: BRIEF, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" });
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
