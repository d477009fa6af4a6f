/** A first page is light, and asks for all that it needs at once. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { players } from "./players/all";
import { playBots } from "./table";

/** So much may come over the line for a first page, in bytes as they are sent; letters that are drawn later do not count. */
const MOST = 150_000;

interface Loaded {
  readonly path: string;
  readonly bytes: number;
}

/** What the page has loaded until now, the page itself included. */
async function loaded(page: Page): Promise<Loaded[]> {
  const all = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }),
    ),
  );
  return all.filter(({ path }) => !path.endsWith(".woff2"));
}

const sum = (files: readonly Loaded[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

test("the lobby is light", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Play now/ }).first()).toBeVisible();
  const files = await loaded(page);
  expect(files.length).toBeGreaterThan(5);
  expect(sum(files), JSON.stringify(files)).toBeLessThan(MOST);
});

test("whoever has chosen another language than their browser’s loads no words of that", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("heading", { name: "Prenez place et jouez" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Prenez place et jouez" })).toBeVisible();
  const words = (await loaded(page)).filter(({ path }) => /\/client-/.test(path));
  expect(words).toHaveLength(1);
});

for (const player of players) {
  test(`a table of ${player.game} is light, and its page names what it needs`, async ({ page }) => {
    await playBots(page, player);
    await page.reload();
    await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
    const files = await loaded(page);
    expect(sum(files), JSON.stringify(files)).toBeLessThan(MOST);
    expect(files.filter(({ path }) => path.endsWith(".wasm"))).toEqual([]);

    // What the pages around the tables need comes a little later.
    const named = async (path: string) => (await page.request.get(path)).text();
    const html = (await named(page.url())) + (await named("/"));
    const modules = files.map(({ path }) => path).filter((path) => path.endsWith(".js"));
    expect(modules.length).toBeGreaterThan(3);
    expect(modules.filter((path) => !html.includes(path))).toEqual([]);
  });
}
