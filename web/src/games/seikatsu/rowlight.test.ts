import { describe, expect, it } from "vitest";
import { RowLight } from "./rowlight.svelte";

const row = (pagoda: "pink" | "blue", number: number) => ({ pagoda, number });

describe("the light on rows", () => {
  it("draws one row alone, and otherwise all of the pagoda that is shown", () => {
    const light = new RowLight(() => "pink");
    expect(light.draws(row("pink", 1))).toBe(false);
    light.show("pink");
    expect([light.draws(row("pink", 1)), light.draws(row("pink", 2))]).toEqual([true, true]);
    light.point(row("pink", 2));
    expect([light.draws(row("pink", 1)), light.draws(row("pink", 2))]).toEqual([false, true]);
    light.point(null);
    light.show("pink");
    expect(light.draws(row("pink", 1))).toBe(false);
  });

  it("stays on a pinned row until it is pinned again", () => {
    const light = new RowLight(() => "pink");
    light.pin(row("pink", 3));
    light.point(row("pink", 1));
    expect(light.lit).toEqual(row("pink", 1));
    light.point(null);
    expect(light.lit).toEqual(row("pink", 3));
    light.pin(row("pink", 3));
    expect(light.lit).toBeNull();
  });

  it("goes out, once", () => {
    const light = new RowLight(() => "pink");
    light.show("blue");
    light.pin(row("pink", 3));
    expect([light.clear(), light.lit, light.shown]).toEqual([true, null, null]);
    expect(light.clear()).toBe(false);
  });

  it("forgets a row whose end is out of sight", () => {
    const light = new RowLight(() => "pink");
    light.show("blue");
    light.pin(row("blue", 3));
    expect(light.lit).toEqual(row("blue", 3));
    light.show("blue");
    expect(light.lit).toBeNull();
  });
});
