/** What a person does around a game: set a table up, play until it is over. */
import { expect, type Page } from "@playwright/test";
import type { NewPlace } from "../src/gen/protocol/NewPlace";
import type { Setup } from "../src/gen/table/Setup";
import type { Input } from "./input";
import type { BoardPlayer } from "./players/player";

/** Sets a table up on its page with bots at all other places, and starts it. */
export async function playBots(page: Page, player: BoardPlayer): Promise<void> {
  await page.goto(`/new/${player.game}`);
  await page.getByRole("radio", { name: String(player.seats), exact: true }).check({ force: true });
  for (const option of player.options) await page.getByRole("radio", { name: option }).check();
  for (let place = 2; place <= player.seats; place++) {
    await page.getByLabel(`Place ${place}`).selectOption("novice");
  }
  await page.getByRole("button", { name: "Start to play" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
}

/** Sits down at a table that is set up just so, with bots at all other places, and starts it. */
export async function playVariant(page: Page, game: string, setup: Setup): Promise<void> {
  const bots = Array<NewPlace>(setup.seats - 1).fill({ kind: "bot", level: "novice" });
  const data = { game, setup, places: [{ kind: "me" }, ...bots] };
  const opened = await page.request.post("/api/tables", { data });
  const { id } = (await opened.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/start`);
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
}

const over = (page: Page) => page.getByRole("heading", { name: "The game is over" });

/** Waits for a position after `at` in which it is our turn or the game is over; returns its number, or null at the end. */
export async function nextTurn(page: Page, at: number): Promise<number | null> {
  const state = await page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>("[data-at]");
    if (table === null) return null;
    if (document.querySelector("#end") !== null) return "over";
    const now = Number(table.dataset["at"]);
    return now > before && table.dataset["ours"] === "true" ? String(now) : null;
  }, at);
  const value = await state.jsonValue();
  return value === "over" ? null : Number(value);
}

/** Plays until the game is over, or until so many moves are made. Returns how many were. */
export async function playOn(page: Page, player: BoardPlayer, input: Input, most = 400): Promise<number> {
  let at: number | null = -1;
  for (let moves = 0; moves < most; moves++) {
    at = await nextTurn(page, at);
    if (at === null) return moves;
    await player.move(page, input);
  }
  return most;
}

/** Checks that the game is over and that the page says how it ended. */
export async function expectEnd(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible();
  await expect(page.getByText(/ won\.$|^You have won/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at it again" })).toBeVisible();
}
