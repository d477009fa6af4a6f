import type { Page } from "@playwright/test";
import type { Input } from "../input";
import type { BoardPlayer } from "./player";

function aim(page: Page, input: Input): Promise<void> {
  const hand = page.getByRole("group", { name: "Your hand" }).getByRole("button", { disabled: false });
  const line = page.getByRole("group", { name: "Previous line" }).getByRole("button", { disabled: false });
  return input.choose(hand.or(line));
}

const player: BoardPlayer = {
  game: "shikoku",
  seats: 3,
  options: [],
  async move(page, input) {
    await aim(page, input);
    await input.choose(page.getByRole("button", { name: /^(Play|Take) \d+$/ }));
  },
  press: aim,
};

export default player;
