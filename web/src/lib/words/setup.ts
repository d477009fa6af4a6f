/** Words of the page for a new table. */
import type { BotLevel } from "../../gen/server/BotLevel";
import type { Phrase, Text } from "../lang.svelte";

export const SETUP = {
  game: { en: "The game", fr: "Le jeu" },
  seats: { en: "How many seats", fr: "Nombre de places" },
  places: { en: "Who sits where", fr: "Qui s’assoit où" },
  placesText: {
    en: "An open place is for whoever comes first. A reserved place has a link of its own, for one person only.",
    fr: "Une place libre est à qui vient le premier. Une place réservée a son propre lien, pour une seule personne.",
  },
  me: { en: "Me", fr: "Moi" },
  open: { en: "Open", fr: "Libre" },
  reserved: { en: "Reserved", fr: "Réservée" },
  reservedFor: { en: "For whom", fr: "Pour qui" },
  more: { en: "The table", fr: "La table" },
  public: { en: "Show the table in the lobby", fr: "Montrer la table à l’accueil" },
  publicText: {
    en: "Anybody may join or watch. Otherwise only those with the link find it.",
    fr: "Tout le monde peut la rejoindre ou la regarder. Sinon, seuls ceux qui ont le lien la trouvent.",
  },
  shuffle: { en: "Shuffle the seats at the start", fr: "Mélanger les places au début" },
  shuffleText: {
    en: "Chance decides who sits where and who begins.",
    fr: "Le hasard décide de la place de chacun et de qui commence.",
  },
  hints: { en: "Allow hints", fr: "Autoriser les conseils" },
  hintsText: {
    en: "Players may ask a master for a good move.",
    fr: "Chacun peut demander un bon coup à un maître.",
  },
  limit: { en: "Time for a move", fr: "Temps par coup" },
  limitText: {
    en: "When it is up, a bot plays for the seat until its owner is back.",
    fr: "Une fois écoulé, un bot joue à la place de l’absent jusqu’à son retour.",
  },
  components: { en: "Other components", fr: "Autre matériel" },
  componentsFile: { en: "Choose a component file", fr: "Choisir un fichier de matériel" },
  componentsBad: {
    en: "This file is neither TOML nor JSON.",
    fr: "Ce fichier n’est ni du TOML ni du JSON.",
  },
  componentsClear: { en: "Play with the standard components", fr: "Jouer avec le matériel habituel" },
  create: { en: "Open the table", fr: "Ouvrir la table" },
  createAndPlay: { en: "Start to play", fr: "Commencer la partie" },
} satisfies Record<string, Text>;

export const TABLE_OF: Phrase<[game: string]> = {
  en: (game) => `A new table of ${game}`,
  fr: (game) => `Une nouvelle table de ${game}`,
};

export const PLACE: Phrase<[number: number]> = {
  en: (number) => `Place ${number}`,
  fr: (number) => `Place ${number}`,
};

export const COMPONENTS_NAMED: Phrase<[name: string]> = {
  en: (name) => `Played with the components of “${name}”.`,
  fr: (name) => `On joue avec le matériel de « ${name} ».`,
};

export const LIMITED: Phrase<[limit: string]> = {
  en: (limit) => `Time for a move: ${limit}`,
  fr: (limit) => `Temps par coup : ${limit}`,
};

export const LEVELS: Record<BotLevel, Text> = {
  random: { en: "Random bot", fr: "Bot au hasard" },
  novice: { en: "Novice bot", fr: "Bot débutant" },
  adept: { en: "Adept bot", fr: "Bot confirmé" },
  master: { en: "Master bot", fr: "Bot maître" },
};

/** The times for a move that can be chosen, in seconds; null is no limit. */
export const LIMITS: readonly { seconds: number | null; label: Text }[] = [
  { seconds: null, label: { en: "No limit", fr: "Sans limite" } },
  { seconds: 30, label: { en: "30 seconds", fr: "30 secondes" } },
  { seconds: 60, label: { en: "1 minute", fr: "1 minute" } },
  { seconds: 180, label: { en: "3 minutes", fr: "3 minutes" } },
  { seconds: 3600, label: { en: "1 hour", fr: "1 heure" } },
  { seconds: 86_400, label: { en: "1 day", fr: "1 jour" } },
  { seconds: 259_200, label: { en: "3 days", fr: "3 jours" } },
  { seconds: 604_800, label: { en: "7 days", fr: "7 jours" } },
];
