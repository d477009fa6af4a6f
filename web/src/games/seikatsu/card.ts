import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "生活",
  about: {
    en: "Lay birds and flowers in a shared garden. Birds score at once, flowers at the end, seen from your own pagoda.",
    fr: "Posez oiseaux et fleurs dans un jardin commun. Les oiseaux comptent aussitôt, les fleurs à la fin, vues de votre pagode.",
  },
  seats: 3,
} satisfies GameCard;
