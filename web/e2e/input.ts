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
    for (let presses = 0; presses < 150; presses++) {
      const key = await target.evaluate(nextKey);
      if (key === null) return page.keyboard.press("Enter");
      await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  },
});

/** The key that brings the focus nearer to an element; none when it is there. Runs in the page. */
function nextKey(target: Element): string | null {
  const focused = document.activeElement ?? document.body;
  if (focused === target) return null;
  // The arrows lead through a group, of which one element is where Tab stops. Groups of the same name are one.
  const groupOf = (element: Element) => {
    const group = element.parentElement?.closest("[role=group], [role=list]");
    return group?.getAttribute("aria-label") ?? group?.getAttribute("aria-labelledby") ?? null;
  };
  const group = groupOf(target);
  if (group === null || groupOf(focused) !== group || (target as HTMLElement).tabIndex === 0) {
    const stops = [...document.querySelectorAll('[tabindex="0"]')];
    const stop = stops.find((element) => group !== null && groupOf(element) === group) ?? target;
    const behind = (stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return behind && focused !== document.body ? "Shift+Tab" : "Tab";
  }
  const from = focused.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const right = to.x + to.width / 2 - (from.x + from.width / 2);
  const down = to.y + to.height / 2 - (from.y + from.height / 2);
  if (Math.abs(right) >= Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}
