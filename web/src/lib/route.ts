/** The pages of the client and their addresses. Pure; `router.svelte.ts` follows them. */
export type Route =
  | { page: "lobby" }
  | { page: "here" }
  | { page: "new"; game: string; on: Where }
  | { page: "table"; id: string; key: string | null; part: Part }
  | { page: "television"; id: string }
  | { page: "replay"; id: string; entry: number | null; eyes: Eyes | null }
  | { page: "learn" }
  | { page: "rules"; game: string }
  | { page: "me" }
  | { page: "view" }
  | { page: "games" }
  | { page: "lost" };

/** Where a table is laid: on the server for anybody anywhere, or on this device. */
export type Where = "server" | "device";

/** What a device shows of a table: all of it, or what its player needs to choose, where a television shows the rest. */
export type Part = "whole" | "hand";

/** Through whose eyes a replay is seen: a seat, somebody who watches, or every seat at once. */
export type Eyes = number | "watcher" | "all";

/** The page at an address; `lost` where there is none. */
export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split("/").filter((part) => part !== "");
  if (rest.length > 1) return { page: "lost" };
  if (second === undefined) {
    if (first === undefined) return { page: "lobby" };
    const alone = ["learn", "me", "view", "games", "here"] as const;
    const page = alone.find((each) => each === first);
    return { page: page ?? "lost" };
  }
  const [third] = rest;
  if (third !== undefined) {
    if (first === "here" && second === "new") return { page: "new", game: third, on: "device" };
    if (first === "t" && third === "board") return { page: "television", id: second };
    return first === "t" && third === "hand" ? tableAt(url, second, "hand") : { page: "lost" };
  }
  switch (first) {
    case "new":
      return { page: "new", game: second, on: "server" };
    case "t":
      return tableAt(url, second, "whole");
    case "replay":
      return {
        page: "replay",
        id: second,
        entry: wholeNumber(url.searchParams.get("entry")),
        eyes: eyesOf(url.searchParams.get("seat")),
      };
    case "learn":
      return { page: "rules", game: second };
    default:
      return { page: "lost" };
  }
}

function tableAt(url: URL, id: string, part: Part): Route {
  return { page: "table", id, key: url.searchParams.get("key"), part };
}

/** Whether a page is one of a table's own: one screen, without the frame's head and foot. */
export function isTable({ page }: Route): boolean {
  return page === "table" || page === "television" || page === "replay" || page === "view";
}

/** The address of a replay, from its first position if none is said. */
export function replayPath(id: string, entry: number | null, eyes: Eyes): string {
  return `/replay/${id}?${entry === null ? "" : `entry=${entry}&`}seat=${eyes}`;
}

/** The address of a table, with the key of a reserved place if there is one. */
export function tablePath(id: string, key?: string): string {
  return key === undefined ? `/t/${id}` : `/t/${id}?key=${encodeURIComponent(key)}`;
}

/** The address at which a device shows only what its player needs to choose. */
export function handPath(id: string): string {
  return `/t/${id}/hand`;
}

/** The address of a table on a television: for everybody to see, with nobody's hand. */
export function televisionPath(id: string): string {
  return `/t/${id}/board`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** None where the address does not say: it is one's own seat then, if one has sat there. */
function eyesOf(text: string | null): Eyes | null {
  return text === "all" || text === "watcher" ? text : wholeNumber(text);
}
