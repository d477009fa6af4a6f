/** A language in which everything is said twice: whatever words another one needs, a phone has room for them. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GAMES } from "./locales";

const WIDTH = 390;
test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("chabudai.lang", "en-XA"));
});

/** What sticks out at the right, as far as it is not scrolled inside of something else. */
function outside(width: number): string[] {
  const scrolls = (element: Element): boolean => {
    const { overflowX, position } = getComputedStyle(element);
    return overflowX !== "visible" || position === "fixed";
  };
  const inside = (element: Element): boolean => {
    for (
      let each = element.parentElement;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      if (scrolls(each)) return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !inside(element))
    .map(
      (element) => `${element.tagName}.${element.className.toString()}: ${element.textContent?.slice(0, 60)}`,
    );
}

async function expectRoom(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const guilty = wide > WIDTH ? await page.evaluate(outside, WIDTH) : [];
  expect({ page: page.url(), wide, guilty }).toEqual({ page: page.url(), wide: WIDTH, guilty: [] });
}

/** Goes to a page of its own and fills every other place with a bot; whoever is asked sits down first. */
async function open(page: Page, game: string, place: "novice" | "open"): Promise<void> {
  await page.goto(`/new/${game}`);
  await expect(page.locator("#places")).toBeVisible();
  for (const select of await page.locator("form ol select").all()) await select.selectOption(place);
  await page.locator("form button[type=submit]").click();
}

test("every text is doubled", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(.+) \1$/);
  await page.goto("/me");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(.+) \1$/);
});

test("no page around the games is too narrow", async ({ page }) => {
  for (const path of ["/", "/learn", "/me", "/nowhere"]) {
    await page.goto(path);
    await expectRoom(page);
  }
});

for (const game of GAMES) {
  test(`${game} has room: rules, setup, waiting room and board`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(page.locator("#rulings")).toBeVisible();
    await expectRoom(page);
    await page.goto(`/new/${game}`);
    await expect(page.locator("#places")).toBeVisible();
    await expectRoom(page);
    await open(page, game, "open");
    await expect(page.locator("#invite")).toBeVisible();
    await expectRoom(page);
    await open(page, game, "novice");
    await expect(page.locator("[data-ours=true], #end").first()).toBeVisible();
    await expectRoom(page);
  });

  test(`${game} has room when it is looked at again`, async ({ page }) => {
    const [record = ""] = readFileSync(
      new URL(`../../archive/rules-1/${game}.jsonl`, import.meta.url),
      "utf8",
    ).split("\n");
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(record) };
    await page.goto("/");
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page).toHaveURL(/\/replay\//);
    await expect(page.locator("input[type=range]")).toBeVisible();
    await expectRoom(page);
    await page.locator("input[type=range]").press("End");
    await page.locator("[aria-haspopup=dialog]").last().click();
    await expect(page.locator("#result")).toBeVisible();
    await expectRoom(page);
  });
}
