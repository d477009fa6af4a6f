import { describe, expect, it } from "vitest";
import type { Reason } from "../../gen/seikatsu/Reason";
import type { Names, View } from "../../lib/game";
import { LANGUAGES, wordsIn } from "../../lib/words.svelte";
import { move, prompt } from "./tell";
import type { Event, Private, Public } from "./types";
import { spelling } from "./words";

interface Fixture {
  view: View<Public, Private>;
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const named = (name: string) => fixtures[`./fixtures/${name}.json`]!;

const names: Names = { viewer: 0, of: (seat) => ["Aiko", "Basile", "Chiyo", "Denis"][seat]! };
const spoken = (lang: string) => wordsIn(lang, "seikatsu", spelling);
const [en, fr] = [await spoken("en"), await spoken("fr")];

describe("events", () => {
  it("of a whole game are told in every language, whoever looks", async () => {
    for (const lang of LANGUAGES) {
      const words = await spoken(lang);
      for (const viewer of [null, 0, 1]) {
        for (const event of named("end").events) {
          const said = words.tell("event", event, { ...names, viewer });
          const silent = event.event === "drew" || (event.event === "row-scored" && event.points === 0);
          if (silent) expect(said).toBeNull();
          else expect(said).toMatch(/^\S.*[a-zé\d)]\.$/);
          expect(said ?? "").not.toMatch(/undefined|null|none|\[object|[{}]/);
        }
      }
    }
  });

  it("call the viewer You and others by name", () => {
    const event: Event = { event: "placed", seat: 0, tile: "Tp", space: "c5" };
    expect(en.tell("event", event, names)).toBe("You laid a tanager with primrose on c5.");
    expect(fr.tell("event", event, names)).toBe("Vous avez posé la tuile tangara-primevère en c5.");
    const other = { ...event, seat: 1 };
    expect(en.tell("event", other, names)).toBe("Basile laid a tanager with primrose on c5.");
    expect(fr.tell("event", other, names)).toBe("Basile a posé la tuile tangara-primevère en c5.");
  });

  it("name a koi’s bird, and the first tiles", () => {
    const koi: Event = { event: "placed", seat: 1, tile: "K", space: "b2", bird: "W" };
    expect(en.tell("event", koi, names)).toBe("Basile laid a koi on b2, as a waxwing.");
    expect(fr.tell("event", koi, names)).toBe("Basile a posé un koï en b2, en guise de jaseur.");
    const dealt: Event = { event: "dealt", spaces: ["d3", "c4"], tiles: ["Tp", "Eb"] };
    expect(fr.tell("event", dealt, names)).toBe(
      "Les premières tuiles sont dans le jardin, en d3 et c4\u00a0: tangara-primevère et zostérops-jacinthe.",
    );
  });

  it("say whose a flock is, unless it is the viewer’s", () => {
    const flock: Event = { event: "flock-scored", seat: 0, seats: [0], bird: "T", beside: 1, points: 2 };
    expect(en.tell("event", flock, names)).toBe("A flock (tanager, 1 beside it): 2 points.");
    const rival = { viewer: 0, of: (seat: number) => (seat === 0 ? "Aiko" : en.say("rival")) };
    expect(en.tell("event", { ...flock, seats: [1] }, rival)).toBe(
      "The rival: 2 points for a flock (tanager, 1 beside it).",
    );
    expect(fr.tell("event", { ...flock, seats: [1, 3] }, names)).toBe(
      "Basile et Denis\u00a0: 2 points pour une nuée (tangara, 1 à côté).",
    );
  });

  it("count points and flowers in the singular and the plural", () => {
    const row: Event = {
      event: "row-scored",
      seats: [1],
      pagoda: "blue",
      row: 3,
      flower: "t",
      size: 1,
      points: 1,
    };
    expect(en.tell("event", row, names)).toBe("Row 3 of the blue pagoda: 1 tulip, 1 point.");
    const more = { ...row, size: 2, points: 3 };
    expect(fr.tell("event", more, names)).toBe("Rangée 3 de la pagode bleue\u00a0: 2 tulipes, 3 points.");
    const koi = { ...more, flower: null };
    expect(en.tell("event", koi, names)).toBe("Row 3 of the blue pagoda: 2 koi, 3 points.");
  });
});

describe("moves", () => {
  it("are described in words", () => {
    expect(en.tell("move", move("Tp@c4"), names)).toBe("tanager with primrose on c4");
    expect(fr.tell("move", move("K@b2=W"), names)).toBe("koï en guise de jaseur en b2");
  });
});

describe("the prompt", () => {
  const asked = (view: View<Public, Private>) => en.tell("prompt", prompt(view), names);
  const said = (name: string) => asked(named(name).view);

  it("asks whoever is to move for a tile", () => {
    expect(said("middle")).toBe("Lay a tile in the garden.");
  });

  it("says alone what can be laid, and never offers what cannot", () => {
    const { view } = named("solo");
    const [koi, tile] = [(text: string) => text.startsWith("K"), (text: string) => !text.startsWith("K")];
    expect(asked(view)).toBe("Lay your tile beside the last one, or a koi.");
    expect(asked({ ...view, moves: view.moves.filter(koi) })).toBe("Only a koi can be laid now.");
    expect(asked({ ...view, moves: view.moves.filter(tile) })).toBe("Lay your tile beside the last one.");
    const first = { ...view, public: { ...view.public, last: null } };
    expect(asked(first)).toBe("Lay your tile, or a koi, beside a tile in the garden.");
  });

  it("says for whom the others wait", () => {
    expect(said("waiting")).toBe("Wait for Basile.");
    expect(said("spectator")).toMatch(/^\w+ is to lay a tile\.$/);
  });

  it("says when the garden is complete", () => {
    expect(said("end")).toBe("The garden is complete.");
    expect(said("end-solo")).toBe("Nothing more can be laid.");
  });
});

describe("reasons", () => {
  const told = (reason: Reason) => [en, fr].map((words) => words.tell("reason", reason, names));

  it("call pieces by their names", () => {
    expect(told({ reason: "not-in-hand", tile: "Tp" })).toEqual([
      "You do not have a tanager with primrose in your hand.",
      "Vous n’avez pas la tuile tangara-primevère en main.",
    ]);
    expect(told({ reason: "taken", space: "d3", tile: "K" })[0]).toBe("There is a tile on d3 already: koi.");
  });

  it("tell what alone must be touched", () => {
    expect(told({ reason: "touches-koi-only", space: "b1" })[0]).toBe(
      "When you play alone by the English book, a koi must touch a garden tile; b1 touches only koi.",
    );
    expect(told({ reason: "away-from-last", space: "b4", last_space: "d2" })[1]).toBe(
      "En solitaire, une tuile jardin doit toucher la dernière posée, en d2\u00a0; b4 ne la touche pas.",
    );
  });
});
