// Made from the files in locales/ by scripts/words.mjs. Do not edit.
import type { Messages as M0 } from "./client";
import type { Messages as M1 } from "./miyabi";
import type { Messages as M2 } from "./seikatsu";
import type { Messages as M3 } from "./shikoku";
import type { Messages as M4 } from "./table";
import type { Messages as M5 } from "./yokai-septet";

/** The files by their names. */
export interface Files {
  "client": M0;
  "miyabi": M1;
  "seikatsu": M2;
  "shikoku": M3;
  "table": M4;
  "yokai-septet": M5;
}
