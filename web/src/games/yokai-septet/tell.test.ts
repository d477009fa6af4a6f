import { describe as suite, expect, test } from "vitest";
import type { Event } from "../../gen/yokai-septet/Event";
import type { Private } from "../../gen/yokai-septet/Private";
import type { Public } from "../../gen/yokai-septet/Public";
import type { Names, View } from "../../lib/game";
import discard from "./fixtures/discard2.json";
import end from "./fixtures/end4.json";
import lead from "./fixtures/lead7.json";
import middle from "./fixtures/middle4.json";
import passEach from "./fixtures/pass7.json";
import pass from "./fixtures/pass4.json";
import watch from "./fixtures/watch4.json";
import { describe, prompt, scores, tell } from "./tell";

const people = ["Aiko", "Basile", "Chiyo", "Denis"];
const names = (viewer: number | null): Names => ({ viewer, of: (seat) => people[seat] ?? "?" });
const view = (fixture: { view: unknown }): View<Public, Private> => fixture.view as View<Public, Private>;
/** Non-breaking spaces matter in French but are hard to see here: `~` stands for them. */
const shown = (text: string | null): string | null => text?.replaceAll("\u00a0", "~") ?? null;

suite("what happened", () => {
  const cases: [Event, string | null, string | null][] = [
    [
      { event: "dealt", round: 2, trump: "WA" },
      "Round 2 is dealt. The A of Wind is turned up: Wind is trump.",
      "La manche 2 est distribuée. L’A du Vent est retourné, atout~: Vent.",
    ],
    [{ event: "chose", seat: 1 }, "Basile has chosen.", "Basile a choisi."],
    [{ event: "chose", seat: 0 }, null, null],
    [{ event: "played", seat: 0, card: "F9" }, "You played the 9 of Fire.", "Vous avez joué le 9 du Feu."],
    [
      { event: "played", seat: 3, card: "D11" },
      "Denis played the 11 of Darkness.",
      "Denis a joué le 11 des Ténèbres.",
    ],
    [{ event: "lacked", seat: 2, suit: "S" }, "Chiyo has no Snow.", "Chiyo n’a pas de Neige."],
    [
      { event: "trick-won", seat: 0, bosses: ["E7", "S7"], tricks: 3 },
      "You won the trick and captured the 7 of Earth and 7 of Snow (trick 3).",
      "Vous avez remporté le pli et capturé~: 7 de la Terre et 7 de la Neige (pli 3).",
    ],
    [
      { event: "sealed", seats: [0, 2], suit: "C", seals: 2 },
      "Sealed for you and Chiyo: Charm. Seals: 2.",
      "Scellé pour vous et Chiyo~: Charme. Sceaux~: 2.",
    ],
    [
      {
        event: "round-ended",
        round: 1,
        end: { reason: "greed", winners: [1, 3], bosses: ["F7"], points: 2 },
      },
      "Round 1. One trick too many: the round goes to Basile and Denis. +2 points.",
      "Manche 1. Un pli de trop~: la manche revient à Basile et Denis. +2 points.",
    ],
    [
      {
        event: "round-ended",
        round: 3,
        end: { reason: "bosses", winners: [0, 2], bosses: ["W7", "E7", "C7", "L7"], points: 1 },
      },
      "Round 3. You and Chiyo captured 4 bosses and win the round. +1 point.",
      "Manche 3. Vous et Chiyo avez capturé 4 boss et gagnez la manche. +1 point.",
    ],
    [
      { event: "round-ended", round: 2, end: { reason: "empty-hands", winners: [], bosses: [], points: 0 } },
      "Round 2. The round is played out.",
      "Manche 2. La manche est jouée jusqu’au bout.",
    ],
  ];
  for (const [event, en, fr] of cases) {
    test(en ?? `nothing of one’s own ${event.event}`, () => {
      expect(tell(event, names(0), "en")).toBe(en);
      expect(shown(tell(event, names(0), "fr"))).toBe(fr);
    });
  }

  test("a spectator reads names only", () => {
    expect(tell({ event: "played", seat: 0, card: "F9" }, names(null), "en")).toBe(
      "Aiko played the 9 of Fire.",
    );
  });
});

suite("a move in words", () => {
  test("names the card", () => {
    expect(describe("L4", view(middle), names(0), "en")).toBe("4 of Lightning");
    expect(describe("F7*", view(middle), names(0), "fr")).toBe("7 du Feu brillant");
  });

  test("says what is passed to whom", () => {
    expect(describe("pass WA W3 E8", view(pass), names(0), "en")).toBe(
      "pass the A of Wind, 3 of Wind and 8 of Earth to Chiyo",
    );
    expect(describe("pass S9 WA E8", view(passEach), names(0), "fr")).toBe(
      "donner 9 de la Neige à Basile, A du Vent à Chiyo et 8 de la Terre à Denis",
    );
  });
});

suite("what to do", () => {
  test("says whom to pass to", () => {
    expect(prompt(view(pass), names(0), "en")).toBe("Choose 3 cards for Chiyo.");
    expect(shown(prompt(view(passEach), names(0), "fr"))).toBe(
      "Choisissez une carte pour chacun~: Basile, Chiyo et Denis.",
    );
  });

  test("says to discard, to lead and to follow", () => {
    expect(prompt(view(discard), names(0), "en")).toBe("Discard one card, not a 7.");
    expect(prompt(view(lead), names(0), "en")).toBe("You lead: play any card.");
    expect(prompt(view(middle), names(0), "fr")).toBe("Fournissez de la Foudre.");
  });

  test("says for whom to wait, and when it is over", () => {
    expect(prompt(view(watch), names(null), "en")).toBe("Wait for Chiyo.");
    expect(prompt(view(end), names(0), "fr")).toBe("La partie est finie.");
  });
});

test("partners have the same score", () => {
  expect(scores(view(end).public)).toEqual([3, 8, 3, 8]);
});
