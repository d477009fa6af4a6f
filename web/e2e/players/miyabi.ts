import type { Locator, Page } from "@playwright/test";
import type { BoardPlayer } from "./player";

/** Tiles on offer that can be laid. */
const fitting = (page: Page): Locator =>
  page
    .getByRole("group", { name: "Tiles on offer" })
    .first()
    .getByRole("button", { disabled: false })
    .and(page.locator('[aria-label]:not([aria-label*="cannot be laid"])'));

const player: BoardPlayer = {
  game: "miyabi",
  seats: 2,
  options: [],
  async move(page, input) {
    // The end of a round is looked at until one presses on.
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) > 0) await input.choose(next);
    // The frog is in the hand by itself when it is all there is to move.
    const frog = page.getByRole("button", { name: /^(Set|Hop)/ });
    if ((await frog.count()) > 0) return input.choose(frog);
    if ((await fitting(page).count()) === 0)
      return input.choose(page.getByRole("button", { name: "Pass", exact: true }));
    await input.choose(fitting(page));
    await input.choose(page.getByRole("button", { name: /^Lay/ }));
  },
  async press(page, input) {
    await input.choose(fitting(page));
    // It is held where it can be laid: in a garden in which nothing lies yet, that square is pressed.
    await input.choose(page.getByRole("group", { name: "Squares of the garden" }).locator('[tabindex="0"]'));
  },
};

export default player;
