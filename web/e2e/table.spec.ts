import { expect, test } from "./fixtures";
import { mouse } from "./input";
import seikatsu from "./players/seikatsu";
import { nextTurn } from "./table";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Seikatsu, against bots" }).click();
  await nextTurn(page, -1);
});

test("a hint tells the three best moves, and shows on the board the one that is chosen", async ({ page }) => {
  await page.getByRole("button", { name: "Hint" }).click();
  const advice = page.getByRole("region", { name: "A master’s advice" });
  const moves = advice.getByRole("button", { name: /on [a-g][1-7] .*% to win/ });
  await expect(moves).toHaveCount(3);
  await expect(moves.first()).toHaveAttribute("aria-pressed", "true");
  const third = moves.nth(2);
  await third.focus();
  await page.keyboard.press("Enter");
  await expect(third).toHaveAttribute("aria-pressed", "true");
  await advice.getByRole("button", { name: "Close" }).click();
  await expect(advice).toHaveCount(0);
});

test("a choice that is not allowed is answered with the rule that forbids it", async ({ page }) => {
  await page.getByRole("group", { name: "Your hand" }).getByRole("button").first().click();
  // A screen reader calls it disabled, a click explains why.
  await page.getByRole("button", { name: "d4, the pond" }).click({ force: true });
  await expect(page.getByRole("region", { name: "Messages" })).toBeVisible();
});

test("a move can be taken back as long as it gave nothing away, or bots agree", async ({ page }) => {
  const garden = page.getByRole("group", { name: "The garden" });
  const at = Number(await page.locator("[data-at]").getAttribute("data-at"));
  const open = garden.getByRole("button", { name: /a tile can be laid here/ });
  const before = await open.evaluateAll((spaces) => spaces.map((space) => space.getAttribute("aria-label")));
  await seikatsu.move(page, mouse());
  await nextTurn(page, at);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect
    .poll(() => open.evaluateAll((spaces) => spaces.map((space) => space.getAttribute("aria-label"))))
    .toEqual(before);
});

test("rules open in a drawer that Escape closes, and the focus comes back", async ({ page }) => {
  const rules = page.getByRole("button", { name: "Rules" });
  await rules.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rules).toBeFocused();
});

test("leaving asks first, and the table waits in the lobby", async ({ page }) => {
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toContainText("The game is kept as it is");
  const table = page.url();
  const at = await page.locator("[data-at]").getAttribute("data-at");
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
  // Nobody has played on: it is still one's turn in the same position.
  await page.getByRole("link", { name: /^Go on with Seikatsu/ }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator("[data-ours=true]")).toHaveAttribute("data-at", at!);
});
