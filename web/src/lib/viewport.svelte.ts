/** What fits on the screen. */

/** Whether there is room for a column beside the board; else it is a sheet that is pulled up. */
const WIDE = "(min-width: 1000px) and (min-height: 560px)";

class Viewport {
  #query = matchMedia(WIDE);
  wide: boolean = $state(this.#query.matches);
  /** Whether the page in sight is one screen, without the frame's own head and foot. */
  folded: boolean = $state(false);
  /** How many parts of a table's page want the frame around them all the same. */
  framed: number = $state(0);

  constructor() {
    this.#query.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const viewport = new Viewport();
