import { expect, test } from "./fixtures";
import { type Input, keyboard, mouse } from "./input";
import { players } from "./players/all";
import { expectEnd, playBots, playOn } from "./table";
import type { Page } from "@playwright/test";

async function wholeGame(
  page: Page,
  player: (typeof players)[number],
  input: Input,
  name: string,
): Promise<void> {
  await playBots(page, player);
  const first = await playOn(page, player, input, 4);
  await page.screenshot({ path: `test-results/boards/${player.game}-${name}-middle.png`, fullPage: true });
  const rest = await playOn(page, player, input);
  expect(first + rest).toBeGreaterThan(4);
  await expectEnd(page);
  await page.screenshot({ path: `test-results/boards/${player.game}-${name}-end.png`, fullPage: true });
}

test.describe("a whole game against bots by mouse", () => {
  for (const player of players) {
    test(player.game, ({ page }) => wholeGame(page, player, mouse(), "mouse"));
  }
});

// By touch they are played on a phone: `phone.spec.ts`.

test.describe("a whole game against bots by keyboard alone", () => {
  for (const player of players) {
    test(player.game, ({ page }) => wholeGame(page, player, keyboard(page), "keyboard"));
  }
});
