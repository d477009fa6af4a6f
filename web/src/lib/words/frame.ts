/** Words of the frame that every page has. */
import type { Phrase, Text } from "../lang.svelte";

export const FRAME = {
  skip: { en: "Skip to the content", fr: "Aller au contenu" },
  lobby: { en: "Lobby", fr: "Accueil" },
  learn: { en: "Rules", fr: "Règles" },
  navigation: { en: "Pages", fr: "Pages" },
  language: { en: "Language", fr: "Langue" },
  close: { en: "Close", fr: "Fermer" },
  loading: { en: "One moment…", fr: "Un instant…" },
  retry: { en: "Try again", fr: "Réessayer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  notices: { en: "Messages", fr: "Messages" },
  footer: {
    en: "Chabudai is a table for friends. It asks for no account and keeps no secrets but your cards.",
    fr: "Chabudai est une table entre amis. Elle ne demande aucun compte et ne garde pour elle que vos cartes.",
  },
} satisfies Record<string, Text>;

export const LOST = {
  title: { en: "Nobody sits here", fr: "Il n’y a personne ici" },
  text: {
    en: "There is no page at this address. The table may have been put away, or a letter of the link went missing.",
    fr: "Aucune page à cette adresse. La table a peut-être été rangée, ou une lettre du lien s’est perdue.",
  },
  back: { en: "Back to the lobby", fr: "Retour à l’accueil" },
} satisfies Record<string, Text>;

/** The title of a page in the browser's bar. */
export const TITLED: Phrase<[page: string]> = {
  en: (page) => `${page} · Chabudai`,
  fr: (page) => `${page} · Chabudai`,
};
