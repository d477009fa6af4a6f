/** Words of the page about oneself. */
import type { Text } from "../lang.svelte";
import type { Motion, Theme } from "../settings.svelte";

export const ME = {
  title: { en: "You at the table", fr: "Vous à la table" },
  name: { en: "Nickname", fr: "Surnom" },
  nameText: {
    en: "How others see you: 1 to 24 characters.",
    fr: "C’est ainsi que les autres vous voient : 1 à 24 caractères.",
  },
  save: { en: "Save", fr: "Enregistrer" },
  saved: { en: "Saved.", fr: "Enregistré." },
  devices: { en: "Another device", fr: "Un autre appareil" },
  devicesText: {
    en: "There are no accounts here. A recovery code makes another device you, with your tables.",
    fr: "Ici, pas de compte. Un code de récupération fait d’un autre appareil le vôtre, avec vos tables.",
  },
  makeCode: { en: "Make a recovery code", fr: "Créer un code de récupération" },
  codeText: {
    en: "Keep it like a key: whoever has it can play as you. A new code replaces the old one.",
    fr: "Gardez-le comme une clé : qui l’a peut jouer à votre place. Un nouveau code remplace l’ancien.",
  },
  code: { en: "Recovery code", fr: "Code de récupération" },
  useCode: { en: "Use a code from another device", fr: "Utiliser un code d’un autre appareil" },
  use: { en: "Use the code", fr: "Utiliser le code" },
  used: { en: "Welcome back.", fr: "Bon retour parmi nous." },
  look: { en: "Look and sound", fr: "Apparence et sons" },
  theme: { en: "Colours", fr: "Couleurs" },
  motion: { en: "Moving pieces", fr: "Pièces animées" },
  sounds: { en: "Sounds", fr: "Sons" },
  soundsText: {
    en: "A knock when somebody moves, a bell when it is your turn.",
    fr: "Un petit coup quand quelqu’un joue, une clochette quand c’est à vous.",
  },
} satisfies Record<string, Text>;

export const THEMES: Record<Theme, Text> = {
  system: { en: "As the system", fr: "Comme le système" },
  light: { en: "Light", fr: "Claires" },
  dark: { en: "Dark", fr: "Sombres" },
};

export const MOTIONS: Record<Motion, Text> = {
  system: { en: "As the system", fr: "Comme le système" },
  on: { en: "Always", fr: "Toujours" },
  off: { en: "Never", fr: "Jamais" },
};
