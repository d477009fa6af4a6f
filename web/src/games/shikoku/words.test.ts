import { describe, expect, test } from "vitest";
import type { Event } from "../../gen/shikoku/Event";
import type { Names } from "../../lib/game";
import { wordsIn } from "../../lib/words.svelte";
import end from "./fixtures/end.json";
import { asData } from "./moves";
import { spell } from "./words";

const [en, fr] = await Promise.all(["en", "fr"].map((lang) => wordsIn(lang, "shikoku", spell)));
const people = ["Aiko", "Basile", "Chiyo", "Denis", "Emi", "Fumiko", "Gaspard", "Hiro"];
const namesFor = (viewer: number | null): Names => ({ viewer, of: (seat) => people[seat]! });
const events = end.events as Event[];

describe("what happened", () => {
  test("every event of a real game is a sentence in both languages", () => {
    for (const event of events) {
      for (const words of [en!, fr!])
        expect(words.tell("event", event, namesFor(3))).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test("the viewer is addressed, others are named", () => {
    const played: Event = { event: "played", seat: 1, card: 17 };
    expect(en!.tell("event", played, namesFor(1))).toBe("You played 17.");
    expect(en!.tell("event", played, namesFor(null))).toBe("Basile played 17.");
    expect(fr!.tell("event", played, namesFor(1))).toBe("Vous avez joué la 17.");
    expect(fr!.tell("event", played, namesFor(null))).toBe("Basile a joué la 17.");
  });

  test("the end names who is at the top and who wins", () => {
    const reached: Event = { event: "pagoda-reached", seats: [7], winners: [0, 3] };
    expect(en!.tell("event", reached, namesFor(3))).toBe(
      "At the pagoda: Hiro. On the middle path, and winning: You and Aiko.",
    );
    const nobody = { ...reached, winners: [] };
    expect(en!.tell("event", nobody, namesFor(3))).toBe("At the pagoda: Hiro. Nobody wins.");
  });
});

test("a move is named with the steps that its card carries", () => {
  const icons = Array.from({ length: 33 }, (_, i) => [3, 1, 5, 2, 6, 4][i % 6]!);
  expect(en!.tell("move", asData("play 17", icons), namesFor(6))).toBe("play 17, 6 steps");
  expect(fr!.tell("move", asData("play 26", icons), namesFor(6))).toBe("jouer la 26, 1 marche");
  expect(fr!.tell("move", asData("take 24", icons), namesFor(6))).toBe("prendre la 24, 4 marches");
});

test("a prompt says what the viewer is to do, or whom one waits for", () => {
  const prompt = { prompt: "collect", seat: 6 };
  expect(fr!.tell("prompt", prompt, namesFor(6))).toBe("Prenez une carte de la file précédente.");
  expect(en!.tell("prompt", prompt, namesFor(null))).toBe("Gaspard is to take a card.");
});

test("a rank counts from both ends", () => {
  expect(en!.say("sheet-rank", { top: 2, bottom: 5 })).toBe(
    "2nd occupied step from the top, 5th from the bottom",
  );
  expect(fr!.say("sheet-rank", { top: 1, bottom: 3 })).toBe(
    "1re marche occupée en partant du haut, 3e en partant du bas",
  );
});

test("a wrong component file is told by its card", () => {
  expect(en!.spell("key", "icons.5")).toBe("The number of icons of card 5");
  expect(en!.spell("key", "icons")).toBe("icons");
});
