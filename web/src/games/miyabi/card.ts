import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "雅",
  about: {
    en: "Build a garden of stones, bushes and pagodas in layers: the higher a tile lies, the more its objects are worth.",
    fr: "Bâtissez un jardin de pierres, de buissons et de pagodes par étages : plus une tuile est haute, plus ses objets valent.",
  },
  seats: 3,
} satisfies GameCard;
