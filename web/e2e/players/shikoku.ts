import type { BoardPlayer } from "./player";

const player: BoardPlayer = {
  game: "shikoku",
  seats: 3,
  options: [],
  async move(page, input) {
    const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button", { disabled: false });
    const line = page.getByRole("group", { name: "Previous line" }).getByRole("button", { disabled: false });
    await input.choose(hand.or(line));
    await input.choose(page.getByRole("button", { name: /^(Play|Take) \d+$/ }));
  },
};

export default player;
