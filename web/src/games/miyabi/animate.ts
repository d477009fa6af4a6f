/** Brief movement that shows what happened: tiles come down, frogs hop. */
import type { Event } from "../../gen/miyabi/Event";
import type { Square } from "../../gen/miyabi/Square";
import { DEEP, WIDE } from "./layout";
import { columnOf, rowOf } from "./pieces";

type Timing = Readonly<KeyframeAnimationOptions>;
const timing = (tempo: number): Timing => ({
  duration: 360 * tempo,
  easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
});

function comeDown(garden: Element, squares: readonly Square[], timing: Timing): void {
  for (const at of squares) {
    const drawing = garden.querySelector(`[data-square="${at}"]`);
    drawing?.animate(
      [
        { transform: "translateY(-60px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      timing,
    );
  }
}

/** The frog is drawn where it arrived; it comes from where it was, in an arc. */
function hop(garden: Element, from: Square, to: Square, timing: Timing): void {
  const [x, y] = [(columnOf(from) - columnOf(to)) * WIDE, (rowOf(from) - rowOf(to)) * DEEP];
  const path = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 40}px)` },
    { transform: "none" },
  ];
  garden.querySelector("[data-frog]")?.animate(path, timing);
}

/** Moves what the events changed, in every drawing of that garden under `root`. */
export function animateEvents(root: Element, events: readonly Event[], tempo: number): void {
  const pace = timing(tempo);
  for (const event of events) {
    if (!("seat" in event)) continue;
    for (const garden of root.querySelectorAll(`svg[data-seat="${event.seat}"]`)) {
      if (event.event === "laid") comeDown(garden, [event.object, ...event.others], pace);
      if (event.event === "zen-laid") comeDown(garden, [event.square], pace);
      if (event.event === "frog-stepped") hop(garden, event.from, event.to, pace);
    }
  }
}
