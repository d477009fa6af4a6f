/** The end of a round is a moment of its own. */
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import yokai from "./players/yokai-septet";
import { nextTurn, playBots } from "./table";

test("the trick that ends a round stays until one presses on", async ({ page }) => {
  await playBots(page, yokai);
  const ending = page.getByRole("region", { name: "End of round 1" });
  for (let at = -1; (await ending.count()) === 0;) {
    at = (await nextTurn(page, at))!;
    if ((await ending.count()) === 0) await yokai.move(page, mouse());
  }
  await expect(page.getByRole("list", { name: "The trick", exact: true }).getByRole("listitem")).toHaveCount(
    3,
  );
  await expect(ending).toContainText("Round 1");
  await ending.getByRole("button", { name: "Next round" }).click();
  await expect(ending).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Your hand" })).toBeVisible();
});
