/** People who play each other, each with a browser of their own. */
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { nextTurn } from "./table";

/** Somebody with a nickname. */
export async function person(
  browser: Browser,
  baseURL: string,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", reducedMotion: "reduce", ...device });
  const page = await context.newPage();
  await page.goto("/me");
  await page.getByLabel("Nickname").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Saved.");
  return page;
}

/** Opens a table of Seikatsu for two, at which both then sit. */
export async function sitDown(host: Page, guest: Page): Promise<void> {
  await host.goto("/new/seikatsu");
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByRole("button", { name: "Open the table" }).click();
  await guest.goto(await host.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await guest.getByRole("button", { name: "Sit down at place 2" }).click();
}

/** Whoever has the first turn. */
export async function firstToMove(...pages: Page[]): Promise<Page> {
  return Promise.any(pages.map((page) => nextTurn(page, -1).then(() => page)));
}
