/** Before the game: who sits where, what is played, and what people are told of it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { person, sitDown } from "./people";

test("whoever sits down by a link is asked for a nickname once, and everybody talks before the start", async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser, baseURL!, "Aiko");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Open the table" }).click();
  const link = await host.getByRole("textbox", { name: "Link to this table" }).inputValue();

  const context = await browser.newContext({ baseURL: baseURL!, locale: "en-GB" });
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down at place 2" }).click();
  const asked = guest.getByRole("dialog", { name: "How shall the others call you?" });
  await asked.getByLabel("Nickname").fill("Basile");
  await asked.getByRole("button", { name: "Sit down" }).click();
  await expect(host.getByText("Basile", { exact: true })).toBeVisible();

  await guest.getByLabel("Message to everybody at the table").fill("Here I am");
  await guest.getByRole("button", { name: "Send" }).click();
  const chat = host.getByRole("region", { name: "Chat" });
  await expect(chat).toContainText("Here I am");
  await chat.getByRole("button", { name: "Mute: Basile" }).click();
  await expect(chat).not.toContainText("Here I am");
  await chat.getByRole("button", { name: "Hear again" }).click();
  await expect(chat).toContainText("Here I am");
  for (const page of [host, guest]) await page.context().close();
});

test("whoever is blocked is not heard under another name either, until they are unblocked", async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser, baseURL!, "Aiko");
  const guest = await person(browser, baseURL!, "Basile");
  await sitDown(host, guest);
  const say = async (text: string) => {
    await guest.getByLabel("Message to everybody at the table").fill(text);
    await guest.getByRole("button", { name: "Send" }).click();
    await expect(guest.getByRole("region", { name: "Chat" })).toContainText(text);
  };
  const chat = host.getByRole("region", { name: "Chat" });
  await say("First");
  await expect(chat).toContainText("First");
  await chat.getByRole("button", { name: "Mute: Basile" }).click();
  await chat.getByRole("button", { name: "Block…" }).click();
  await host.getByRole("dialog", { name: "Block Basile?" }).getByRole("button", { name: "Block" }).click();
  await expect(host.getByRole("region", { name: "Messages" })).toContainText("Basile is blocked.");
  await expect(chat).toContainText("Nobody has said anything yet.");

  const table = guest.url();
  await guest.goto("/me");
  await guest.getByLabel("Nickname").fill("Somebody else");
  await guest.getByRole("button", { name: "Save" }).click();
  await guest.goto(table);
  await say("Second");
  await expect(chat).toContainText("Nobody has said anything yet.");

  await host.goto("/me");
  await host.getByRole("button", { name: "Unblock Basile" }).click();
  await expect(host.getByRole("region", { name: "Blocked" })).toHaveCount(0);
  await host.goto(table);
  await expect(chat).toContainText("Second");
  for (const page of [host, guest]) await page.context().close();
});

test("who has said nothing can be blocked before the game, and muted in it", async ({ browser, baseURL }) => {
  const host = await person(browser, baseURL!, "Aiko");
  const guest = await person(browser, baseURL!, "Basile");
  await sitDown(host, guest);
  const about = (page: Page, name: string) =>
    page.getByRole("button", { name: new RegExp(`^(Mute or block|Block) ${name}$`) }).click();
  const said = async (page: Page, text: string) => {
    await page.getByLabel("Message to everybody at the table").fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("list", { name: "Chat" })).toContainText(text);
  };
  await about(guest, "Aiko");
  await guest.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(guest.getByRole("region", { name: "Messages" })).toContainText("Aiko is blocked.");
  await said(host, "Hello");

  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [host, guest]) await page.getByRole("tab", { name: /Chat/ }).click();
  await about(host, "Basile");
  await host.getByRole("dialog").getByRole("button", { name: "Mute at this table" }).click();
  await said(guest, "Good luck");
  await expect(guest.getByRole("list", { name: "Chat" })).not.toContainText("Hello");
  await expect(host.getByText("You do not hear Basile.")).toBeVisible();
  await expect(host.getByText("Good luck")).toHaveCount(0);
  await host.getByRole("button", { name: "Hear again" }).click();
  await expect(host.getByText("Good luck")).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

test("the link is handed to the system’s own sheet where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(void shared.push(what)) });
  });
  await page.goto("/new/seikatsu");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Share…" }).click();
  const url = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: "Come and play Seikatsu", url }]);
});

test("the host changes what is played, and the others are told", async ({ browser, baseURL }) => {
  const host = await person(browser, baseURL!, "Aiko");
  const guest = await person(browser, baseURL!, "Basile");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Open the table" }).click();
  await guest.goto(await host.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await expect(guest.getByText("There are no hints.")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Change the settings" })).toHaveCount(0);

  await host.getByRole("button", { name: "Change the settings" }).click();
  await host.getByRole("checkbox", { name: /Allow hints/ }).check();
  await host.getByLabel("Time for a move").selectOption("3 minutes");
  await host.getByRole("button", { name: "Save" }).click();
  await expect(guest.getByRole("region", { name: "Messages" })).toContainText(
    "The host has changed the table: Time for a move: 3 minutes Hints are allowed.",
  );
  await expect(guest.getByRole("listitem").filter({ hasText: "Hints are allowed." })).toBeVisible();
  for (const page of [host, guest]) await page.context().close();
});

test("partners are chosen side by side, and stay partners when seats are shuffled", async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser, baseURL!, "Aiko");
  const guest = await person(browser, baseURL!, "Basile");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "4", exact: true }).check({ force: true });
  await expect(host.getByText("Team 1")).toBeVisible();
  await expect(host.getByRole("checkbox", { name: /Shuffle.*Partners stay partners/ })).toBeChecked();
  for (const place of [2, 4]) await host.getByLabel(`Place ${place}`).selectOption("novice");
  await host.getByRole("button", { name: "Open the table" }).click();
  await guest.goto(await host.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await guest.getByRole("button", { name: "Sit down at place 3" }).click();
  // Two places change at the host's wish, and back again.
  const team = (name: string) => host.getByRole("listitem").filter({ hasText: name }).first();
  await expect(team("Team 1")).toContainText("Basile");
  await host.getByLabel("Move whoever sits at place 3").selectOption("4");
  await expect(team("Team 2")).toContainText("Basile");
  await host.getByLabel("Move whoever sits at place 4").selectOption("3");
  await expect(team("Team 1")).toContainText("Basile");
  await host.getByRole("button", { name: "Start the game" }).click();

  const players = host.getByRole("list", { name: "Players" }).first().getByRole("listitem");
  await expect(players).toHaveCount(4);
  const names = await players.allInnerTexts();
  const seat = (name: string) => names.findIndex((text) => text.includes(name));
  expect(Math.abs(seat("Aiko") - seat("Basile")), names.join(" | ")).toBe(2);
  await expect(players.filter({ has: host.getByRole("img", { name: "bot" }) })).toHaveCount(2);
  for (const page of [host, guest]) await page.context().close();
});

test("the edition is that of the reader’s language, and the page says so", async ({ browser, baseURL }) => {
  for (const [locale, book, because] of [
    ["en-GB", /English book/, "in English"],
    ["fr-FR", /Livret français/, "en français"],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, locale });
    const page = await context.newPage();
    await page.goto("/new/seikatsu");
    await expect(page.getByRole("radio", { name: book })).toBeChecked();
    await expect(page.getByText(because)).toBeVisible();
    await context.close();
  }
});

test("a table without chat and watchers has neither", async ({ browser, baseURL }) => {
  const host = await person(browser, baseURL!, "Aiko");
  const stranger = await person(browser, baseURL!, "Chiyo");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Place 2").selectOption("novice");
  await host.getByText("More", { exact: true }).click();
  for (const name of [/No chat/, /No watchers/]) await host.getByRole("checkbox", { name }).check();
  await host.getByRole("button", { name: "Start to play" }).click();
  await expect(host.getByRole("region", { name: "Board" })).toBeVisible();
  await expect(host.getByRole("tab", { name: "Chat" })).toHaveCount(0);
  await stranger.goto(host.url());
  await expect(stranger.getByText("only those who play see the game")).toBeVisible();
  await expect(stranger.getByRole("region", { name: "Board" })).toHaveCount(0);
  for (const page of [host, stranger]) await page.context().close();
});
