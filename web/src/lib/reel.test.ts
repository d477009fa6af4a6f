import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../gen/protocol/Position";
import { Reel } from "./reel.svelte";

let asked: number[];
const fetch = (entry: number): Promise<Position> => {
  asked.push(entry);
  return Promise.resolve({ entry, watching: null, views: [] });
};
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

describe("a replay", () => {
  it("shows where it starts and asks for the next position ahead of time", async () => {
    const reel = new Reel(fetch, () => {}, 5, 2);
    await settle();
    expect(reel.position?.entry).toBe(2);
    expect(asked).toEqual([2, 3]);
  });

  it("stays between the start and the end", async () => {
    const reel = new Reel(fetch, () => {}, 5, 99);
    await settle();
    expect(reel.entry).toBe(5);
    reel.step(-99);
    expect(reel.entry).toBe(0);
  });

  it("knows one step on from a jump", async () => {
    const reel = new Reel(fetch, () => {}, 5, 0);
    await settle();
    reel.step(1);
    await settle();
    expect(reel.onward).toBe(true);
    reel.jump(4);
    await settle();
    expect(reel.onward).toBe(false);
  });

  it("plays to the end and stops there", async () => {
    const reel = new Reel(fetch, () => {}, 3, 0);
    await settle();
    reel.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([reel.entry, reel.playing]).toEqual([3, false]);
  });

  it("asks for a position once", async () => {
    const reel = new Reel(fetch, () => {}, 3, 0);
    await settle();
    reel.step(1);
    await settle();
    reel.step(-1);
    await settle();
    expect(asked).toEqual([0, 1, 2]);
  });

  it("does not let a slow answer overtake a newer wish", async () => {
    const answers = new Map<number, (position: Position) => void>();
    const slow = (entry: number) => new Promise<Position>((answer) => answers.set(entry, answer));
    const reel = new Reel(slow, () => {}, 9, 1);
    reel.jump(7);
    answers.get(7)!({ entry: 7, watching: null, views: [] });
    await settle();
    answers.get(1)!({ entry: 1, watching: null, views: [] });
    await settle();
    expect(reel.position?.entry).toBe(7);
  });
});
