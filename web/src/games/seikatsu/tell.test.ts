import { describe as group, expect, it } from "vitest";
import type { Names, View } from "../../lib/game";
import type { Lang } from "../../lib/lang.svelte";
import { describe, prompt, tell } from "./tell";
import type { Event, Private, Public } from "./types";

interface Fixture {
  view: View<Public, Private>;
  events: Event[];
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
const named = (name: string) => fixtures[`./fixtures/${name}.json`]!;

const names: Names = { viewer: 0, of: (seat) => ["Aiko", "Basile", "Chiyo", "Denis"][seat]! };
const LANGS: readonly Lang[] = ["en", "fr"];

group("events", () => {
  it("of a whole game are told in both languages, whoever looks", () => {
    for (const lang of LANGS) {
      for (const viewer of [null, 0, 1]) {
        for (const event of named("end").events) {
          const said = tell(event, { ...names, viewer }, lang);
          const silent = event.event === "drew" || (event.event === "row-scored" && event.points === 0);
          if (silent) expect(said).toBeNull();
          else expect(said).toMatch(/^\S.*[a-zé\d)]\.$/);
          expect(said ?? "").not.toMatch(/undefined|null|\[object/);
        }
      }
    }
  });

  it("call the viewer You and others by name", () => {
    const event: Event = { event: "placed", seat: 0, tile: "Tp", space: "c5" };
    expect(tell(event, names, "en")).toBe("You laid a tanager with primrose on c5.");
    expect(tell(event, names, "fr")).toBe("Vous avez posé la tuile tangara-primevère en c5.");
    expect(tell({ ...event, seat: 1 }, names, "en")).toBe("Basile laid a tanager with primrose on c5.");
    expect(tell({ ...event, seat: 1 }, names, "fr")).toBe("Basile a posé la tuile tangara-primevère en c5.");
  });

  it("name a koi’s bird", () => {
    const event: Event = { event: "placed", seat: 1, tile: "K", space: "b2", bird: "W" };
    expect(tell(event, names, "en")).toBe("Basile laid a koi on b2, as a waxwing.");
    expect(tell(event, names, "fr")).toBe("Basile a posé un koï en b2, en guise de jaseur.");
  });

  it("count points and flowers in the singular and the plural", () => {
    const row: Event = { event: "row-scored", pagoda: "blue", row: 3, flower: "t", size: 1, points: 1 };
    expect(tell(row, names, "en")).toBe("Row 3 of the blue pagoda: 1 tulip, 1 point.");
    expect(tell({ ...row, size: 2, points: 3 }, names, "fr")).toBe(
      "Rangée 3 de la pagode bleue\u00a0: 2 tulipes, 3 points.",
    );
    expect(tell({ ...row, flower: null, size: 2, points: 3 }, names, "en")).toBe(
      "Row 3 of the blue pagoda: 2 koi, 3 points.",
    );
  });
});

group("moves", () => {
  const { view } = named("middle");

  it("are described in words", () => {
    expect(describe("Tp@c4", view, names, "en")).toBe("tanager with primrose on c4");
    expect(describe("K@b2=W", view, names, "fr")).toBe("koï en guise de jaseur en b2");
  });
});

group("the prompt", () => {
  const said = (name: string, lang: Lang) => prompt(named(name).view, names, lang);

  it("asks whoever is to move for a tile", () => {
    expect(said("middle", "en")).toBe("Lay a tile in the garden.");
    expect(said("solo", "fr")).toMatch(/^Posez votre tuile à côté de la dernière/);
  });

  it("says for whom the others wait", () => {
    expect(said("waiting", "en")).toBe("Wait for Basile.");
    expect(said("waiting", "fr")).toBe("C’est à Basile de jouer.");
    expect(said("spectator", "en")).toMatch(/^\w+ is to lay a tile\.$/);
  });

  it("says when the garden is complete", () => {
    expect(said("end", "en")).toBe("The garden is complete.");
    expect(said("end-solo", "en")).toBe("Nothing more can be laid.");
  });
});
