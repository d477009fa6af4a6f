import { describe, expect, it } from "vitest";
import type { Event } from "../../gen/miyabi/Event";
import { newsOf, wholeTurn } from "./news";

const laid: Event = {
  event: "laid",
  seat: 1,
  tile: "F2",
  object: "c3",
  others: ["d3"],
  level: 5,
  points: 10,
};
const bonus: Event = { event: "bonus-claimed", seat: 1, kind: "F", points: 8 };
const stepped: Event = {
  event: "frog-stepped",
  seat: 1,
  from: "a1",
  to: "a2",
  level: 2,
  points: 2,
};
const stayed: Event = { event: "frog-stayed", seat: 1 };

describe("what stays marked", () => {
  it("adds a bonus to the tile that won it", () => {
    const news = newsOf([laid, bonus]);
    expect(news.laid).toEqual({ piece: "F2", object: "c3", others: ["d3"] });
    expect(news.squares).toEqual(["c3", "d3"]);
    expect([...news.gains]).toEqual([["c3", 18]]);
    expect(news.points).toBe(18);
  });

  it("has both the tile and the hop of a turn", () => {
    const news = newsOf([stepped, laid]);
    expect(news.squares).toEqual(["a2", "c3", "d3"]);
    expect(news.points).toBe(12);
  });

  it("is nothing when somebody passed", () => {
    expect(newsOf([{ event: "passed", seat: 1 }])).toEqual({
      laid: null,
      squares: [],
      gains: new Map(),
      points: 0,
    });
  });
});

describe("a turn of two moves", () => {
  it("is told as one", () => {
    expect(wholeTurn([laid], [stepped])).toEqual([laid, stepped]);
    expect(wholeTurn([laid], [stayed])).toEqual([laid, stayed]);
    expect(wholeTurn([stepped], [laid])).toEqual([stepped, laid]);
  });

  it("ends with the next one", () => {
    expect(wholeTurn([laid], [laid])).toEqual([laid]);
    expect(wholeTurn([laid, stepped], [laid])).toEqual([laid]);
    expect(wholeTurn([laid], [])).toEqual([]);
  });
});
