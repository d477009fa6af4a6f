/** The whole climb of a finished game, read off its events: for the score sheet. */
import type { Event } from "../../gen/shikoku/Event";

type Climbed = Extract<Event, { event: "climbed" }>;
type StayedPut = Extract<Event, { event: "stayed-put" }>;

/** What one round did to one pilgrim. */
export interface Stage {
  /** 0 is the set-up. */
  readonly round: number;
  readonly event: Climbed | StayedPut;
  /** Where the pilgrim stood afterwards. */
  readonly step: number;
  /** How many steps it went up. */
  readonly gain: number;
}

/** The stages of each seat, in their order. */
export function stages(events: readonly Event[], seats: number): Stage[][] {
  const climbs: Stage[][] = Array.from({ length: seats }, () => []);
  let round = 0;
  let settled = false;
  for (const event of events) {
    if (event.event === "played" && (settled || round === 0)) {
      round += 1;
      settled = false;
    }
    if (event.event !== "climbed" && event.event !== "stayed-put") continue;
    settled = true;
    const climb = climbs[event.seat]!;
    if (event.event === "climbed") climb.push({ round, event, step: event.to, gain: event.to - event.from });
    else climb.push({ round, event, step: climb.at(-1)?.step ?? 1, gain: 0 });
  }
  return climbs;
}

/** Which occupied step this is, counted from the top and from the bottom; seats on the same step share it. */
export interface Rank {
  readonly fromTop: number;
  readonly fromBottom: number;
}

export function ranks(steps: readonly number[]): Rank[] {
  const occupied = [...new Set(steps)].sort((a, b) => b - a);
  return steps.map((step) => {
    const above = occupied.indexOf(step);
    return { fromTop: above + 1, fromBottom: occupied.length - above };
  });
}

/** Moves heights apart until neighbours have at least this distance, keeping their order and staying within limits. */
export function spread(heights: readonly number[], distance: number, least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let floor = least;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, floor);
    floor = placed[i]! + distance;
  }
  let ceiling = most;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, ceiling);
    ceiling = placed[i]! - distance;
  }
  return placed;
}
