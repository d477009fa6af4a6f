/** Words of the replay. */
import type { Phrase, Text } from "../lang.svelte";

export const REPLAY = {
  first: { en: "To the start", fr: "Au début" },
  previous: { en: "One step back", fr: "Un pas en arrière" },
  next: { en: "One step on", fr: "Un pas en avant" },
  last: { en: "To the end", fr: "À la fin" },
  play: { en: "Play", fr: "Lecture" },
  pause: { en: "Pause", fr: "Pause" },
  position: { en: "Position", fr: "Position" },
  eyes: { en: "Seen by", fr: "Vu par" },
  watcher: { en: "Somebody who watches", fr: "Une personne qui regarde" },
  all: { en: "Every seat at once", fr: "Toutes les places à la fois" },
  link: { en: "Copy the link to this position", fr: "Copier le lien vers cette position" },
  download: { en: "Download the record", fr: "Télécharger l’enregistrement" },
  controls: { en: "Steps", fr: "Pas à pas" },
  keys: {
    en: "The arrow keys step, Home and End jump, the space bar plays.",
    fr: "Les flèches avancent pas à pas, Début et Fin sautent, la barre d’espace lance la lecture.",
  },
  happened: { en: "What happened here", fr: "Ce qui s’est passé ici" },
  nothing: { en: "The game begins.", fr: "La partie commence." },
  silent: { en: "Nothing that everybody could see.", fr: "Rien que tout le monde ait pu voir." },
  result: { en: "Result", fr: "Résultat" },
} satisfies Record<string, Text>;

export const REPLAY_OF: Phrase<[game: string]> = {
  en: (game) => `A game of ${game}, again`,
  fr: (game) => `Une partie de ${game}, revue`,
};

export const STEP: Phrase<[entry: number, entries: number]> = {
  en: (entry, entries) => `Step ${entry} of ${entries}`,
  fr: (entry, entries) => `Pas ${entry} sur ${entries}`,
};

export const SEAT: Phrase<[seat: number]> = {
  en: (seat) => `Player ${seat}`,
  fr: (seat) => `Joueur ${seat}`,
};

export const SEEN_BY: Phrase<[name: string]> = {
  en: (name) => `Seen by ${name}`,
  fr: (name) => `Vu par ${name}`,
};
