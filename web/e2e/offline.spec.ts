/** Without a network: the client is kept, whole games are played on this device, and nothing that was played is lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium as driver, type Page } from "@playwright/test";
import { chromium } from "./browser";
import { expect, test } from "./fixtures";
import { playHere } from "./here";
import { mouse, touch } from "./input";
import { players } from "./players/all";
import type { Server } from "./server";
import { expectEnd, nextTurn, playOn } from "./table";

test.use({ serviceWorkers: "allow" });

/** Visits the page once with a network; from then on there is none. */
async function goOffline(page: Page, server: Server, address = "/"): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await server.kill();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Play on this device" })).toBeVisible();
}

test.describe("without a network, by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const player of players) {
    test(`a whole game of ${player.game}, with the page loaded again in the middle`, async ({
      page,
      server,
    }) => {
      test.slow();
      await goOffline(page, server);
      await playHere(page, player);
      await playOn(page, player, touch(), 3);
      const at = await nextTurn(page, -1);
      await page.reload();
      expect(await nextTurn(page, -1), "it goes on where it was").toBe(at);
      await playOn(page, player, touch());
      await expectEnd(page);
      await page.getByRole("link", { name: "Look at it again" }).tap();
      await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
    });
  }

  test("the rules are there, and the games of this device can be put away", async ({ page, server }) => {
    const [player] = players;
    await goOffline(page, server);
    await page
      .getByRole("link", { name: /^Rules of/ })
      .first()
      .tap();
    await expect(page.getByRole("heading", { level: 1, name: /^Rules of/ })).toBeVisible();
    await page.goto("/");
    await playHere(page, player!);
    await nextTurn(page, -1);
    await page.goto("/");
    const kept = page.getByRole("region", { name: "Games on this device" });
    await expect(kept.getByRole("link", { name: /^Go on with/ })).toBeVisible();
    await kept.getByRole("button", { name: /^Put away/ }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Put away" }).tap();
    await expect(kept).toHaveCount(0);
  });
});

test("a browser may install it", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's browser keeps nothing: that is all that may stand in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("a finished game is sent to the server once that can be reached again", async ({ page, server }) => {
  const player = players.find(({ seats }) => seats > 2)!;
  await goOffline(page, server);
  await playHere(page, player);
  await playOn(page, player, mouse());
  await expectEnd(page);
  await server.start();
  await page.goto("/here");
  await page.getByRole("button", { name: /^Send to the server/ }).click();
  await page.getByRole("link", { name: /^On the server/ }).click();
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  const record = /\/replay\/([^/?]+)/.exec(page.url())![1]!;
  await page.goto("/games");
  await expect(page.locator(`a[href^="/replay/${record}"]`)).toBeVisible();
});

/** A browser of one's own, which can be killed as a dead battery would. */
async function ownBrowser(folder: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const args = [...chromium.args!, "--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  const running = spawn(chromium.executablePath!, args, {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  for await (const line of createInterface({ input: running.stderr! })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    const browser = await driver.connectOverCDP(address);
    const context = browser.contexts()[0]!;
    const kill = async (): Promise<void> => {
      const ended = once(running, "exit");
      // With all its processes: what is found on the way to a browser may be a script.
      process.kill(-running.pid!, "SIGKILL");
      await ended;
    };
    return { page: context.pages()[0] ?? (await context.newPage()), kill };
  }
  throw new Error("the browser did not start");
}

test("a browser that is killed in the middle of a game has lost nothing when it is started again", async ({
  server,
}) => {
  const [player] = players;
  const folder = mkdtempSync(join(tmpdir(), "chabudai-browser-"));
  try {
    const before = await ownBrowser(folder);
    await goOffline(before.page, server, server.address);
    await playHere(before.page, player!);
    await playOn(before.page, player!, mouse(), 3);
    const at = await nextTurn(before.page, -1);
    await before.kill();

    const after = await ownBrowser(folder);
    await after.page.goto(server.address);
    await after.page.getByRole("link", { name: /^Go on with/ }).click();
    expect(await nextTurn(after.page, -1)).toBe(at);
    await playOn(after.page, player!, mouse(), 1);
    await after.kill();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a notification that is pressed brings its table to the front, or opens it", async ({
  page,
  context,
}) => {
  const started = context.waitForEvent("serviceworker");
  await page.goto("/");
  const worker = await started;
  const pressed = (data: string) =>
    worker.evaluate(async (address) => {
      const done: string[] = [];
      const open = { url: `${location.origin}/t/here`, focus: () => Promise.resolve(done.push("front")) };
      const { clients } = self as unknown as { clients: object };
      const fake = {
        matchAll: () => Promise.resolve([open]),
        openWindow: (at: string) => Promise.resolve(done.push(at)),
      };
      // A window comes to the front only when a person really pressed: here it is noted that it was asked to.
      for (const [name, value] of Object.entries(fake))
        Object.defineProperty(clients, name, { value, configurable: true });
      const ended: Promise<unknown>[] = [];
      const notification = { close: () => done.push("closed"), data: address };
      const event = Object.assign(new Event("notificationclick"), {
        notification,
        waitUntil: (end: Promise<unknown>) => ended.push(end),
      });
      self.dispatchEvent(event);
      await Promise.all(ended);
      return done;
    }, data);
  expect(await pressed("/t/here")).toEqual(["closed", "front"]);
  expect(await pressed("/t/elsewhere")).toEqual(["closed", "/t/elsewhere"]);
});
