import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GAMES, nameOf, say } from "./locales";

test.use({ locale: "fr-FR" });

/** Words that every page would show if something of it had stayed English. */
const ENGLISH =
  /\b(the|and|your|you|with|play|rules|table|tables|seat|seats|points|turn|hand|leave|open|game|lobby|score)\b/i;

async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...labels].join("\n");
  });
  // Words that both languages write alike are no proof.
  const foreign = words
    .split("\n")
    .filter((line) => ENGLISH.test(line.replace(/\b(points|table|tables|score)\b/gi, "")));
  expect(foreign).toEqual([]);
}

for (const path of ["/", "/learn", "/me", "/here", "/nowhere"]) {
  test(`${path} is French throughout`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFrench(page);
  });
}

for (const game of GAMES) {
  test(`${game} is French throughout: its rules, a new table, the board and the log`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole("heading", { name: "Ce que les livrets laissent ouvert" })).toBeVisible();
    await expectFrench(page);
    await page.goto(`/new/${game}`);
    await expect(page.getByRole("heading", { name: "Qui s’assoit où" })).toBeVisible();
    await expectFrench(page);
    await page.goto("/");
    const name = say("lobby-play-now-at", { game: nameOf(game, "fr") }, "fr");
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("region", { name: "Plateau" })).toBeVisible();
    await expectFrench(page);
  });
}

for (const game of GAMES) {
  test(`${game} is French throughout on this device, on a television and in a hand`, async ({ page }) => {
    await page.goto(`/here/new/${game}`);
    await expect(page.getByRole("heading", { name: "Qui s’assoit où" })).toBeVisible();
    await expectFrench(page);
    await page.getByLabel(say("setup-place", { place: 2 }, "fr")).selectOption("reserved");
    await page
      .getByLabel(say("me-name", {}, "fr"))
      .last()
      .fill("Basile");
    await page.getByRole("button", { name: say("setup-create-and-play", {}, "fr") }).click();
    await expect(page.getByRole("button", { name: /^C’est moi/ })).toBeVisible();
    await expectFrench(page);
    await page.getByRole("button", { name: /^C’est moi/ }).click();
    await expect(page.getByRole("region", { name: "Plateau" })).toBeVisible();
    await expectFrench(page);
    await page.goto("/");
    const name = say("lobby-play-now-at", { game: nameOf(game, "fr") }, "fr");
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("region", { name: "Plateau" })).toBeVisible();
    const table = page.url();
    for (const part of ["board", "hand"]) {
      await page.goto(`${table}/${part}`);
      await expect(page.getByRole("region", { name: "Plateau" })).toBeVisible();
      await expectFrench(page);
    }
  });
}

test("the language can be switched in mid-game, log and all", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Jouer maintenant.+Seikatsu/ }).click();
  await expect(page.getByRole("tab", { name: "Journal" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("tab", { name: "Log" })).toBeVisible();
  await expect(page.getByText(/The first tiles lie in the garden/)).toBeVisible();
});
