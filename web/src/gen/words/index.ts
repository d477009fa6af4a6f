// Made from the files in locales/ by scripts/words.mjs. Do not edit.
import type { Messages as M0 } from "./client";
import type { Messages as M1 } from "./shikoku";
import type { Messages as M2 } from "./table";

/** The files by their names. */
export interface Files {
  "client": M0;
  "shikoku": M1;
  "table": M2;
}
