/** Moving the focus in a row of buttons with the arrow keys; the row is one stop for the Tab key. */

/** The place that a key moves to in a row of so many; null if it moves nowhere. */
export function step(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, from - 1);
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(count - 1, from + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Handles a key pressed anywhere in a row: focuses the button it moves to and returns its place. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): number | null {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = at < 0 && event.key.startsWith("Arrow") ? 0 : step(event.key, at, buttons.length);
  if (to === null) return null;
  event.preventDefault();
  buttons[to]?.focus();
  return to;
}
