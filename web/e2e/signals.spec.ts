/** What reaches a player who looks elsewhere, and what is kept for later. */
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import { firstToMove, person, sitDown } from "./people";
import seikatsu from "./players/seikatsu";
import { expectEnd, nextTurn, playBots, playOn } from "./table";

test("a notification calls whoever asked for it and looks elsewhere", async ({ browser, baseURL }) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  for (const page of [aiko, basile]) {
    await page.context().addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      class Notification {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title: string, { body }: { body: string }) {
          shown.push(`${title}: ${body}`);
        }
      }
      Object.assign(window, { Notification });
      Object.defineProperty(navigator, "serviceWorker", { value: undefined });
    });
  }
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  const mover = await firstToMove(aiko, basile);
  const other = mover === aiko ? basile : aiko;
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("checkbox", { name: /Notifications/ }).check();
  await other.keyboard.press("Escape");
  const shown = () => other.evaluate(() => (window as unknown as { shown: string[] }).shown);

  await other.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await seikatsu.move(mover, mouse());
  await nextTurn(other, -1);
  await expect.poll(shown).toEqual([expect.stringMatching(/^Seikatsu: .*Lay a tile/)]);
  for (const page of [aiko, basile]) await page.context().close();
});

test("what is said comes as a toast, above an open sheet too", async ({ browser, baseURL }) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  await basile.setViewportSize({ width: 390, height: 844 });
  await sitDown(aiko, basile);
  await aiko.getByRole("button", { name: "Start the game" }).click();
  await firstToMove(aiko, basile);
  await basile.getByRole("button", { name: "Table, log and chat" }).click();
  await aiko.getByRole("tab", { name: "Chat" }).click();
  await aiko.getByLabel("Message to everybody at the table").fill("Hello");
  await aiko.getByRole("button", { name: "Send" }).click();
  const toasts = basile.getByRole("region", { name: "Messages", includeHidden: true });
  await expect(toasts.getByText("Aiko: Hello")).toBeVisible();
  // What was opened last lies above all else, the sheet included.
  expect(await toasts.evaluate((element) => element.matches(":popover-open"))).toBe(true);
  await expect(basile.getByRole("dialog")).toBeVisible();
  for (const page of [aiko, basile]) await page.context().close();
});

test("a game that was saved in mid-game opens as its seat saw it", async ({ page }) => {
  await playBots(page, seikatsu);
  await playOn(page, seikatsu, mouse(), 2);
  await nextTurn(page, -1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const file = await (await download).path();
  await page.goto("/");
  await page.getByLabel("Choose a record file").setInputFiles({
    name: "view.json",
    mimeType: "application/json",
    buffer: readFileSync(file),
  });
  await expect(page).toHaveURL(/\/view$/);
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  await expect(page.getByText("The game was still on when this was saved")).toBeVisible();
  await expect(page.getByRole("list", { name: "Log" }).getByRole("listitem").first()).toBeVisible();
});

test("a finished game is among my games, can be shared as a picture and opens in one’s own seat", async ({
  page,
}) => {
  await playBots(page, seikatsu);
  await playOn(page, seikatsu, mouse());
  await expectEnd(page);
  // It is drawn on the spot: nobody is asked for anything.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  expect((await picture).suggestedFilename()).toBe("chabudai.png");
  expect(asked.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);

  // Where the system has a sheet of its own, it is handed the same picture.
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) =>
        Promise.resolve(
          void shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 9999}`)),
        ),
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual(["chabudai.png image/png true"]);

  const id = page.url().split("/").at(-1)!;
  await page.goto("/games");
  const line = page.getByRole("region", { name: "Finished" }).getByRole("listitem");
  await expect(line).toContainText("Seikatsu");
  await expect(line).toContainText(/\(bot\): \d+/);
  await page.goto(`/replay/${id}`);
  await expect(page.getByLabel("Seen by", { exact: true })).not.toHaveValue("watcher");
});

test("the page of a table tells other sites what it is", async ({ page, request }) => {
  await playBots(page, seikatsu);
  const answer = await request.get(page.url(), { headers: { "accept-language": "fr" } });
  const html = await answer.text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
  expect(html).toContain('property="og:title" content="Venez jouer à Seikatsu"');
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
});
