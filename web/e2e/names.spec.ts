/** A name may be as long as the server allows: no line of the lobby breaks over it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { person } from "./people";

const LONG = "W".repeat(24);

/** How high the head of the page is and whether it is all on the page, and what of the lines of tables is not. */
async function lines(page: Page) {
  return page.evaluate(() => {
    const head = document.querySelector("header")!.getBoundingClientRect();
    const out = [...document.querySelectorAll("header *, main li, main li *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5;
    });
    const links = [...document.querySelectorAll("nav a")].map((link) => link.getBoundingClientRect().height);
    return { head: head.height, links: Math.max(...links), out: out.map((element) => element.outerHTML) };
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a long nickname breaks no line of the lobby at ${width} × ${height}`, async ({
    browser,
    baseURL,
  }) => {
    const short = await person(browser, baseURL!, "Bo", { viewport: { width, height } });
    const long = await person(browser, baseURL!, LONG, { viewport: { width, height } });
    await long.goto("/new/seikatsu");
    await long.getByRole("checkbox", { name: /Show the table in the lobby/ }).check();
    await long.getByRole("button", { name: "Open the table" }).click();
    await expect(long.getByRole("heading", { name: "Invite" })).toBeVisible();
    for (const page of [short, long]) {
      await page.goto("/");
      await expect(page.getByText(LONG).last()).toBeVisible();
    }
    const [usual, broken] = [await lines(short), await lines(long)];
    expect(broken).toEqual({ ...usual, out: [] });
    expect(usual.out).toEqual([]);
    for (const page of [short, long]) await page.context().close();
  });
}
