import { describe, expect, it } from "vitest";
import { replayPath, routeOf, tablePath } from "./route";

const at = (path: string) => routeOf(new URL(path, "http://table.test"));

describe("an address leads to its page", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/learn", { page: "learn" }],
    ["/learn/miyabi", { page: "rules", game: "miyabi" }],
    ["/new/shikoku", { page: "new", game: "shikoku", on: "server" }],
    ["/here", { page: "here" }],
    ["/here/new/shikoku", { page: "new", game: "shikoku", on: "device" }],
    ["/me", { page: "me" }],
    ["/view", { page: "view" }],
    ["/games", { page: "games" }],
    ["/t/abc", { page: "table", id: "abc", key: null, part: "whole" }],
    ["/t/abc?key=k1", { page: "table", id: "abc", key: "k1", part: "whole" }],
    ["/t/abc/hand", { page: "table", id: "abc", key: null, part: "hand" }],
    ["/t/abc/board", { page: "television", id: "abc" }],
    ["/replay/abc", { page: "replay", id: "abc", entry: null, eyes: null }],
    ["/replay/abc?entry=12&seat=2", { page: "replay", id: "abc", entry: 12, eyes: 2 }],
    ["/replay/abc?entry=0&seat=all", { page: "replay", id: "abc", entry: 0, eyes: "all" }],
  ])("%s", (path, route) => {
    expect(at(path)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/t",
    "/new",
    "/t/abc/more",
    "/t/abc/board/2",
    "/new/abc/hand",
    "/learn/a/b",
    "/here/new",
    "/here/new/a/b",
    "/me/too",
  ])("%s leads nowhere", (path) => {
    expect(at(path)).toEqual({ page: "lost" });
  });

  it("reads nonsense in a replay's address as if nothing was said", () => {
    expect(at("/replay/abc?entry=-1&seat=x")).toEqual({
      page: "replay",
      id: "abc",
      entry: null,
      eyes: null,
    });
  });
});

describe("an address that is written is read back", () => {
  it.each([0, 3, "all", "watcher"] as const)("a replay seen by %s", (eyes) => {
    expect(at(replayPath("abc", 7, eyes))).toEqual({ page: "replay", id: "abc", entry: 7, eyes });
  });

  it("a replay from its start", () => {
    expect(at(replayPath("abc", null, 2))).toEqual({ page: "replay", id: "abc", entry: null, eyes: 2 });
  });

  it("an invitation with signs that addresses use themselves", () => {
    expect(at(tablePath("abc", "a&b=c+d"))).toEqual({
      page: "table",
      id: "abc",
      key: "a&b=c+d",
      part: "whole",
    });
  });
});
