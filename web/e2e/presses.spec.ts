/** Two presses play a move, of which the first shows what it would do; whoever wants it so needs one, in every game. */
import { expect, test } from "./fixtures";
import { mouse } from "./input";
import { players } from "./players/all";
import { nextTurn, playBots } from "./table";

for (const player of players) {
  test(`one press plays a move of ${player.game} where two would only show it`, async ({ page }) => {
    const log = page.getByRole("list", { name: "Log" }).getByText(/^You (laid|played)/);
    for (const [words, moves] of [
      ["In two presses: look first, then confirm", 0],
      ["In one press", 1],
    ] as const) {
      await page.goto("/me");
      await page.getByRole("radio", { name: words }).check();
      await playBots(page, player);
      const at = await nextTurn(page, -1);
      await player.press(page, mouse());
      if (moves > 0) await nextTurn(page, at!);
      // What was only shown is gone.
      else await page.reload().then(() => nextTurn(page, -1));
      await expect(log, words).toHaveCount(moves);
    }
  });
}
