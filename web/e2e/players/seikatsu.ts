import type { BoardPlayer } from "./player";

const player: BoardPlayer = {
  game: "seikatsu",
  seats: 2,
  options: [],
  async move(page, input) {
    const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button", { disabled: false });
    const garden = page.getByRole("group", { name: "The garden" });
    const spaces = garden.getByRole("button", { name: /would score|can be laid here/, disabled: false });
    const lay = page.getByRole("button", { name: /^Lay it/ });
    const birds = page.getByRole("group", { name: /which bird/ }).getByRole("button");
    // Any tile that fits somewhere; the first may not.
    for (let tile = 0; tile < (await hand.count()); tile++) {
      if ((await hand.nth(tile).getAttribute("aria-pressed")) !== "true") await input.choose(hand.nth(tile));
      if ((await spaces.count()) === 0) continue;
      await input.choose(spaces);
      return input.choose(lay.or(birds));
    }
    throw new Error("no tile of the hand can be laid");
  },
};

export default player;
