import { expect, test } from "./fixtures";
import { nextTurn } from "./table";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play Seikatsu now against bots" }).click();
  await nextTurn(page, -1);
});

test("a hint names a move in words and is shown on the board", async ({ page }) => {
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/^A master would play: .+ on [a-g][1-7]\./)).toBeVisible();
});

test("a choice that is not allowed is answered with the rule that forbids it", async ({ page }) => {
  await page.getByRole("group", { name: "Your hand" }).getByRole("button").first().click();
  await page.getByRole("button", { name: "d4, the pond" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toBeVisible();
});

test("a move can be taken back as long as it gave nothing away, or bots agree", async ({ page }) => {
  const laid = page.getByRole("group", { name: "The garden" }).getByRole("button", { name: /laid last/ });
  await page
    .getByRole("group", { name: "Your hand" })
    .getByRole("button", { disabled: false })
    .first()
    .click();
  const space = page
    .getByRole("group", { name: "The garden" })
    .getByRole("button", { disabled: false })
    .first();
  const name = (await space.getAttribute("aria-label"))!;
  await space.click();
  await page.getByRole("button", { name: /^Lay it/ }).click();
  await expect(laid).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back" })).toBeEnabled();
  await page.getByRole("button", { name: "Take back" }).click();
  await page
    .getByRole("group", { name: "Your hand" })
    .getByRole("button", { disabled: false })
    .first()
    .click();
  await expect(page.getByRole("button", { name })).toBeVisible();
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
  await page.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
});
