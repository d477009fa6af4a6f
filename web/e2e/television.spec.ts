/** A table in the room: a television shows what everybody may see, and each phone one hand. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { person } from "./people";
import { players } from "./players/all";
import { steadyFinger } from "./sight";
import { nextTurn, playOn } from "./table";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Whose eyes a page is told of, from now on. */
function eyesOf(page: Page): (number | null)[] {
  const seen: (number | null)[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; view?: { seat: number | null } };
      if (message.type === "view") seen.push(message.view!.seat);
    }),
  );
  return seen;
}

for (const player of players) {
  test(`${player.game}: a television and two phones`, async ({ browser, baseURL }) => {
    test.slow();
    const aiko = await person(browser, baseURL!, "Aiko", phone);
    const basile = await person(browser, baseURL!, "Basile", phone);
    const television = await (
      await browser.newContext({ baseURL: baseURL!, viewport: { width: 1920, height: 1080 } })
    ).newPage();
    const shown = eyesOf(television);

    await aiko.goto(`/new/${player.game}`);
    await aiko.getByRole("radio", { name: String(player.seats), exact: true }).check({ force: true });
    for (const option of player.options) await aiko.getByRole("radio", { name: option }).check();
    for (let place = 3; place <= player.seats; place++)
      await aiko.getByLabel(`Place ${place}`).selectOption("novice");
    await aiko.getByRole("button", { name: "Open the table" }).tap();
    await expect(aiko.getByRole("heading", { name: "Invite" })).toBeVisible();
    const table = new URL(aiko.url()).pathname;

    // The television invites until everybody sits; what it shows to be scanned leads to a hand.
    await television.goto(`${table}/board`);
    await expect(television.getByRole("img", { name: /QR/ })).toBeVisible();
    const address = await television.getByText(`${table}/hand`).innerText();
    await basile.goto(new URL(address.slice(address.indexOf("/")), baseURL).pathname);
    await basile.getByRole("button", { name: "Sit down at place 2" }).tap();
    await expect(television.getByText("Basile", { exact: true })).toBeVisible();
    await aiko.goto(`${table}/hand`);
    await aiko.getByRole("button", { name: "Start the game" }).tap();

    const playing = Promise.all([aiko, basile].map((page) => playOn(page, player, steadyFinger(page))));
    await expect(television.getByRole("region", { name: "Board" })).toBeVisible();
    await expect(television.getByRole("group", { name: "Your hand" })).toHaveCount(0);
    await expect(
      television.getByRole("button", { name: /Take back|Hint|Menu|Next round|Mute or block/ }),
    ).toHaveCount(0);
    const fits = await television.evaluate(
      () =>
        document.documentElement.scrollWidth <= innerWidth &&
        document.documentElement.scrollHeight <= innerHeight,
    );
    expect(fits, "nobody scrolls a television").toBe(true);

    await playing;
    await expect(television.getByRole("heading", { name: "The game is over" })).toBeVisible({
      timeout: 60_000,
    });
    expect(new Set(shown), "a television is told what everybody may know").toEqual(new Set([null]));
    // The next game of the same people comes to the television by itself.
    await aiko.getByRole("link", { name: "Show the whole table" }).tap();
    await aiko.getByRole("button", { name: "Play again" }).tap();
    await expect(television.getByRole("img", { name: /QR/ })).toBeVisible();
    for (const page of [aiko, basile, television]) await page.context().close();
  });
}

test("a phone that has no seat says so in hand mode", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Play now/ })
    .first()
    .click();
  await nextTurn(page, -1);
  const other = await person(browser, baseURL!, "Chiyo", phone);
  await other.goto(`${new URL(page.url()).pathname}/hand`);
  await expect(other.getByText("You do not play here.")).toBeVisible();
  await other.context().close();
});
