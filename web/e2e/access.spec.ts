import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { playHere } from "./here";
import { mouse } from "./input";
import { GAMES, nameOf, say } from "./locales";
import { players } from "./players/all";
import seikatsu from "./players/seikatsu";
import shikoku from "./players/shikoku";
import { nextTurn, playBots, playOn } from "./table";

// The server allows no foreign script; the test brings one.
test.use({ bypassCSP: true });

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // What the pointer happens to lie on is brought out, and all else is dimmed.
  await page.mouse.move(0, 0);
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`without violations in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    const pages = [
      "/",
      "/learn",
      "/me",
      "/games",
      "/here",
      "/nowhere",
      ...GAMES.map((game) => `/learn/${game}`),
      ...GAMES.map((game) => `/new/${game}`),
    ];
    test("the pages around the games", async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    for (const game of GAMES) {
      test(`the table of ${game}, with a master's advice`, async ({ page }) => {
        await page.goto("/");
        await page.getByRole("button", { name: say("lobby-play-now-at", { game: nameOf(game) }) }).click();
        await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await nextTurn(page, -1);
        await page.getByRole("button", { name: say("play-hint"), exact: true }).click();
        await expect(page.getByRole("region", { name: say("play-hint-title") })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    test("on this device: setting up, a table, its end and its replay", async ({ page }) => {
      test.slow();
      for (const player of players) {
        await page.goto("/here");
        await playHere(page, player);
        await nextTurn(page, -1);
        expect(await violations(page), player.game).toEqual([]);
        await page.goto(`/here/new/${player.game}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await violations(page), `a new table of ${player.game}`).toEqual([]);
      }
      await page.goto("/here");
      await playHere(page, seikatsu);
      await playOn(page, seikatsu, mouse());
      expect(await violations(page), "the end").toEqual([]);
      await page.getByRole("link", { name: "Look at it again" }).click();
      await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
      expect(await violations(page), "the replay").toEqual([]);
      await page.goto("/here");
      await expect(page.getByRole("region", { name: "Games on this device" })).toBeVisible();
      expect(await violations(page), "the games that are kept").toEqual([]);
      await page
        .getByRole("button", { name: /^Put away/ })
        .first()
        .click();
      expect(await violations(page), "putting one away").toEqual([]);
    });

    test("a device that is handed on, and a bot in the place of one who shares it", async ({ page }) => {
      await page.goto("/here");
      await playHere(page, shikoku, 3, ["Basile"]);
      const cover = page.getByRole("button", { name: /^I am / });
      await expect(cover).toBeVisible();
      expect(await violations(page), "the cover").toEqual([]);
      await cover.click();
      await nextTurn(page, -1);
      await page.getByRole("button", { name: say("play-leave"), exact: true }).click();
      expect(await violations(page), "leaving").toEqual([]);
      await page.getByRole("button", { name: say("play-hand-over") }).click();
      await expect(page.getByRole("button", { name: / plays again$/ })).toBeVisible();
      expect(await violations(page), "the cover with somebody to come back").toEqual([]);
    });

    for (const game of GAMES) {
      test(`${game} on a television, and in a hand`, async ({ page }) => {
        await page.goto(`/new/${game}`);
        await page.getByRole("button", { name: "Open the table" }).click();
        await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible();
        await page.goto(`${page.url()}/board`);
        await expect(page.getByRole("img", { name: say("room-qr") })).toBeVisible();
        expect(await violations(page), "before the start").toEqual([]);
        await page.goto("/");
        await page.getByRole("button", { name: say("lobby-play-now-at", { game: nameOf(game) }) }).click();
        await nextTurn(page, -1);
        const table = page.url();
        for (const part of ["board", "hand"]) {
          await page.goto(`${table}/${part}`);
          await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
          expect(await violations(page), part).toEqual([]);
        }
      });
    }

    test("a waiting room, a saved view, a finished game, my games and a replay", async ({ page }) => {
      await page.goto("/new/seikatsu");
      await page.getByRole("button", { name: "Open the table" }).click();
      await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await playBots(page, seikatsu);
      await nextTurn(page, -1);
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download the record" }).click();
      const file = await (await saved).path();
      const table = page.url();
      await page.goto("/");
      const view = { name: "view.json", mimeType: "application/json", buffer: readFileSync(file) };
      await page.getByLabel("Choose a record file").setInputFiles(view);
      await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
      expect(await violations(page), "a game that was saved in its middle").toEqual([]);
      await page.goto(table);
      await playOn(page, seikatsu, mouse());
      expect(await violations(page)).toEqual([]);
      await page.goto("/games");
      await expect(page.getByRole("region", { name: "Finished" }).getByRole("listitem")).toBeVisible();
      expect(await violations(page), "my games").toEqual([]);
      await page.goto(table);
      await page.getByRole("link", { name: "Look at it again" }).click();
      await expect(page.getByRole("slider", { name: "Position" })).toBeVisible();
      await page.getByRole("button", { name: "To the end" }).click();
      await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("a small phone and big letters need no scrolling sideways", async ({ page }) => {
  const games = GAMES.map((game) => `/here/new/${game}`);
  for (const [width, height] of [
    [360, 640],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/learn", "/me", "/new/miyabi", "/learn/seikatsu", "/here", ...games]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

test("going to another page brings the focus to its heading", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeFocused();
});
