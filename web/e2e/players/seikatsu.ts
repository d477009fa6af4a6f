import type { Page } from "@playwright/test";
import type { Input } from "../input";
import type { BoardPlayer } from "./player";

/** Chooses any tile that fits somewhere, and a space for it; the first may not fit. */
async function aim(page: Page, input: Input): Promise<void> {
  const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button", { disabled: false });
  const garden = page.getByRole("group", { name: "The garden" });
  const spaces = garden.getByRole("button", { name: /would score|can be laid here/, disabled: false });
  for (let tile = 0; tile < (await hand.count()); tile++) {
    if ((await hand.nth(tile).getAttribute("aria-pressed")) !== "true") await input.choose(hand.nth(tile));
    if ((await spaces.count()) > 0) return input.choose(spaces);
  }
  throw new Error("no tile of the hand can be laid");
}

const player: BoardPlayer = {
  game: "seikatsu",
  seats: 2,
  options: [],
  async move(page, input) {
    await aim(page, input);
    const birds = page.getByRole("group", { name: /which bird/ }).getByRole("button");
    await input.choose(page.getByRole("button", { name: /^Lay it/ }).or(birds));
  },
  press: aim,
};

export default player;
