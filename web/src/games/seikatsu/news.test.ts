import { describe, expect, it } from "vitest";
import { newsOf } from "./news";

describe("news", () => {
  it("is where each other seat laid its last tile, with the points of its flock", () => {
    const news = newsOf([
      [],
      [
        { event: "placed", seat: 1, tile: "Tp", space: "c5" },
        { event: "flock-scored", seat: 1, seats: [1], bird: "T", beside: 2, points: 3 },
        { event: "drew", seat: 1, left: 4 },
      ],
      [{ event: "placed", seat: 2, tile: "K", space: "b2", bird: "W" }],
    ]);
    expect([...news]).toEqual([
      ["c5", { seat: 1, points: 3 }],
      ["b2", { seat: 2, points: null }],
    ]);
  });

  it("is not what only the table did", () => {
    expect(newsOf([[{ event: "drew", seat: 1, left: 4 }], []]).size).toBe(0);
  });
});
