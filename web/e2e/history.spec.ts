/** My games: what was long ago is on further pages, and what is over can be put away. */
import type { Page } from "@playwright/test";
import type { Listed } from "../src/gen/protocol/Listed";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import seikatsu from "./players/seikatsu";
import { expectEnd, playBots, playOn } from "./table";

const finished = (page: Page) => page.getByRole("region", { name: "Finished" }).getByRole("listitem");

test("older games follow when they are asked for; one is put away, and stays away", async ({ page }) => {
  await playBots(page, seikatsu);
  const table = page.url().split("/").at(-1)!;
  const early = await page.request.delete(`/api/tables/mine/${table}`);
  expect(early.status(), "a game that is on is left, not put away").toBe(403);

  await playOn(page, seikatsu, mouse());
  await expectEnd(page);
  const [game] = (await (await page.request.get("/api/tables/mine")).json()) as Listed[];
  // A hundred games would take an hour: the pages are made of one that was played.
  const pages: Record<string, string[]> = { "": ["a", "b"], b: ["shikoku"], shikoku: [] };
  await page.route("**/api/tables/mine*", (route) => {
    const after = new URL(route.request().url()).searchParams.get("after") ?? "";
    return route.fulfill({
      json: pages[after]!.map((id) => ({ ...game, id, game: id === "shikoku" ? id : "seikatsu" })),
    });
  });
  await page.goto("/games");
  await expect(finished(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Older games" }).click();
  await expect(finished(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Older games" })).toHaveCount(0);

  const only = page.getByLabel("Game", { exact: true });
  for (const [name, games] of [
    ["Shikoku", 1],
    ["Seikatsu", 2],
    ["All games", 3],
  ] as const) {
    await only.selectOption(name);
    await expect(finished(page), name).toHaveCount(games);
    await expect(finished(page).getByText(name)).toHaveCount(name === "All games" ? 0 : games);
  }
  await page.unroute("**/api/tables/mine*");

  await page.goto("/games");
  await finished(page)
    .getByRole("button", { name: /^Put away: Seikatsu/ })
    .click();
  await expect(finished(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("No game is finished yet.")).toBeVisible();
  // Whoever has its link still sees it.
  await page.goto(`/replay/${table}`);
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
});
