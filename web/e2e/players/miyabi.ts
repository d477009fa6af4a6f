import type { BoardPlayer } from "./player";

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
    const offer = page.getByRole("group", { name: "Tiles on offer" }).first();
    const tiles = offer.getByRole("button", { disabled: false });
    const fitting = tiles.and(page.locator('[aria-label]:not([aria-label*="cannot be laid"])'));
    if ((await fitting.count()) === 0)
      return input.choose(page.getByRole("button", { name: "Pass", exact: true }));
    await input.choose(fitting);
    await input.choose(page.getByRole("button", { name: /^Lay/ }));
  },
};

export default player;
