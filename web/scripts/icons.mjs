/** Draws the icons of the installed client from our own picture: `CHROMIUM=$(../scripts/chromium-bin) node scripts/icons.mjs`. */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const ICONS = [
  { file: "icon-192.png", size: 192, margin: 0 },
  { file: "icon-512.png", size: 512, margin: 0 },
  // What may be cut to any shape has its picture within the inner four fifths, on a ground without corners.
  { file: "icon-maskable-512.png", size: 512, margin: 51 },
];

const picture = readFileSync("public/favicon.svg", "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
for (const { file, size, margin } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = margin === 0 ? "transparent" : "#a8321f";
  await page.setContent(
    `<style>body { margin: 0; background: ${ground} } svg { display: block; margin: ${margin}px; width: ${size - 2 * margin}px }</style>${picture}`,
  );
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
