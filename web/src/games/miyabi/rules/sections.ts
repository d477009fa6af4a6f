/** How the rules page is made up; what it says is in `locales/<language>/miyabi.ftl`. */
import type { Messages } from "../../../gen/words/miyabi";
import type { ExampleName } from "./examples";

/** A message of the rules page. */
type Id = Extract<keyof Messages, `rules-${string}`>;

/** Where a rule does not stand in the book. */
export type Mark = "house" | "ruling";

/** A paragraph, or an entry of a list. */
export type Sentence = Id | { readonly text: Id; readonly mark: Mark };
export type Block = Sentence | { readonly list: readonly Sentence[] };

/** A picture: a garden, or a table made of the pieces. */
export interface Picture {
  readonly of: ExampleName | "kinds" | "shapes" | "lanterns";
  readonly caption: Id;
}

export interface Section {
  readonly title: Id;
  readonly blocks: readonly Block[];
  readonly picture?: Picture;
  readonly parts?: readonly Section[];
}

const house = (text: Id): Sentence => ({ text, mark: "house" });
const ruling = (text: Id): Sentence => ({ text, mark: "ruling" });

const TURN: Section = {
  title: "rules-turn",
  blocks: [
    "rules-turn-text",
    { list: ["rules-turn-inside", "rules-turn-level", "rules-turn-row", "rules-turn-column"] },
    "rules-turn-lantern",
  ],
  picture: { of: "laying", caption: "rules-turn-picture" },
  parts: [
    {
      title: "rules-levels",
      blocks: ["rules-levels-text", "rules-levels-bonus"],
      picture: { of: "levels", caption: "rules-levels-picture" },
    },
    { title: "rules-passing", blocks: ["rules-passing-text", "rules-passing-end"] },
  ],
};

/** In the order in which the book recommends to add them. */
const EXPANSIONS: Section = {
  title: "rules-expansions",
  blocks: ["rules-expansions-text", "rules-expansions-end"],
  parts: [
    {
      title: "rules-colour",
      blocks: ["rules-colour-text"],
      picture: { of: "colour", caption: "rules-colour-picture" },
    },
    {
      title: "rules-lawn",
      blocks: ["rules-lawn-text", ruling("rules-lawn-ruling")],
      picture: { of: "lawn", caption: "rules-lawn-picture" },
    },
    {
      title: "rules-zen",
      blocks: [
        "rules-zen-text",
        ruling("rules-zen-row"),
        "rules-zen-surrounded",
        ruling("rules-zen-corners"),
        ruling("rules-zen-object"),
      ],
      picture: { of: "zen", caption: "rules-zen-picture" },
    },
    {
      title: "rules-seven",
      blocks: ["rules-seven-text"],
      picture: { of: "seven", caption: "rules-seven-picture" },
    },
    {
      title: "rules-frog",
      blocks: [
        "rules-frog-text",
        { list: ["rules-frog-up", "rules-frog-objects", "rules-frog-golden"] },
        ruling("rules-frog-square"),
        ruling("rules-frog-pass"),
      ],
      picture: { of: "frog", caption: "rules-frog-picture" },
    },
  ],
};

export const SECTIONS: readonly Section[] = [
  {
    title: "rules-kinds",
    blocks: ["rules-kinds-text", house("rules-kinds-numbers")],
    picture: { of: "kinds", caption: "rules-kinds-picture" },
  },
  {
    title: "rules-tiles",
    blocks: ["rules-tiles-text", house("rules-tiles-numbers")],
    picture: { of: "shapes", caption: "rules-tiles-picture" },
  },
  {
    title: "rules-rounds",
    blocks: ["rules-rounds-text"],
    picture: { of: "lanterns", caption: "rules-rounds-picture" },
  },
  TURN,
  {
    title: "rules-end",
    blocks: ["rules-end-text", "rules-end-ties", ruling("rules-end-zero"), "rules-end-winner"],
  },
  EXPANSIONS,
  {
    title: "rules-table",
    blocks: [{ list: ["rules-table-mouse", "rules-table-touch", "rules-table-keyboard", "rules-table-why"] }],
  },
];
