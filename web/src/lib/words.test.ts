import { afterEach, describe, expect, it } from "vitest";
import { duration, language, LANGUAGES, list, nameOfLanguage, say, signed, timeOfDay } from "./words.svelte";

afterEach(() => language.choose("en"));

describe("the languages", () => {
  it("are the folders, each called as those who speak it call it", () => {
    expect(LANGUAGES.map(nameOfLanguage)).toEqual(["English", "Français"]);
  });

  it("are switched as a whole", async () => {
    expect(say("frame-close")).toBe("Close");
    await language.choose("fr");
    expect(say("frame-close")).toBe("Fermer");
    expect(list(["Aiko", "Basile", "Chiyo"])).toBe("Aiko, Basile et Chiyo");
  });

  it("say times and numbers in their own way", async () => {
    expect([30, 60, 180, 86_400, 604_800].map(duration)).toEqual([
      "30 seconds",
      "1 minute",
      "3 minutes",
      "1 day",
      "7 days",
    ]);
    const scores = (points: number) => say("points", { points: signed(points) });
    expect(scores(1)).toBe("+1 point");
    await language.choose("fr");
    expect(scores(0)).toBe("0 point");
    expect(duration(3600)).toBe("1\u00a0heure");
  });
});

describe("a time of day", () => {
  const noon = new Date(2026, 10, 16, 12, 5, 9).getTime();

  it("is written as the language does, with the day only if that is another", async () => {
    expect(timeOfDay(noon, noon)).toMatch(/^12:05:09\sPM$/);
    expect(timeOfDay(noon, noon - 86_400_000)).toContain("Nov 16, 2026");
    await language.choose("fr");
    expect(timeOfDay(noon, noon)).toBe("12:05:09");
  });
});

describe("the compiler", () => {
  it("knows messages and their values", () => {
    // @ts-expect-error there is no such message
    expect(say("lobby-nothing")).toBe("lobby-nothing");
    // @ts-expect-error the game is missing
    expect(() => say("lobby-rules-of")).toThrow("Unknown variable: $game");
    // @ts-expect-error it takes no values
    expect(say("frame-close", { game: "Go" })).toBe("Close");
  });
});
