/** The end of a round is a moment of its own. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import miyabi from "./players/miyabi";
import type { BoardPlayer } from "./players/player";
import yokai from "./players/yokai-septet";
import { nextTurn, playBots } from "./table";

/** Plays until the first round is over and looked at. */
async function playRound(page: Page, player: BoardPlayer): Promise<Locator> {
  await playBots(page, player);
  const ending = page.getByRole("region", { name: "End of round 1" });
  for (let at = -1; (await ending.count()) === 0;) {
    at = (await nextTurn(page, at))!;
    if ((await ending.count()) === 0) await player.move(page, mouse());
  }
  return ending;
}

test("the trick that ends a round stays until one presses on", async ({ page }) => {
  const ending = await playRound(page, yokai);
  await expect(page.getByRole("list", { name: "The trick", exact: true }).getByRole("listitem")).toHaveCount(
    3,
  );
  await expect(ending).toContainText("Round 1");
  // What is to be done in the next round is not the matter yet.
  const prompt = page.getByText("Go on when you are ready.");
  await expect(prompt).toBeVisible();
  await ending.getByRole("button", { name: "Next round" }).click();
  await expect(ending).toHaveCount(0);
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Your hand" })).toBeVisible();
});

test("what a round of gardens has brought is told before the next tiles are offered", async ({ page }) => {
  const ending = await playRound(page, miyabi);
  const points = ending.getByRole("listitem");
  await expect(points).toHaveCount(miyabi.seats);
  for (const line of await points.all()) await expect(line).toContainText(/\+\d+/);
  const offer = page.getByRole("group", { name: "Tiles on offer" });
  await expect(offer).toHaveCount(0);
  await ending.getByRole("button", { name: "Next round" }).click();
  await expect(ending).toHaveCount(0);
  await expect(offer.first()).toBeVisible();
});
