import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "妖怪七重奏",
  about: {
    en: "A game of tricks in which the sevens are boss yokai: catch them for points, but do not win too many tricks.",
    fr: "Un jeu de plis où les sept sont des chefs yokai : capturez-les pour marquer, sans gagner trop de plis.",
  },
  seats: 4,
} satisfies GameCard;
