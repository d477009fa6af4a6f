// Made from the files in locales/ by scripts/words.mjs. Do not edit.

/** The messages of miyabi.ftl, each with its variables. */
export interface Messages {
}
