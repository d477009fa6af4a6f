import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import type { Public } from "../../gen/miyabi/Public";
import end from "./fixtures/end.json";
import { spotOf } from "./spotlight";

const events = end.events as unknown as Event[];
const pub = end.view.public as unknown as Public;

describe("the spotlight", () => {
  it("finds squares for everything that scores", () => {
    for (const event of events) {
      if (!("points" in event) || event.points === 0) continue;
      const spot = spotOf(event, pub)!;
      expect(spot.seat).toBe(event.seat);
      expect(spot.squares.length).toBeGreaterThan(0);
    }
  });

  it("lights up exactly the objects that a majority counted", () => {
    for (const event of events) {
      if (event.event !== "majority-scored") continue;
      const grounds = spotOf(event, pub)!.squares.map((at) => pub.boards[event.seat]!.squares[at]!);
      const objects = grounds.map((ground) => (ground.shows === "lawn" ? 0 : ground.objects));
      expect(objects.reduce((total, count) => total + count, 0)).toBe(event.objects);
    }
  });
});
