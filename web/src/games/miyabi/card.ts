import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "雅",
  seats: 3,
} satisfies GameCard;
