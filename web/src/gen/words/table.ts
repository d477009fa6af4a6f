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
  "refusal-no-game": "game" | "games" | "games-count";
  "refusal-no-rules": "known" | "known-count" | "rules";
  "refusal-no-option": "option-id" | "options" | "options-count";
  "refusal-no-pick": "allowed" | "option" | "pick-id";
  "refusal-no-value": "allowed" | "option" | "pick-id" | "value";
  "refusal-twice": "option" | "value";
  "refusal-seats": "least" | "most" | "seats";
  "refusal-seats-for": "least" | "most" | "option" | "seats" | "value";
  "refusal-together": "needed" | "option" | "other" | "value";
  "refusal-standard-only": never;
  "refusal-set-name": "name";
  "refusal-no-component": "key";
  "refusal-unknown-component": "key" | "known" | "known-count";
  "refusal-component-number": "key" | "least" | "most" | "value";
  "refusal-component-word": "allowed" | "key" | "value";
  "refusal-component-list": "key" | "length";
  "refusal-component-table": "key";
  "refusal-component-sum": "key" | "needed" | "sum";
  "refusal-component-total": "key" | "most" | "sum";
  "refusal-unreadable": "game" | "text" | "what-id";
  "refusal-over": never;
  "refusal-chance-first": "name" | "who";
  "refusal-no-chance": never;
  "refusal-not-to-move": "name" | "who";
  "refusal-illegal": "legal" | "name" | "text" | "who";
  "refusal-impossible": "why";
  "refusal-not-json": "why";
  "refusal-no-format": never;
  "refusal-format": "format";
  "refusal-key": "key" | "needs-id";
  "refusal-wrong-result": "gives" | "said";
  "refusal-early-result": never;
  "refusal-no-result": "gives";
  "outcome-over": "winners" | "winners-count" | "winners-who";
}
