import { expect, test } from "./fixtures";
import { nextTurn } from "./table";

/** The icons of a box of one's own, as `docs/components/shikoku.toml` has them: card 1 has six. */
const icons = (first: number) => `icons = [${[first, ...Array<number>(32).fill(1)].join(", ")}]`;
const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a game is played with the numbers of one’s own box", async ({ page }) => {
  await page.goto("/new/shikoku");
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByText("Other components").click();
  const choose = page.getByLabel("Choose a component file");
  await choose.setInputFiles(file("broken.toml", "icons = ["));
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("neither TOML nor JSON");

  await choose.setInputFiles(file("wrong.toml", icons(9)));
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "The number of icons of card 1 cannot be 9",
  );

  await choose.setInputFiles(file("mine.toml", icons(6)));
  await expect(page.getByText("Played with the components of “mine”.")).toBeVisible();
  for (const place of [2, 3]) await page.getByLabel(`Place ${place}`).selectOption("novice");
  await page.getByRole("button", { name: "Start to play" }).click();
  await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
});

test("a table with a limit shows how much time is left", async ({ page }) => {
  await page.goto("/new/seikatsu");
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByLabel("Place 2").selectOption("novice");
  await page.getByLabel("Time for a move").selectOption("3 minutes");
  await page.getByRole("button", { name: "Start to play" }).click();
  await nextTurn(page, -1);
  await expect(page.getByRole("timer")).toHaveText(/^(3:00|2:\d\d)$/);
});
