/** Games on this device: set up on its own page. */
import { expect, type Page } from "@playwright/test";
import type { BoardPlayer } from "./players/player";

/** Sets a table up on this device, with these people besides its owner and novices at all other places, and starts it. */
export async function playHere(
  page: Page,
  player: BoardPlayer,
  seats = player.seats,
  people: readonly string[] = [],
): Promise<void> {
  await page.getByRole("link", { name: `Set up a table of ${await nameOf(page, player)}` }).click();
  await page.getByRole("radio", { name: String(seats), exact: true }).check({ force: true });
  if (seats === player.seats)
    for (const option of player.options) await page.getByRole("radio", { name: option }).check();
  for (let place = 2; place <= seats; place++) {
    const name = people[place - 2];
    await page.getByLabel(`Place ${place}`).selectOption(name === undefined ? "novice" : "reserved");
    if (name !== undefined) await page.getByLabel("Nickname").last().fill(name);
  }
  await page.getByRole("button", { name: "Start to play" }).click();
}

async function nameOf(page: Page, { game }: BoardPlayer): Promise<string> {
  const tile = page.locator(`a[href$="/here/new/${game}"]`);
  await expect(tile).toBeVisible();
  return (await tile.getAttribute("aria-label"))!.replace("Set up a table of ", "");
}
