/** Words of the rules pages. */
import type { Mark } from "../../gen/table/Mark";
import type { Text } from "../lang.svelte";

export const LEARN = {
  title: { en: "Rules", fr: "Règles" },
  lead: {
    en: "Each game in our own words, with pictures of the real pieces.",
    fr: "Chaque jeu avec nos propres mots et des images des vraies pièces.",
  },
  rulings: { en: "What the books leave open", fr: "Ce que les livrets laissent ouvert" },
  rulingsText: {
    en: "Where the books are silent or disagree, this is how the table plays, and where each answer comes from.",
    fr: "Là où les livrets se taisent ou divergent, voici comment on joue à cette table et d’où vient chaque réponse.",
  },
  play: { en: "Play it now", fr: "Y jouer maintenant" },
} satisfies Record<string, Text>;

export const MARKS: Record<Mark, { name: Text; meaning: Text }> = {
  ruling: {
    name: { en: "ruling", fr: "arbitrage" },
    meaning: {
      en: "The books are silent or disagree; this is the choice made here.",
      fr: "Les livrets se taisent ou divergent ; c’est le choix fait ici.",
    },
  },
  public: {
    name: { en: "public", fr: "public" },
    meaning: {
      en: "From public descriptions of the game.",
      fr: "D’après les descriptions publiques du jeu.",
    },
  },
  house: {
    name: { en: "house", fr: "maison" },
    meaning: {
      en: "The printed value is not known; this one plays well.",
      fr: "La valeur imprimée n’est pas connue ; celle-ci se joue bien.",
    },
  },
};
