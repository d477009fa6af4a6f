/** Brief movement from the difference of two views: a tile comes from its player's pagoda, a flock's points rise. */
import { middle, towards } from "./geometry";
import { pagodaOf } from "./sides";
import type { Event, Pagoda, Public, Space } from "./types";

const BRIEF = 380;

/** Lets a tile that was just laid come in from the side of whoever laid it. */
export function flyIn(
  svg: SVGSVGElement,
  event: Extract<Event, { event: "placed" }>,
  pub: Public,
  from: Pagoda,
): void {
  const tile = svg.querySelector<SVGGElement>(`[data-space="${event.space}"] .laid`);
  if (!tile) return;
  const way = towards(pagodaOf(event.seat, pub.flocks.length), from);
  const at = middle(event.space, from);
  const [dx, dy] = [way.x * 330 - at.x, way.y * 330 - at.y];
  tile.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.15)`, opacity: 0.2 },
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
    ],
    { duration: BRIEF, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
  );
}

/** Lets the points of a flock rise from the space where it was completed. */
export function pop(svg: SVGSVGElement, space: Space, points: number): void {
  const cell = svg.querySelector<SVGGElement>(`[data-space="${space}"]`);
  if (!cell) return;
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  text.textContent = `+${points}`;
  for (const [name, value] of Object.entries(LOOK)) text.setAttribute(name, value);
  text.setAttribute("transform", cell.getAttribute("transform") ?? "");
  const layer = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
  layer.setAttribute("pointer-events", "none");
  layer.appendChild(text);
  const rise = layer.animate(
    [
      { transform: "translate(0, 0)", opacity: 0 },
      { transform: "translate(0, -14px)", opacity: 1, offset: 0.3 },
      { transform: "translate(0, -34px)", opacity: 0 },
    ],
    { duration: BRIEF + 20, easing: "ease-out" },
  );
  rise.onfinish = rise.oncancel = () => layer.remove();
}

const LOOK = {
  "font-size": "44",
  "font-weight": "700",
  "text-anchor": "middle",
  fill: "#a8321f",
  stroke: "#fffaf2",
  "stroke-width": "7",
  "paint-order": "stroke",
  "aria-hidden": "true",
};
