/** Where the engine is loaded a slow line is not felt: whatever follows from what is shown is told by the page itself. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { players } from "./players/all";
import { nextTurn } from "./table";

test.use({ serviceWorkers: "allow" });

/** The service worker has the engine, and the page has loaded it when there was nothing else to do. */
async function untilNear(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("engine").length > 0);
}

test("why a move is not allowed, and a hint, are told without asking the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) =>
      asked.push((JSON.parse(String(payload)) as { type: string }).type),
    ),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Seikatsu, against bots" }).click();
  await nextTurn(page, -1);
  await untilNear(page);
  await page.getByRole("group", { name: "Your hand" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "d4, the pond" }).click({ force: true });
  await expect(page.getByRole("region", { name: "Messages" })).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  const advice = page.getByRole("region", { name: "A master’s advice" });
  await expect(advice.getByRole("button", { name: /% to win/ }).first()).toBeVisible();
  expect(asked).not.toContain("why");
  expect(asked).not.toContain("hint");
});

for (const { game } of players) {
  test(`${game}: the server hands over the record, and is asked for no step of it`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const [record] = readFileSync(`../archive/rules-1/${game}.jsonl`, "utf8").split("\n");
    const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(record!) };
    await page.goto("/learn");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.goto("/");
    await page.getByLabel("Choose a record file").setInputFiles(file);
    await expect(page.getByText(/^Step \d+ of/)).toBeVisible();
    await untilNear(page);
    const id = /\/replay\/([^/?]+)/.exec(page.url())![1]!;
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("Home");
    asked.length = 0;
    for (let step = 1; step <= 5; step++) {
      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(new RegExp(`entry=${step}\\b`));
    }
    await page.keyboard.press("End");
    await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
    expect(asked.filter((path) => path.startsWith(`/api/replays/${id}/`))).toEqual([]);
    expect(asked.filter((path) => path === `/api/records/${id}`).length).toBeLessThanOrEqual(1);
  });
}
