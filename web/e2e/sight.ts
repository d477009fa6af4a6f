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

/** A finger that never scrolls: before and after each tap, all that can be chosen must be in sight. */
export const steadyFinger = (page: Page): Input => ({
  async choose(wanted) {
    await wanted.first().waitFor();
    await expect.poll(() => outOfSight(page), { message: "what can be chosen is in sight" }).toEqual([]);
    // Where cards overlap a person taps what shows of one, not its middle.
    const position = await wanted.first().evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = [0.5, 0.35, 0.2, 0.1].map((x) => ({ x: width * x, y: height / 2 }));
      return places.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
    });
    await wanted.first().tap({ position });
  },
});
