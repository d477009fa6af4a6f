/** Words of the lobby. */
import type { Phrase, Text } from "../lang.svelte";

export const LOBBY = {
  title: { en: "Sit down and play", fr: "Prenez place et jouez" },
  lead: {
    en: "Four games around a low table, with friends anywhere or with bots right now.",
    fr: "Quatre jeux autour d’une table basse, avec des amis où qu’ils soient ou, tout de suite, avec des bots.",
  },
  games: { en: "Games", fr: "Jeux" },
  playNow: { en: "Play now", fr: "Jouer tout de suite" },
  newTable: { en: "Set up a table", fr: "Préparer une table" },
  rules: { en: "Rules", fr: "Règles" },
  mine: { en: "My tables", fr: "Mes tables" },
  mineEmpty: {
    en: "You do not sit at any table yet. Pick a game above.",
    fr: "Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.",
  },
  open: { en: "Open tables", fr: "Tables ouvertes" },
  openEmpty: {
    en: "Nobody has opened a public table right now. Open one, and others can join you.",
    fr: "Personne n’a ouvert de table publique pour l’instant. Ouvrez-en une : d’autres pourront vous rejoindre.",
  },
  yourTurn: { en: "Your turn", fr: "À vous de jouer" },
  theirTurn: { en: "Others are thinking", fr: "Les autres réfléchissent" },
  waiting: { en: "Waiting for players", fr: "En attente de joueurs" },
  playing: { en: "Being played", fr: "Partie en cours" },
  over: { en: "Finished", fr: "Terminée" },
  upload: { en: "Open a record", fr: "Ouvrir un enregistrement" },
  uploadText: {
    en: "A game that was saved as a file can be looked at again, move by move.",
    fr: "Une partie enregistrée dans un fichier peut être revue, coup par coup.",
  },
  chooseFile: { en: "Choose a record file", fr: "Choisir un fichier d’enregistrement" },
  tooBig: {
    en: "This file is too big for a record: one megabyte at most.",
    fr: "Ce fichier est trop gros pour un enregistrement : un mégaoctet au plus.",
  },
  opening: { en: "Laying the table…", fr: "On dresse la table…" },
} satisfies Record<string, Text>;

export const PLAY_NOW_AT: Phrase<[game: string]> = {
  en: (game) => `Play now: ${game}, against bots`,
  fr: (game) => `Jouer tout de suite : ${game}, contre des bots`,
};

export const SET_UP_AT: Phrase<[game: string]> = {
  en: (game) => `Set up a table of ${game}`,
  fr: (game) => `Préparer une table de ${game}`,
};

export const RULES_OF: Phrase<[game: string]> = {
  en: (game) => `Rules of ${game}`,
  fr: (game) => `Règles de ${game}`,
};

export const SEATS: Phrase<[least: number, most: number]> = {
  en: (least, most) => (least === most ? `${most} players` : `${least} to ${most} players`),
  fr: (least, most) => (least === most ? `${most} joueurs` : `${least} à ${most} joueurs`),
};

export const FREE_PLACES: Phrase<[free: number, seats: number]> = {
  en: (free, seats) => `${free} of ${seats} places free`,
  fr: (free, seats) => `${free} ${free > 1 ? "places libres" : "place libre"} sur ${seats}`,
};

/** What can be done with a table of a list: on its button, and in full for those who do not see the line around it. */
export const DEEDS = {
  goOn: {
    label: { en: "Go on", fr: "Continuer" },
    whole: {
      en: (game, people) => `Go on with ${game} (${people})`,
      fr: (game, people) => `Continuer ${game} (${people})`,
    },
  },
  look: {
    label: { en: "Look at it", fr: "Revoir" },
    whole: {
      en: (game, people) => `Look at it: ${game} (${people})`,
      fr: (game, people) => `Revoir ${game} (${people})`,
    },
  },
  join: {
    label: { en: "Join", fr: "Rejoindre" },
    whole: {
      en: (game, people) => `Join ${game} (${people})`,
      fr: (game, people) => `Rejoindre ${game} (${people})`,
    },
  },
  watch: {
    label: { en: "Watch", fr: "Regarder" },
    whole: {
      en: (game, people) => `Watch ${game} (${people})`,
      fr: (game, people) => `Regarder ${game} (${people})`,
    },
  },
} satisfies Record<string, { label: Text; whole: Phrase<[game: string, people: string]> }>;
