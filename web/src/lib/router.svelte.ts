import { tick } from "svelte";
import { type Pages, pagesFor } from "../pages/load";
import { type Route, routeOf } from "./route";

/** Follows the address bar: links of our own are followed without loading the page anew. */
class Router {
  /** The page that is shown now. */
  route: Route = $state.raw(routeOf(new URL(location.href)));
  /** What shows it, once that is loaded. */
  pages: Pages | null = $state.raw(null);

  /** Whether this is the page that the browser was led to, with everything still to be read and drawn. */
  first = true;

  /** Loads what shows the first page. */
  async start(): Promise<void> {
    this.pages = await pagesFor(this.route);
  }

  /** Goes to a page of ours, and to its heading, so that screen readers and keyboards start there. */
  async go(path: string): Promise<void> {
    history.pushState(null, "", path);
    await this.#arrive();
  }

  /** Changes the address without leaving the page. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }

  /** Starts to follow links and the browser's own buttons. */
  follow(): void {
    addEventListener("popstate", () => void this.#arrive());
    document.addEventListener("click", (event) => {
      const path = ownPath(event);
      if (path === null) return;
      event.preventDefault();
      void this.go(path);
    });
  }

  async #arrive(): Promise<void> {
    const { href } = location;
    const route = routeOf(new URL(href));
    const pages = await pagesFor(route).catch(() => null);
    // Somebody was quicker, and is elsewhere by now.
    if (href !== location.href) return;
    // The other part of an older client is no longer there: the newer one is loaded.
    if (pages === null) return location.reload();
    this.first = false;
    this.pages = pages;
    this.route = route;
    await tick();
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus();
  }
}

export const router = new Router();

/** Where a click leads if it is a plain click on a link to one of our pages. */
function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if (link.target !== "" || link.hasAttribute("download") || link.hash !== "") return null;
  if (link.pathname.startsWith("/api/")) return null;
  return link.pathname + link.search;
}
