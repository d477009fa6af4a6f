import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import shikoku from "./players/shikoku";
import { playBots, playOn } from "./table";

test("a finished game can be looked at again, downloaded, and opened from the file", async ({ page }) => {
  await playBots(page, shikoku);
  await playOn(page, shikoku, mouse());
  await page.getByRole("link", { name: "Look at it again" }).click();
  // It opens where the first decision is made, seen by oneself.
  await expect(page.getByText(/^Step [1-9]\d* of/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Your hand" })).toBeVisible();

  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("The game begins.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expect(page).toHaveURL(/entry=2/);

  await page.getByLabel("Seen by", { exact: true }).selectOption("0");
  await expect(page).toHaveURL(/seat=0/);
  await expect(page.getByRole("list", { name: "Your hand" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expect(page.getByLabel("Seen by", { exact: true })).toHaveValue("0");

  await page.getByLabel("Seen by", { exact: true }).selectOption("all");
  await expect(page.getByRole("heading", { name: /^Seen by/ })).toHaveCount(3);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const record = readFileSync(await (await download).path());

  await page.goto("/");
  const file = { name: "game.json", mimeType: "application/json", buffer: record };
  await page.getByLabel("Choose a record file").setInputFiles(file);
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
});

test("a file that is no record is refused in words", async ({ page }) => {
  await page.goto("/");
  const file = { name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.getByLabel("Choose a record file").setInputFiles(file);
  await expect(page.getByText(/This file is not a valid record of a game\. .+\./).first()).toBeVisible();
});
