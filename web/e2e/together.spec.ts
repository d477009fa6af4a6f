import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import { seikatsu } from "./players/seikatsu";
import { expectEnd, nextTurn, playOn } from "./table";

/** Somebody with a browser of their own. */
async function person(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/me");
  await page.getByLabel("Nickname").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Saved.");
  return page;
}

test("two people play each other while a third watches, and everybody sees the same end", async ({
  browser,
  baseURL,
}) => {
  const aiko = await person(browser, baseURL!, "Aiko");
  const basile = await person(browser, baseURL!, "Basile");
  const chiyo = await person(browser, baseURL!, "Chiyo");

  await aiko.goto("/new/seikatsu");
  await aiko.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await aiko.getByRole("button", { name: "Open the table" }).click();
  const link = await aiko.getByRole("textbox", { name: "Link to this table" }).inputValue();

  await basile.goto(link);
  await basile.getByRole("button", { name: "Sit down at place 2" }).click();
  await chiyo.goto(link);
  await expect(chiyo.getByText("Basile", { exact: true })).toBeVisible();
  await aiko.getByRole("button", { name: "Start the game" }).click();

  await expect(chiyo.getByText("You are watching.")).toBeVisible();
  await expect(chiyo.getByRole("group", { name: "Your hand" })).toHaveCount(0);

  await basile.getByRole("tab", { name: "Chat" }).click();
  await basile.getByLabel("Message to everybody at the table").fill("Good luck <b>Aiko</b>!");
  await basile.getByRole("button", { name: "Send" }).click();
  await chiyo.getByRole("tab", { name: /Chat/ }).click();
  await expect(chiyo.getByText("Good luck <b>Aiko</b>!")).toBeVisible();

  await Promise.all([playOn(aiko, seikatsu, mouse()), playOn(basile, seikatsu, mouse())]);
  for (const page of [aiko, basile, chiyo]) await expectEnd(page);
  const verdict = /(Aiko|Basile) won\./.exec(await chiyo.locator("main").innerText());
  expect(verdict).not.toBeNull();
  const winner = verdict![1] === "Aiko" ? aiko : basile;
  await expect(winner.getByRole("region", { name: "The game is over" })).toContainText("You have won!");

  await aiko.getByRole("button", { name: "Play again" }).click();
  await basile.getByRole("link", { name: "To the next game" }).click();
  await expect(basile).toHaveURL(aiko.url());
  for (const page of [aiko, basile, chiyo]) await page.context().close();
});

test("a place that is kept for somebody is theirs by a link of its own", async ({ browser, baseURL }) => {
  const host = await person(browser, baseURL!, "Host");
  const guest = await person(browser, baseURL!, "Guest");
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByLabel("Place 2").selectOption("reserved");
  await host.getByLabel("For whom").fill("Gisèle");
  await host.getByRole("button", { name: "Open the table" }).click();
  await guest.goto(await host.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await expect(guest.getByText("Kept for Gisèle")).toBeVisible();
  await expect(guest.getByRole("button", { name: /Sit down|Take the place/ })).toHaveCount(0);
  await guest.goto(await host.getByRole("textbox", { name: "Link for Gisèle" }).inputValue());
  await guest.getByRole("button", { name: "Take the place kept for you" }).click();
  await expect(host.getByText("Guest", { exact: true })).toBeVisible();
  await host.getByRole("button", { name: "Start the game" }).click();
  await nextTurn(await firstToMove(host, guest), -1);
  for (const page of [host, guest]) await page.context().close();
});

async function firstToMove(...pages: Page[]): Promise<Page> {
  return Promise.any(pages.map((page) => nextTurn(page, -1).then(() => page)));
}
