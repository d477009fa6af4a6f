/** The three ways to choose something: with a mouse, with a finger, with the keyboard alone. */
import type { Locator, Page } from "@playwright/test";

export interface Input {
  /** Chooses the first of what is described. */
  choose(wanted: Locator): Promise<void>;
}

export const mouse = (): Input => ({ choose: (wanted) => wanted.first().click() });

export const touch = (): Input => ({ choose: (wanted) => wanted.first().tap() });

/** Tab leads from widget to widget, arrows within one, Enter chooses: nothing else is pressed. */
export const keyboard = (page: Page): Input => ({
  async choose(wanted) {
    const target = wanted.first();
    await target.waitFor();
    let stuck = false;
    for (let presses = 0; presses < 150; presses++) {
      const key = await target.evaluate(nextKey, stuck);
      if (key === null) return page.keyboard.press("Enter");
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(key);
      stuck = await before.evaluate((element) => element === document.activeElement);
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  },
});

/** The key that brings the focus nearer to an element; none when it is there. Runs in the page. */
function nextKey(target: Element, stuck: boolean): string | null {
  const focused = document.activeElement;
  if (focused === target) return null;
  let group = target.parentElement?.closest("[role=group], [role=list], svg");
  // Groups may hold groups: the rows of an offer are one widget for the arrow keys.
  while (group && !group.contains(focused)) group = group.parentElement?.closest("[role=group], [role=list]");
  // An element beside those that the arrows lead through does not listen to them.
  if (stuck || !group || focused === null || (target as HTMLElement).tabIndex === 0) {
    const behind =
      focused !== null && target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return behind && focused !== document.body ? "Shift+Tab" : "Tab";
  }
  const from = focused.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const right = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  // Focus that has come as near as rows and columns let it goes on along the other way.
  const sideways = Math.abs(right) >= Math.abs(down) ? right : 0;
  if (sideways !== 0) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}
