/** What was saved of a game that was still on: one seat's view of it, which opens without any server. */
import type { Progress } from "../gen/protocol/Progress";

/** The view of a file, or nothing if the file is something else. */
export function viewOf(text: string): Progress | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { format } = (file ?? {}) as Partial<Progress>;
  return format === "chabudai-view/2" ? (file as Progress) : null;
}

class SavedView {
  /** The view that was opened last; none after the page was loaded anew. */
  shown: Progress | null = $state.raw(null);
}

export const savedView = new SavedView();
