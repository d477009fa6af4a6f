/** What the board says: whole sentences in every language. */
import type { Phrase, Text } from "../../lib/lang.svelte";
import { capital, de, type Who } from "./names";

const s = (count: number): string => (count === 1 ? "" : "s");
const es = (count: number): string => (count === 1 ? "" : "es");
/** French counts 0 and 1 as one. */
const sf = (count: number): string => (count < 2 ? "" : "s");

const text = (en: string, fr: string): Text => ({ en, fr });
const phrase = <Values extends unknown[]>(
  en: (...v: Values) => string,
  fr: (...v: Values) => string,
): Phrase<Values> => ({
  en,
  fr,
});

/** Names of places and things. */
export const LABELS = {
  board: text("Card table", "Table de jeu"),
  you: text("You", "Vous"),
  hand: text("Your hand", "Votre main"),
  rows: text("Your rows", "Vos rangées"),
  trick: text("The trick", "Le pli"),
  trump: text("Trump", "Atout"),
  noTrump: text("The first card led will set trump.", "La première carte entamée fixera l’atout."),
  lastTrick: text("Tricks of this round", "Plis de la manche"),
  noTrick: text("No trick yet.", "Aucun pli pour l’instant."),
  before: text("The trick before", "Pli précédent"),
  after: text("The trick after", "Pli suivant"),
  tricks: text("Tricks", "Plis"),
  given: text("Given", "Donné"),
  received: text("Received", "Reçu"),
  discarded: text("You discarded", "Votre défausse"),
  leads: text("leads", "entame"),
  partner: text("partner", "partenaire"),
  pass: text("Pass these cards", "Donner ces cartes"),
  discard: text("Discard this card", "Défausser cette carte"),
  notCounted: text("trump: does not count", "atout : ne compte pas"),
  advised: text("advised", "conseillée"),
  trumpMark: text("trump", "atout"),
  bossMark: text("boss", "boss"),
} as const;

export const SAY = {
  round: phrase(
    (round: number) => `Round ${round}`,
    (round: number) => `Manche ${round}`,
  ),
  turnedUp: phrase(
    (card: string) => `${card}, turned up, out of play`,
    (card: string) => `${card}, retourné, hors jeu`,
  ),
  holds: phrase(
    (count: number) => `${count} card${s(count)}`,
    (count: number) => `${count} carte${sf(count)}`,
  ),
  lacks: phrase(
    (suits: string) => `suits missing: ${suits}`,
    (suits: string) => `couleurs absentes : ${suits}`,
  ),
  shows: phrase(
    (card: string) => `holds ${card}`,
    (card: string) => `détient ${card}`,
  ),
  played: phrase(
    (card: string, who: Who) => (who.you ? `${card}, played by you` : `${card}, played by ${who.name}`),
    (card: string, who: Who) => (who.you ? `${card}, joué par vous` : `${card}, joué par ${who.name}`),
  ),
  wonBy: phrase(
    (who: Who) => (who.you ? "You won this trick" : `${who.name} won this trick`),
    (who: Who) => (who.you ? "Vous avez remporté ce pli" : `${who.name} a remporté ce pli`),
  ),
  trickNumber: phrase(
    (number: number) => `Trick ${number}`,
    (number: number) => `Pli ${number}`,
  ),
  tricksOf: phrase(
    (count: number, limit: number) => `${count} trick${s(count)}; ${limit} would be too many`,
    (count: number, limit: number) => `${count} pli${sf(count)} ; ${limit} seraient de trop`,
  ),
  tricksOnly: phrase(
    (count: number) => `${count} trick${s(count)}`,
    (count: number) => `${count} pli${sf(count)}`,
  ),
  bossesOf: phrase(
    (count: number, goal: number) => `${count} of ${goal} bosses`,
    (count: number, goal: number) => `${count} boss sur ${goal}`,
  ),
  pointsOf: phrase(
    (count: number, goal: number) => `${count} of ${goal} points`,
    (count: number, goal: number) => `${count} point${sf(count)} sur ${goal}`,
  ),
  sealsOf: phrase(
    (count: number, goal: number) => `${count} of ${goal} seals`,
    (count: number, goal: number) => `${count} sceau${count < 2 ? "" : "x"} sur ${goal}`,
  ),
  sealed: phrase(
    (suit: string) => `${suit}: sealed`,
    (suit: string) => `${suit} : scellé`,
  ),
  halfSealed: phrase(
    (suit: string) => `${suit}: one of its 7s captured`,
    (suit: string) => `${suit} : un de ses 7 capturé`,
  ),
  unsealed: phrase(
    (suit: string) => `${suit}: not sealed`,
    (suit: string) => `${suit} : pas scellé`,
  ),
  slotFor: phrase(
    (name: string) => `for ${name}`,
    (name: string) => `pour ${name}`,
  ),
  slotEmpty: phrase(
    (number: number) => `Place ${number}, empty`,
    (number: number) => `Place ${number}, vide`,
  ),
  slotEmptyFor: phrase(
    (name: string) => `Place for ${name}, empty`,
    (name: string) => `Place pour ${name}, vide`,
  ),
  slotHeld: phrase(
    (card: string) => `${card}: take it back`,
    (card: string) => `${card} : reprendre`,
  ),
  slotHeldFor: phrase(
    (card: string, name: string) => `${card} for ${name}: take it back`,
    (card: string, name: string) => `${card} pour ${name} : reprendre`,
  ),
  chosenFor: phrase(
    (name: string) => `chosen for ${name}`,
    (name: string) => `choisie pour ${name}`,
  ),
  chosen: phrase(
    () => "chosen",
    () => "choisie",
  ),
  stillToChoose: phrase(
    (count: number) => `${count} more card${s(count)} to choose`,
    (count: number) => `encore ${count} carte${sf(count)} à choisir`,
  ),
  /** What the last card of a trick brings: bosses for us, or for the others. */
  brings: phrase(
    (bosses: number) => {
      if (bosses === 0) return "captures no boss";
      return bosses > 0
        ? `would capture ${bosses} boss${es(bosses)}`
        : `would leave ${-bosses} boss${es(-bosses)} to the others`;
    },
    (bosses: number) => {
      if (bosses === 0) return "ne capture aucun boss";
      return bosses > 0 ? `capturerait ${bosses} boss` : `laisserait ${-bosses} boss aux autres`;
    },
  ),
  bringsShort: phrase(
    (bosses: number) => (bosses > 0 ? `+${bosses} boss${es(bosses)}` : `${-bosses} for them`),
    (bosses: number) => (bosses > 0 ? `+${bosses} boss` : `${-bosses} pour eux`),
  ),
  gave: phrase(
    (name: string) => `Given to ${name}`,
    (name: string) => `Donné à ${name}`,
  ),
  got: phrase(
    (name: string) => `Received from ${name}`,
    (name: string) => `Reçu ${de(name)}`,
  ),
  rowsOf: phrase(
    (name: string) => `The rows of ${name}`,
    (name: string) => `Les rangées ${de(name)}`,
  ),
  covered: phrase(
    (number: number) => `face-down card ${number}, covered`,
    (number: number) => `carte cachée ${number}, couverte`,
  ),
  iconsOf: phrase(
    (points: number) => `${points} point${s(points)}`,
    (points: number) => `${points} point${sf(points)}`,
  ),
  plusPoints: phrase(
    (points: number) => `+${points} point${s(points)}`,
    (points: number) => `+${points} point${sf(points)}`,
  ),
  play: phrase(
    (card: string) => `Play ${card}`,
    (card: string) => `Jouer ${card}`,
  ),
} as const;

/** How a round ended. */
export const ENDS = {
  bosses: phrase(
    (winners: Who, count: number) =>
      winners.you
        ? `${capital(winners.name)} captured ${count} bosses and win the round.`
        : `${winners.name} captured ${count} bosses: round won.`,
    (winners: Who, count: number) =>
      winners.you
        ? `${capital(winners.name)} avez capturé ${count} boss et gagnez la manche.`
        : `${winners.name} : ${count} boss capturés, manche gagnée.`,
  ),
  greed: phrase(
    (winners: Who) => `One trick too many: the round goes to ${winners.name}.`,
    (winners: Who) => `Un pli de trop : la manche revient à ${winners.name}.`,
  ),
  "empty-hands": phrase(
    (winners: Who) => `All cards are played; the last trick wins the round for ${winners.name}.`,
    (winners: Who) => `Toutes les cartes sont jouées ; le dernier pli donne la manche à ${winners.name}.`,
  ),
  playedOut: phrase(
    () => "The round is played out.",
    () => "La manche est jouée jusqu’au bout.",
  ),
  seals: phrase(
    (winners: Who) => `All the seals that were needed: the game goes to ${winners.name}.`,
    (winners: Who) => `Tous les sceaux requis : la partie revient à ${winners.name}.`,
  ),
} as const;

/** The score sheet. */
export const SHEET = {
  round: text("Round", "Manche"),
  seal: text("Seal", "Sceau"),
  total: text("Total", "Total"),
  tie: text(
    "Equal at the top after greed: whoever sits on the left of the greedy player wins.",
    "Égalité en tête après un pli de trop : qui est assis à gauche du joueur trop gourmand l’emporte.",
  ),
  won: phrase(
    (winners: string) => `Won by ${winners}`,
    (winners: string) => `Victoire ${de(winners)}`,
  ),
} as const;
