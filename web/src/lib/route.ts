/** The pages of the client and their addresses. Pure; `router.svelte.ts` follows them. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; key: string | null }
  | { page: "replay"; id: string; entry: number | null; eyes: Eyes | null }
  | { page: "learn" }
  | { page: "rules"; game: string }
  | { page: "me" }
  | { page: "lost" };

/** Through whose eyes a replay is seen: a seat, somebody who watches, or every seat at once. */
export type Eyes = number | "watcher" | "all";

/** The page at an address; `lost` where there is none. */
export function routeOf(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "lost" };
  if (second === undefined) {
    if (first === undefined) return { page: "lobby" };
    return first === "learn" || first === "me" ? { page: first } : { page: "lost" };
  }
  switch (first) {
    case "new":
      return { page: "new", game: second };
    case "t":
      return { page: "table", id: second, key: url.searchParams.get("key") };
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

/** The address of a replay, from its first position if none is said. */
export function replayPath(id: string, entry: number | null, eyes: Eyes): string {
  return `/replay/${id}?${entry === null ? "" : `entry=${entry}&`}seat=${eyes}`;
}

/** The address of a table, with the key of a reserved place if there is one. */
export function tablePath(id: string, key?: string): string {
  return key === undefined ? `/t/${id}` : `/t/${id}?key=${encodeURIComponent(key)}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** None where the address does not say: it is one's own seat then, if one has sat there. */
function eyesOf(text: string | null): Eyes | null {
  return text === "all" || text === "watcher" ? text : wholeNumber(text);
}
