import type { GameCard } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  kanji: "妖怪七重奏",
  seats: 4,
} satisfies GameCard;
