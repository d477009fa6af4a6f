import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "四国",
  about: {
    en: "Pilgrims climb the steps of a temple with cards. The middle path wins: be close to the top, but never the first.",
    fr: "Des pèlerins gravissent les marches d’un temple, carte après carte. La voie du milieu l’emporte : tout près du sommet, jamais le premier.",
  },
  seats: 4,
} satisfies GameCard;
