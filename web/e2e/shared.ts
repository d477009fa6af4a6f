/** Several people with one device: whoever is asked for takes it and plays. */
import { expect, type Page } from "@playwright/test";
import type { Input } from "./input";
import type { BoardPlayer } from "./players/player";

const cover = (page: Page) => page.getByRole("button", { name: /^I am / });

export interface Turn {
  /** Who holds the device; nobody while it is handed on. */
  readonly holder: string | null;
  /** The names of what lies in the hand that is shown. */
  readonly hand: readonly string[];
}

/** What of a hand is in the page. */
async function handIn(page: Page): Promise<string[]> {
  const names = page.getByRole("group", { name: "Your hand" }).getByRole("button");
  return names.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
}

/**
 * Plays for everybody who shares the device, so many moves or until the game is over. `look` is told of every position that is
 * shown and of every cover.
 */
export async function playShared(
  page: Page,
  player: BoardPlayer,
  input: Input,
  most: number,
  look: (turn: Turn) => Promise<void>,
): Promise<number> {
  let holder: string | null = null;
  for (let moves = 0; moves < most;) {
    const state = await page.waitForFunction(() => {
      if (document.querySelector("#end") !== null) return "over";
      if ([...document.querySelectorAll("button")].some((each) => each.textContent?.startsWith("I am ")))
        return "cover";
      return document.querySelector('[data-ours="true"]') === null ? null : "ours";
    });
    const now = await state.jsonValue();
    if (now === "over") return moves;
    if (now === "cover") {
      holder = null;
      await look({ holder, hand: [] });
      const next = cover(page);
      holder = (await next.innerText()).replace("I am ", "");
      await input.choose(next);
      await expect(next).toHaveCount(0);
      continue;
    }
    await look({ holder, hand: await handIn(page) });
    const at = await page.locator("[data-ours]").getAttribute("data-at");
    await player.move(page, input);
    moves++;
    // The position has changed, or the device is to be handed on.
    await page.waitForFunction((before) => {
      const table = document.querySelector<HTMLElement>("[data-ours]");
      return table === null || table.dataset["at"] !== before;
    }, at);
  }
  return most;
}
