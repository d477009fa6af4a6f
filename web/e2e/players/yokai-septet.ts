import type { BoardPlayer } from "./player";

const player: BoardPlayer = {
  game: "yokai-septet",
  seats: 3,
  options: ["Two rounds won, for beginners"],
  async move(page, input) {
    // The end of a round is looked at until one presses on.
    const next = page.getByRole("button", { name: "Next round" });
    if ((await next.count()) > 0) await input.choose(next);
    // In a duel one also plays from the rows in front of oneself.
    const cards = page
      .getByRole("group", { name: /^Your (hand|rows)$/ })
      .getByRole("button", { disabled: false });
    const tray = page.getByRole("button", { name: /^(Pass these cards|Discard this card)$/ });
    const still = page.getByRole("button", { name: /more cards? to choose/ });
    if ((await still.or(tray).count()) > 0) {
      while ((await tray.count()) === 0) await input.choose(cards.and(page.locator("[aria-pressed=false]")));
      return input.choose(tray);
    }
    await input.choose(cards);
    await input.choose(cards.and(page.locator("[aria-pressed=true]")));
  },
};

export default player;
