/** What does not fit on a screen that nobody scrolls is shown a page after the other. */

/** How long a page is shown, in milliseconds. */
const LOOK = 8000;

export function turnPages(sheet: HTMLElement): () => void {
  const timer = setInterval(() => {
    const { scrollTop, clientHeight, scrollHeight } = sheet;
    const end = scrollTop + clientHeight >= scrollHeight - 1;
    sheet.scrollTo({ top: end ? 0 : scrollTop + 0.8 * clientHeight });
  }, LOOK);
  return () => clearInterval(timer);
}
