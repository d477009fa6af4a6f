import { describe as suite, expect, test } from "vitest";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";
import type { Names, View } from "../../lib/game";
import { wordsIn } from "../../lib/words.svelte";
import discard from "./fixtures/discard2.json";
import end from "./fixtures/end4.json";
import lead from "./fixtures/lead7.json";
import middle from "./fixtures/middle4.json";
import passEach from "./fixtures/pass7.json";
import pass from "./fixtures/pass4.json";
import watch from "./fixtures/watch4.json";
import { scores } from "./goal";
import ui from "./index";
import { spell } from "./words";

const en = await wordsIn("en", "yokai-septet", spell);
const fr = await wordsIn("fr", "yokai-septet", spell);
const people = ["Aiko", "Basile", "Chiyo", "Denis"];
const names = (viewer: number | null): Names => ({ viewer, of: (seat) => people[seat] ?? "?" });
const view = (fixture: { view: unknown }): View<Public, Private> => fixture.view as View<Public, Private>;
/** Non-breaking spaces matter in French but are hard to see here: `~` stands for them. */
const shown = (text: string | null): string | null => text?.replaceAll("\u00a0", "~") ?? null;

suite("what happened", () => {
  const cases: [Event, string | null, string | null][] = [
    [
      { event: "dealt", round: 2, trump: "WA" },
      "Round 2 is dealt. Turned up, and trump with all its suit: the A of Wind.",
      "La manche 2 est distribuée. Carte retournée, dont la couleur est atout~: l’as du Vent.",
    ],
    [
      { event: "dealt", round: 1 },
      "Round 1 is dealt. The first card led will set trump.",
      "La manche 1 est distribuée. La première carte entamée fixera l’atout.",
    ],
    [{ event: "chose", seat: 1 }, "Basile has chosen.", "Basile a choisi."],
    [{ event: "chose", seat: 0 }, null, null],
    [{ event: "played", seat: 0, card: "F9" }, "You played the 9 of Fire.", "Vous avez joué le 9 du Feu."],
    [
      { event: "played", seat: 3, card: "D7*" },
      "Denis played the shiny 7 of Darkness.",
      "Denis a joué le 7 brillant des Ténèbres.",
    ],
    [{ event: "lacked", seat: 2, suit: "S" }, "Chiyo has no Snow.", "Chiyo n’a pas de Neige."],
    // Of one's side: partners' tricks count together, and with 3 seats and in a duel everybody is alone.
    [
      { event: "trick-won", seat: 0, bosses: ["E7", "S7"], tricks: 3 },
      "You won the trick and captured the 7 of Earth and the 7 of Snow (tricks: 3).",
      "Vous avez remporté le pli et capturé le 7 de la Terre et le 7 de la Neige (plis~: 3).",
    ],
    [
      { event: "trick-won", seat: 1, bosses: [], tricks: 1 },
      "Basile won the trick (tricks: 1).",
      "Basile a remporté le pli (plis~: 1).",
    ],
    [
      { event: "sealed", seats: [0, 2], suit: "C", seals: 2 },
      "You and Chiyo sealed Charm (seals: 2).",
      "Vous et Chiyo avez scellé une couleur~: Charme (sceaux~: 2).",
    ],
    [
      {
        event: "round-ended",
        round: 1,
        end: { reason: "greed", winners: [1, 3], bosses: ["F7"], points: 2 },
      },
      "One trick too many! The round goes to the others: Basile and Denis. +2 points.",
      "Un pli de trop~! La manche revient aux autres~: Basile et Denis. +2 points.",
    ],
    [
      {
        event: "round-ended",
        round: 3,
        end: { reason: "bosses", winners: [0, 2], bosses: ["W7", "E7", "C7", "L7"], points: 1 },
      },
      "You and Chiyo captured 4 bosses and win the round. +1 point.",
      "Vous et Chiyo avez capturé 4 boss et gagnez la manche. +1 point.",
    ],
    [
      { event: "round-ended", round: 2, end: { reason: "empty-hands", winners: [], bosses: [], points: 0 } },
      "The round is played out.",
      "La manche est jouée jusqu’au bout.",
    ],
  ];
  for (const [event, english, french] of cases) {
    test(english ?? `nothing of one’s own ${event.event}`, () => {
      expect(en.tell("event", event, names(0))).toBe(english);
      expect(shown(fr.tell("event", event, names(0)))).toBe(french);
    });
  }

  test("a spectator reads names only", () => {
    const played: Event = { event: "played", seat: 0, card: "F9" };
    expect(en.tell("event", played, names(null))).toBe("Aiko played the 9 of Fire.");
  });

  test("every event of a real game is a sentence, or nothing, in both languages", () => {
    for (const event of end.events as Event[]) {
      for (const words of [en, fr])
        expect(words.tell("event", event, names(3)) ?? "Nothing.").toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

suite("a move in words", () => {
  const move = (text: string, fixture: { view: unknown }) => ui.move(text, view(fixture));

  test("names the card", () => {
    expect(en.tell("move", move("L4", middle), names(0))).toBe("play the 4 of Lightning");
    expect(fr.tell("move", move("WA", middle), names(0))).toBe("jouer l’as du Vent");
  });

  test("says what is passed to whom", () => {
    expect(en.tell("move", move("pass WA W3 E8", pass), names(0))).toBe(
      "pass the A of Wind, the 3 of Wind, and the 8 of Earth to Chiyo",
    );
    expect(fr.tell("move", move("pass S9 WA E8", passEach), names(0))).toBe(
      "donner le 9 de la Neige à Basile, l’as du Vent à Chiyo et le 8 de la Terre à Denis",
    );
    expect(en.tell("move", move("pass W3 W4 W5", middle), names(0))).toMatch(/^pass the 3 of Wind/);
  });
});

suite("what to do", () => {
  const prompt = (fixture: { view: unknown }) => ui.prompt(view(fixture));

  test("says whom to pass to", () => {
    expect(en.tell("prompt", prompt(pass), names(0))).toBe("Choose 3 cards for Chiyo.");
    expect(shown(fr.tell("prompt", prompt(passEach), names(0)))).toBe(
      "Choisissez une carte pour chacun~: Basile, Chiyo et Denis.",
    );
  });

  test("says to discard, to lead and to follow", () => {
    expect(en.tell("prompt", prompt(discard), names(0))).toBe("Discard one card, not a 7.");
    expect(en.tell("prompt", prompt(lead), names(0))).toBe("You lead: play any card.");
    expect(fr.tell("prompt", prompt(middle), names(0))).toBe("Fournissez de la Foudre.");
  });

  test("says for whom to wait, and when it is over", () => {
    expect(en.tell("prompt", prompt(watch), names(null))).toBe("Wait for Chiyo.");
    expect(fr.tell("prompt", prompt(end), names(0))).toBe("La partie est terminée.");
  });
});

test("a reason names cards and people", () => {
  const follow = { reason: "must-follow", suit: "C", cards: ["C3", "C9"] };
  expect(en.tell("reason", follow, names(0))).toBe(
    "Charm was led and you can follow suit, so you must: the 3 of Charm and the 9 of Charm.",
  );
  expect(en.tell("reason", { reason: "in-others-rows", seat: 1, card: "WA" }, names(0))).toBe(
    "That card lies in Basile’s rows: the A of Wind.",
  );
  expect(en.tell("reason", { reason: "no-card", text: "W99" }, names(0))).toBe("There is no card “W99”.");
});

test("a wrong component file is told by its suit", () => {
  expect(en.spell("key", "icons.F")).toBe("The icons on the boss of Fire");
  expect(en.spell("key", "icons")).toBe("icons");
});

test("partners have the same score", () => {
  expect(scores(view(end).public)).toEqual([3, 8, 3, 8]);
});
