import { afterEach, describe, expect, it } from "vitest";
import { hearServerTime, hereAt, serverNow, timeLeft } from "./clock";

describe("the time left", () => {
  it.each([
    [9_000, { days: 0, clock: "0:09" }],
    [8_001, { days: 0, clock: "0:09" }],
    [60_000, { days: 0, clock: "1:00" }],
    [3_599_000, { days: 0, clock: "59:59" }],
    [3_600_000, { days: 0, clock: "1:00:00" }],
    [86_400_000, { days: 0, clock: "24:00:00" }],
    [172_800_000, { days: 2, clock: "0:00" }],
    [0, { days: 0, clock: "0:00" }],
    [-5_000, { days: 0, clock: "0:00" }],
  ])("of %d ms", (milliseconds, left) => {
    expect(timeLeft(milliseconds)).toEqual(left);
  });
});

describe("the server's time", () => {
  const noon = Date.parse("2026-11-16T12:00:00Z");
  afterEach(() => hearServerTime(new Date(noon).toUTCString(), noon));

  it("corrects a wrong clock", () => {
    hearServerTime("Mon, 16 Nov 2026 12:05:00 GMT", noon);
    expect(serverNow(noon)).toBe(noon + 300_000);
    expect(hereAt(noon + 300_000)).toBe(noon);
  });

  it("trusts a clock that is right to the second", () => {
    hearServerTime("Mon, 16 Nov 2026 12:00:01 GMT", noon);
    expect(serverNow(noon)).toBe(noon);
  });

  it("is our own as long as nothing is known", () => {
    hearServerTime(null, noon);
    hearServerTime("yesterday", noon);
    expect(serverNow(noon)).toBe(noon);
  });
});
