import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Speaker, DOUBLED } from "./speaker";
import type { Spell } from "./tell";

// The program's `words` are held to the same examples.
const TABLE = "you = You\n";
const PIECES = "card = { $suit ->\n [S] sword\n *[other] cup\n } { $rank }\nkind-F = the flower\n";
const spell: Spell = (field, code) =>
  field === "card" ? { message: "card", parts: { suit: code[0]!, rank: code.slice(1) } } : null;
const read = (...texts: string[]) => texts.map((text) => new FluentResource(text));
const people = ["Ann", "Bo", "Cy"];
const names = { viewer: 1, of: (seat: number) => people[seat]! };

/** How `{"event": "e", …fields}` is told by this text to seat 1, Bo. */
function told(text: string, fields: object, lang = "en"): string | null {
  const speaker = new Speaker(lang, read(TABLE, PIECES, `event-e = ${text}`), spell);
  return speaker.tell("event", { event: "e", ...fields }, names);
}

describe("values of a sentence", () => {
  it("are numbers where they are numbers", () => {
    const text = "{ $points ->\n [one] one point\n *[other] { $points } points\n }";
    expect(told(text, { points: 1 })).toBe("one point");
    expect(told(text, { points: -3 })).toBe("-3 points");
  });

  it("are words for truth and for nothing", () => {
    expect(told("{ $golden } { $wet }", { golden: true, wet: false })).toBe("yes no");
    expect(told("{ $bird }", { bird: null })).toBe("none");
    expect(told("{ $bird } { $bird-id }", {})).toBe("none none");
  });

  it("are flattened where objects are nested", () => {
    const end = { points: 3, by: { kind: "x" } };
    expect(told("{ $end-points } { $end-by-kind }", { end })).toBe("3 x");
    expect(told("{ $face-up-count }", { face_up: [] })).toBe("0");
  });

  it("call a seat by its name", () => {
    const text = "{ $seat } { $name } { $seat-who } { $who }";
    expect(told(text, { seat: 0 })).toBe("Ann Ann other other");
    expect(told(text, { seat: 1 })).toBe("Bo Bo you you");
    expect(told("{ $next-seat } { $next-seat-who }", { next_seat: 2 })).toBe("Cy other");
    expect(told("{ $seat } { $who }", { seat: null })).toBe("none none");
  });

  it("list seats with the viewer first", () => {
    const text = "{ $winners } { $winners-count } { $winners-who }";
    expect(told(text, { winners: [0, 1] })).toBe("You and Ann 2 you");
    expect(told("{ $seats } { $seats-who }", { seats: [0, 2] })).toBe("Ann and Cy other");
    expect(told("{ $order } { $left-seats }", { order: [2, 0], left_seats: [1] })).toBe("Cy and Ann You");
    expect(told("{ $seats } seats", { seats: 4 })).toBe("4 seats");
  });

  it("spell codes by the game, by a message, or leave them", () => {
    expect(told("{ $card } { $card-id }", { card: "S13" })).toBe("sword 13 S13");
    expect(told("{ $kind } { $kind-id }", { kind: "F" })).toBe("the flower F");
    expect(told("{ $kind } { $space }", { kind: "X", space: "a4" })).toBe("X a4");
  });

  it("spell and join lists", () => {
    expect(told("{ $kind } { $kind-count }", { kind: ["F", 3] })).toBe("the flower and 3 2");
    expect(told("{ $rows-count }", { rows: [["S1"], ["S2"]] })).toBe("2");
    expect(told("{ $kind }", { kind: ["a", "b", "c"] }, "fr")).toBe("a, b et c");
  });
});

describe("a sentence", () => {
  it("that comes out empty is not told, nor one that is not there", () => {
    expect(told('{ "" }', {})).toBeNull();
    expect(new Speaker("en", read(TABLE)).tell("event", { event: "e" }, names)).toBeNull();
  });

  it("keeps signs that are set off in the line of their word", () => {
    expect(told("« { $card } » : oui !", { card: "S1" }, "fr")).toBe(
      "«\u00a0sword 1\u00a0»\u00a0: oui\u00a0!",
    );
  });

  it("is said twice in the language of layout tests", () => {
    expect(told("You took { $card }.", { card: "S1" }, DOUBLED)).toBe("You took  You took sword sword 1. .");
  });

  it("that lacks a value is found by tests", () => {
    expect(() => new Speaker("en", read("a = { $b }")).say("a")).toThrow("a: Unknown variable: $b");
  });
});
