/**
 * Takes the pictures that other sites show of a link, one a game and one of the house, from the games' own emblems:
 * `node scripts/previews.mjs` writes `public/preview/<game>.png`.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import { createServer } from "vite";

const games = readdirSync("src/games");
const executablePath =
  process.env.CHROMIUM ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
const server = await (await createServer({ server: { port: 0 } })).listen();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
mkdirSync("public/preview", { recursive: true });
for (const game of [...games, "chabudai"]) {
  await page.goto(`${server.resolvedUrls.local[0]}gallery.html?page=preview&game=${game}`);
  await page.locator("strong").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/preview/${game}.png` });
}
await browser.close();
await server.close();
