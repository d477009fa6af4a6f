/** What the page says besides what it shows: toasts, and words for the screen reader. */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

const SHOWN = 7000;

class Notices {
  toasts: readonly Toast[] = $state.raw([]);
  /** What others did, spoken when the reader is free. */
  polite = $state("");
  /** Answers to what the player just did, spoken at once. */
  assertive = $state("");
  #next = 1;

  /** Shows a toast and speaks it at once. */
  show(text: string): void {
    const toast = { id: this.#next++, text };
    this.toasts = [...this.toasts.filter((each) => each.text !== text), toast].slice(-3);
    this.assertive = again(this.assertive, text);
    setTimeout(() => this.dismiss(toast.id), SHOWN);
  }

  /** Speaks without showing. */
  tell(text: string): void {
    this.polite = again(this.polite, text);
  }

  /** Takes everything away: what is left was for somebody else. */
  clear(): void {
    this.toasts = [];
    this.polite = this.assertive = "";
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

/** A region that is set to what it already says stays silent: an invisible space makes it new. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const notices = new Notices();
