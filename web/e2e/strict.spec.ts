/** A strict table has nothing that remembers for its players; any other has. */
import type { Page } from "@playwright/test";
import type { GameInfo } from "../src/gen/protocol/GameInfo";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import type { BoardPlayer } from "./players/player";
import shikoku from "./players/shikoku";
import yokai from "./players/yokai-septet";
import { nextTurn, playOn } from "./table";

/** Plays a table of three far enough that there is something to remember. */
async function play(page: Page, player: BoardPlayer, strict: boolean, moves: number): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const games = (await (await page.request.get("/api/games")).json()) as GameInfo[];
  const setup = games.find(({ id }) => id === player.game)!.variants.find(({ seats }) => seats === 3)!;
  const bot = { kind: "bot", level: "novice" };
  const table = { game: player.game, setup, places: [{ kind: "me" }, bot, bot], strict };
  const { id } = (await (await page.request.post("/api/tables", { data: table })).json()) as { id: string };
  await page.request.post(`/api/tables/${id}/start`);
  await page.goto(`/t/${id}`);
  await playOn(page, player, mouse(), moves);
  await nextTurn(page, -1);
}

const played = (page: Page) => page.getByRole("list", { name: "Log" }).getByText(/played/);

for (const [game, player, moves, aid] of [
  [
    "past tricks and missing suits",
    yokai,
    5,
    (page: Page) =>
      page
        .getByRole("region", { name: "Tricks of this round" })
        .or(page.getByRole("img", { name: /^suits missing/ })),
  ],
  ["who took which card", shikoku, 4, (page: Page) => page.getByRole("img", { name: /^known: / })],
] as const) {
  test(`${game} are shown, and are not where everybody remembers by themselves`, async ({ page }) => {
    await play(page, player, false, moves);
    expect(await aid(page).count()).toBeGreaterThan(0);
    const before = await played(page).count();

    await play(page, player, true, moves);
    await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
    await expect(aid(page)).toHaveCount(0);
    // The log begins with one's own last move.
    const told = await played(page).count();
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(before);
    await expect(played(page).first()).toHaveText(/^You/);
  });
}
