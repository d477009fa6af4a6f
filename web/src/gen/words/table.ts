// Made from the files in locales/ by scripts/words.mjs. Do not edit.

/** The messages of table.ftl, each with its variables. */
export interface Messages {
  "you": never;
  "rival": never;
  "list-middle": "first" | "next";
  "list-end": "first" | "next";
  "points": "points";
  "level-random": never;
  "level-novice": never;
  "level-adept": never;
  "level-master": never;
  "mark-public": never;
  "mark-public-meaning": never;
  "mark-ruling": never;
  "mark-ruling-meaning": never;
  "mark-house": never;
  "mark-house-meaning": never;
  "reason-over": never;
  "reason-chance-first": never;
  "reason-not-your-turn": "seats";
  "reason-unreadable": "example" | "text";
  "end-won": "winners" | "winners-count" | "winners-who";
}
