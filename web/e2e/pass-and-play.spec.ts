/** Two people and a bot on one device: nothing of a hand is in the page while another holds it. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { playHere } from "./here";
import { touch } from "./input";
import { players } from "./players/all";
import { playShared } from "./shared";

/** What the Worker that hosts has told the page, by whose eyes: a seat, or null for what everybody may know. */
async function listen(page: Page): Promise<() => Promise<(number | null)[]>> {
  await page.addInitScript(() => {
    const heard: (number | null)[] = [];
    Object.assign(window, { heard });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }: MessageEvent<{ type: string; text: string }>) => {
          if (data.type !== "said") return;
          const told = JSON.parse(data.text) as { type: string; view?: { seat: number | null } };
          if (told.type === "view") heard.push(told.view!.seat);
        });
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: (number | null)[] }).heard.splice(0));
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const player of players) {
  test(`${player.game}: two people and a bot`, async ({ page }) => {
    test.slow();
    const told = await listen(page);
    await page.goto("/here");
    await playHere(page, player, 3, ["Basile"]);

    const seats = new Map<string, number>();
    let shown: readonly string[] = [];
    await playShared(page, player, touch(), 14, async ({ holder, hand }) => {
      const eyes = new Set((await told()).filter((seat) => seat !== null));
      if (holder === null) {
        // What the last holder had is gone from the page, names for screen readers and all.
        await expect(page.getByRole("region", { name: "Board" })).toHaveCount(0);
        const names = await page
          .locator("[aria-label]")
          .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
        for (const card of shown) expect(names).not.toContain(card);
        shown = [];
        return;
      }
      if (hand.length === 0) return;
      expect(eyes.size, "between two covers the page is told of one hand").toBeLessThanOrEqual(1);
      const [seat] = eyes;
      if (seat !== undefined) {
        expect(seats.get(holder) ?? seat, `${holder} has the same seat as before`).toBe(seat);
        seats.set(holder, seat);
      }
      shown = [...new Set([...shown, ...hand])];
    });
    // Where nobody has anything to hide, the device is handed on without a cover.
    if (shown.length > 0) expect(new Set(seats.values()).size).toBe(2);
  });
}

test("whoever lets a bot finish hands the device on, and may come back", async ({ page }) => {
  const [player] = players.filter(({ seats }) => seats > 2);
  await page.goto("/here");
  await playHere(page, player!, 3, ["Basile"]);
  // Until it is Basile who holds the device.
  const cover = (name: string) => page.getByRole("button", { name: `I am ${name}` });
  while (!(await cover("Basile").isVisible())) await playShared(page, player!, touch(), 1, async () => {});
  await cover("Basile").tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Leave" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Let a bot finish" }).tap();
  // The bot plays for Basile, and the device is asked for by its owner only.
  const again = page.getByRole("button", { name: "Basile plays again" });
  await expect(again).toBeVisible();
  await expect(cover("Basile")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Board" })).toHaveCount(0);
  await again.tap();
  const holders = new Set<string>();
  await playShared(page, player!, touch(), 6, async ({ holder }) => {
    if (holder !== null) holders.add(holder);
  });
  expect(holders).toContain("Basile");
});

test("those who share a device leave together, and all of them go on later", async ({ page }) => {
  const [player] = players.filter(({ seats }) => seats > 2);
  await page.goto("/here");
  await playHere(page, player!, 3, ["Basile"]);
  await playShared(page, player!, touch(), 3, async () => {});
  await page.reload();
  const cover = page.getByRole("button", { name: /^I am / });
  await expect(cover).toBeVisible();
  await cover.tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Leave" }).tap();
  await expect(page.getByText("The game is kept as it is")).toBeVisible();
  await page.getByRole("button", { name: "Leave the table" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/here");
  await page.getByRole("link", { name: /^Go on with/ }).tap();
  const holders = new Set<string>();
  await playShared(page, player!, touch(), 4, async ({ holder }) => {
    if (holder !== null) holders.add(holder);
  });
  expect(holders.size).toBe(2);
});
