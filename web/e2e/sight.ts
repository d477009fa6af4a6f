/** What a player sees without scrolling. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import type { Input } from "./input";

/** Names all that can be chosen on the board and does not lie wholly in sight, uncovered; and whether the page scrolls. */
export async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) out.push(`the page is ${scrollWidth - innerWidth} too wide`);
    if (scrollHeight > innerHeight) out.push(`the page is ${scrollHeight - innerHeight} too high`);
    const wanted =
      "button:enabled:not([aria-disabled=true]), [role=button]:not([aria-disabled=true]), a[href], input";
    for (const element of document.querySelectorAll(`[aria-labelledby=board] :is(${wanted})`)) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || getComputedStyle(element).visibility === "hidden") continue;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      // Half a pixel is rounding.
      const inside = left > -0.5 && top > -0.5 && right < innerWidth + 0.5 && bottom < innerHeight + 0.5;
      const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const scrolled = !hit.some((each) => each === element || element.contains(each));
      if (!inside || scrolled) out.push(`${name} at ${[left, top, right, bottom].map(Math.round).join(" ")}`);
    }
    return out;
  });
}

/** Two taps so close in time and place are a double tap, of which a board may ignore the second half. */
const DOUBLE_TAP = { ms: 800, px: 120 };

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const isDouble = (first: Tap, second: Tap): boolean =>
  second.at - first.at < DOUBLE_TAP.ms && Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP.px;

/** The last tap on each page, whichever finger made it. */
const lastTaps = new WeakMap<Page, Tap>();

/** Where a person taps an element, in itself: on what shows of it, if others lie over its middle. Runs in the page. */
function showing(element: Element): { x: number; y: number; left: number; top: number } | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const spots = [0.5, 0.35, 0.2, 0.1].map((x) => ({ x: width * x, y: height / 2, left, top }));
  return spots.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
}

/** A pointer that never scrolls: before each click, all that can be chosen must be in sight. */
export const steadyMouse = (page: Page): Input => ({
  async choose(wanted) {
    await wanted.first().waitFor();
    await expect.poll(() => outOfSight(page), { message: "what can be chosen is in sight" }).toEqual([]);
    await wanted.first().click();
  },
});

/** A finger that never scrolls: before each tap, all that can be chosen must be in sight. */
export function steadyFinger(page: Page): Input {
  return {
    async choose(wanted) {
      const target = wanted.first();
      await target.waitFor();
      await expect.poll(() => outOfSight(page), { message: "what can be chosen is in sight" }).toEqual([]);
      // After the phone was turned things may still move: whoever missed looks again.
      await expect(async () => {
        const spot = await target.evaluate(showing);
        expect(spot, "some of it shows").toBeDefined();
        const { x, y, left, top } = spot!;
        const tap = (): Tap => ({ x: left + x, y: top + y, at: Date.now() });
        const last = lastTaps.get(page);
        if (last !== undefined && isDouble(last, tap())) await page.waitForTimeout(DOUBLE_TAP.ms);
        await target.tap({ position: { x, y }, timeout: 5_000 });
        lastTaps.set(page, tap());
      }).toPass({ timeout: 30_000 });
    },
  };
}
