import type { Locator, Page } from "@playwright/test";
import type { Input } from "../input";
import { nextTurn } from "../table";
import type { BoardPlayer } from "./player";

/** Cards that may be chosen; in a duel one also plays from the rows in front of oneself. */
const cards = (page: Page): Locator =>
  page.getByRole("group", { name: /^Your (hand|rows)$/ }).getByRole("button", { disabled: false });

/** Passes or discards what is to be chosen first, if anything is; says whether it was. */
async function give(page: Page, input: Input): Promise<boolean> {
  const tray = page.getByRole("button", { name: /^(Pass these cards|Discard this card)$/ });
  const still = page.getByRole("button", { name: /more cards? to choose/ });
  if ((await still.or(tray).count()) === 0) return false;
  while ((await tray.count()) === 0)
    await input.choose(cards(page).and(page.locator("[aria-pressed=false]")));
  await input.choose(tray);
  return true;
}

const player: BoardPlayer = {
  game: "yokai-septet",
  seats: 3,
  options: ["Two rounds won, for beginners"],
  async move(page, input) {
    // The end of a round is looked at until one presses on.
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) > 0) await input.choose(next);
    if (await give(page, input)) return;
    await input.choose(cards(page));
    await input.choose(cards(page).and(page.locator("[aria-pressed=true]")));
  },
  async press(page, input) {
    const at = await nextTurn(page, -1);
    if (await give(page, input)) await nextTurn(page, at!);
    await input.choose(cards(page));
  },
};

export default player;
