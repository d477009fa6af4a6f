import type { Page } from "@playwright/test";
import type { Input } from "../input";

/** Somebody who knows one board well enough to make any legal move on it. */
export interface BoardPlayer {
  readonly game: string;
  /** A short game: how the table is set up on the page for a new one. */
  readonly seats: number;
  /** Values to pick besides, by their words. */
  readonly options: readonly string[];
  /** Makes one move. */
  move(page: Page, input: Input): Promise<void>;
  /** Makes the first move of which one press is enough for whoever wants it so. */
  press(page: Page, input: Input): Promise<void>;
}
