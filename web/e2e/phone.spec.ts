/** A phone is one screen: whatever a move needs is in sight, upright and across, in every game and phase. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { players } from "./players/all";
import seikatsu from "./players/seikatsu";
import shikoku from "./players/shikoku";
import { outOfSight, steadyFinger, steadyMouse } from "./sight";
import { expectEnd, nextTurn, playBots, playOn, playVariant } from "./table";
import { someVariants } from "./variants";

const phone = (width: number, height: number) =>
  ({ viewport: { width, height }, hasTouch: true, isMobile: true }) as const;

const sheet = (page: Page) => page.getByRole("button", { name: /^(Table, log and chat|Table and log)/ });

for (const [width, height, most] of [
  [360, 640, "whole"],
  [390, 844, 8],
  [430, 932, 8],
  [844, 390, "whole"],
  [640, 360, 8],
] as const) {
  test.describe(`at ${width} × ${height}, no tap needs a scroll`, () => {
    test.use(phone(width, height));
    for (const player of players) {
      test(player.game, async ({ page }) => {
        await playBots(page, player);
        // A finger sees to it before every tap; the end of a game lies over the board.
        if (most === "whole") {
          test.slow();
          await playOn(page, player, steadyFinger(page), 4);
          await page.screenshot({ path: `test-results/boards/${player.game}-${width}-middle.png` });
          await playOn(page, player, steadyFinger(page), 400);
          await expectEnd(page);
          await page.screenshot({ path: `test-results/boards/${player.game}-${width}-end.png` });
          return;
        }
        await playOn(page, player, steadyFinger(page), most);
        expect(await outOfSight(page)).toEqual([]);
      });
    }
  });
}

test.describe("in every mode, with any number of players, all that a move needs is in sight", () => {
  test.use(phone(360, 640));
  /** So many moves lead through passing, laying, frogs and koi into the first tricks and lines. */
  const MOVES = 7;
  for (const player of players) {
    test(player.game, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const setup of await someVariants(page.request, player.game)) {
        await playVariant(page, player.game, setup);
        for (let at: number | null = -1, moves = 0; moves < MOVES; moves++) {
          at = await nextTurn(page, at);
          if (at === null) break;
          for (const [width, height] of [
            [844, 390],
            [360, 640],
          ] as const) {
            await page.setViewportSize({ width, height });
            const message = `${JSON.stringify(setup)}, move ${moves + 1} at ${width} × ${height}`;
            await expect.poll(() => outOfSight(page), { message }).toEqual([]);
          }
          await player.move(page, steadyFinger(page));
        }
      }
    });
  }
});

test.describe("on a phone", () => {
  test.use(phone(360, 640));

  test("log and chat are in a sheet that a key opens and closes, and the focus comes back", async ({
    page,
  }) => {
    await playBots(page, seikatsu);
    await nextTurn(page, -1);
    await sheet(page).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("tab", { name: "Log" })).toBeVisible();
    await dialog.getByRole("tab", { name: "Chat" }).click();
    await dialog.getByLabel("Message to everybody at the table").fill("Hello");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Hello")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(sheet(page)).toBeFocused();
  });

  test("a line of the log is shown on the board", async ({ page }) => {
    await playBots(page, shikoku);
    await playOn(page, shikoku, steadyFinger(page), 2);
    await nextTurn(page, -1);
    await sheet(page).tap();
    await page.getByRole("dialog").getByRole("tab", { name: "Log" }).tap();
    const line = page
      .getByRole("list", { name: "Log" })
      .getByRole("button", { name: /played/ })
      .last();
    const text = await line.innerText();
    await line.tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });

  test("the head of the page is folded into a menu", async ({ page }) => {
    await playBots(page, seikatsu);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog").getByRole("radio", { name: "Quick" }).check({ force: true });
    await page.getByRole("dialog").getByRole("link", { name: "Lobby" }).tap();
    await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("chabudai.speed"))).toBe("quick");
  });

  test("a game that is looked at again is one screen too", async ({ page }) => {
    await playBots(page, shikoku);
    await playOn(page, shikoku, steadyFinger(page));
    await page.getByRole("link", { name: "Look at it again" }).tap();
    await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
    for (const name of ["One step on", "Play", "To the end"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await outOfSight(page)).toEqual([]);
    await page.getByRole("button", { name: "To the end" }).tap();
    await sheet(page).tap();
    await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  });
});

test("the button that plays a card of Shikoku is in sight on a laptop, however many play", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const setup of await someVariants(page.request, "shikoku")) {
    await playVariant(page, "shikoku", setup);
    await nextTurn(page, -1);
    await shikoku.press(page, steadyMouse(page));
    const play = page.getByRole("button", { name: /^Play \d+$/ });
    await expect(play, `${setup.seats} seats`).toBeInViewport({ ratio: 1 });
  }
});

test("on a laptop and on a large screen nothing scrolls either", async ({ page }) => {
  for (const player of players) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await playBots(page, player);
    await playOn(page, player, steadyMouse(page), 2);
    await nextTurn(page, -1);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(() => outOfSight(page), { message: `${player.game} on a large screen` }).toEqual([]);
  }
});
