/** Words of a table: the waiting room, the game and its end. */
import type { Phrase, Text } from "../lang.svelte";

export const ROOM = {
  title: { en: "The table is being laid", fr: "La table se prépare" },
  places: { en: "Places", fr: "Places" },
  free: { en: "Free place", fr: "Place libre" },
  sit: { en: "Sit down", fr: "S’asseoir" },
  sitReserved: { en: "Take the place kept for you", fr: "Prendre la place gardée pour vous" },
  away: { en: "away", fr: "absent" },
  here: { en: "here", fr: "présent" },
  you: { en: "you", fr: "vous" },
  host: { en: "host", fr: "hôte" },
  kick: { en: "Send away", fr: "Renvoyer" },
  makeOpen: { en: "Free up", fr: "Libérer" },
  seatBot: { en: "Seat a bot", fr: "Asseoir un bot" },
  start: { en: "Start the game", fr: "Commencer la partie" },
  startWaits: {
    en: "The game can start when every place is taken.",
    fr: "La partie peut commencer quand toutes les places sont prises.",
  },
  hostStarts: {
    en: "The host starts the game when every place is taken.",
    fr: "L’hôte lance la partie quand toutes les places sont prises.",
  },
  leave: { en: "Leave the table", fr: "Quitter la table" },
  invite: { en: "Invite", fr: "Inviter" },
  inviteText: {
    en: "Everybody with this link can sit down at an open place or watch.",
    fr: "Avec ce lien, chacun peut prendre une place libre ou regarder.",
  },
  link: { en: "Link to this table", fr: "Lien vers cette table" },
  copy: { en: "Copy", fr: "Copier" },
  copied: { en: "Copied.", fr: "Copié." },
  qr: { en: "QR code of the link to this table", fr: "Code QR du lien vers cette table" },
  setup: { en: "What is played", fr: "Ce qui se joue" },
  hintsOn: { en: "Hints are allowed.", fr: "Les conseils sont autorisés." },
  hintsOff: { en: "There are no hints.", fr: "Il n’y a pas de conseils." },
  shuffled: { en: "Seats are shuffled at the start.", fr: "Les places sont mélangées au début." },
  fixed: { en: "Seats stay as they are.", fr: "Les places restent comme elles sont." },
} satisfies Record<string, Text>;

export const KEPT_FOR: Phrase<[name: string]> = {
  en: (name) => `Kept for ${name}`,
  fr: (name) => `Gardée pour ${name}`,
};

export const LINK_FOR: Phrase<[name: string]> = {
  en: (name) => `Link for ${name}`,
  fr: (name) => `Lien pour ${name}`,
};

export const COPY_LINK_FOR: Phrase<[name: string]> = {
  en: (name) => `Copy the link for ${name}`,
  fr: (name) => `Copier le lien pour ${name}`,
};

export const SEND_AWAY: Phrase<[name: string]> = {
  en: (name) => `Send away ${name}`,
  fr: (name) => `Renvoyer ${name}`,
};

export const SIT_AT: Phrase<[place: number]> = {
  en: (place) => `Sit down at place ${place}`,
  fr: (place) => `S’asseoir à la place ${place}`,
};

export const FREE_AT: Phrase<[place: number]> = {
  en: (place) => `Free up place ${place}`,
  fr: (place) => `Libérer la place ${place}`,
};

export const BOT_AT: Phrase<[place: number]> = {
  en: (place) => `Bot for place ${place}`,
  fr: (place) => `Bot pour la place ${place}`,
};

export const PLAY = {
  board: { en: "Board", fr: "Plateau" },
  players: { en: "Players", fr: "Joueurs" },
  log: { en: "Log", fr: "Journal" },
  chat: { en: "Chat", fr: "Discussion" },
  panel: { en: "Log and chat", fr: "Journal et discussion" },
  actions: { en: "Actions", fr: "Actions" },
  logEmpty: { en: "Nothing has happened yet.", fr: "Il ne s’est encore rien passé." },
  chatEmpty: { en: "Nobody has said anything yet.", fr: "Personne n’a encore rien dit." },
  message: { en: "Message to everybody at the table", fr: "Message à toute la table" },
  send: { en: "Send", fr: "Envoyer" },
  standIn: { en: "a bot plays for them", fr: "un bot joue à sa place" },
  offline: { en: "away", fr: "absent" },
  onTurn: { en: "on turn", fr: "au trait" },
  lost: {
    en: "The connection is lost. Your table is safe; connecting again…",
    fr: "La connexion est perdue. Votre table est en sécurité ; nouvelle tentative…",
  },
  sending: { en: "Sending your move…", fr: "Envoi de votre coup…" },
  undo: { en: "Take back", fr: "Reprendre" },
  undoAsked: {
    en: "You asked to take your move back. The others must agree.",
    fr: "Vous avez demandé à reprendre votre coup. Les autres doivent accepter.",
  },
  agree: { en: "Agree", fr: "Accepter" },
  refuse: { en: "Refuse", fr: "Refuser" },
  hint: { en: "Hint", fr: "Conseil" },
  hintThinking: { en: "A master is thinking…", fr: "Un maître réfléchit…" },
  rules: { en: "Rules", fr: "Règles" },
  record: { en: "Download the record", fr: "Télécharger l’enregistrement" },
  leave: { en: "Leave", fr: "Quitter" },
  leaveTitle: { en: "Leave the game?", fr: "Quitter la partie ?" },
  leaveText: {
    en: "Your seat stays yours, and you can come back. The others may let a bot play for you meanwhile.",
    fr: "Votre place reste la vôtre et vous pourrez revenir. Les autres pourront confier votre jeu à un bot.",
  },
  leaveYes: { en: "Leave the table", fr: "Quitter la table" },
  back: { en: "I’m back", fr: "Je suis de retour" },
  backText: {
    en: "A bot is playing for you.",
    fr: "Un bot joue à votre place.",
  },
  watching: { en: "You are watching.", fr: "Vous regardez la partie." },
  whyFine: {
    en: "The rules do allow this move.",
    fr: "Les règles permettent pourtant ce coup.",
  },
} satisfies Record<string, Text>;

export const YOUR_TURN_IN: Phrase<[game: string]> = {
  en: (game) => `● Your turn – ${game}`,
  fr: (game) => `● À vous – ${game}`,
};

export const WATCHERS: Phrase<[count: number]> = {
  en: (count) => (count === 1 ? "1 person is watching" : `${count} people are watching`),
  fr: (count) => (count === 1 ? "1 personne regarde" : `${count} personnes regardent`),
};

export const UNDO_ASKS: Phrase<[name: string]> = {
  en: (name) => `${name} would like to take a move back.`,
  fr: (name) => `${name} voudrait reprendre un coup.`,
};

export const HINT_IS: Phrase<[move: string]> = {
  en: (move) => `A master would play: ${move}.`,
  fr: (move) => `Un maître jouerait : ${move}.`,
};

export const HINT_SCORES: Phrase<[move: string, points: number]> = {
  en: (move, points) =>
    `A master would play: ${move}. That brings ${signed(points)} ${points === 1 ? "point" : "points"} at once.`,
  fr: (move, points) =>
    `Un maître jouerait : ${move}. Cela rapporte aussitôt ${signed(points)} ${Math.abs(points) < 2 ? "point" : "points"}.`,
};

export const VOTE: Phrase<[name: string]> = {
  en: (name) => `Let a bot play for ${name}`,
  fr: (name) => `Laisser un bot jouer pour ${name}`,
};

export const VOTES: Phrase<[have: number, needed: number]> = {
  en: (have, needed) => `${have} of ${needed} want a bot`,
  fr: (have, needed) => `${have} sur ${needed} veulent un bot`,
};

export const POINTS: Phrase<[points: number]> = {
  en: (points) => (points === 1 ? "1 point" : `${points} points`),
  fr: (points) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),
};

export const DAYS_LEFT: Phrase<[days: number]> = {
  en: (days) => `${days} days`,
  fr: (days) => `${days} jours`,
};

export const TIME_LEFT: Phrase<[time: string]> = {
  en: (time) => `Time left: ${time}`,
  fr: (time) => `Temps restant : ${time}`,
};

export const UNREAD: Phrase<[count: number]> = {
  en: (count) => `${count} new`,
  fr: (count) => (count === 1 ? "1 nouveau" : `${count} nouveaux`),
};

export const END = {
  title: { en: "The game is over", fr: "La partie est terminée" },
  youWon: { en: "You have won!", fr: "Vous avez gagné !" },
  nobody: { en: "Nobody has won.", fr: "Personne n’a gagné." },
  rematch: { en: "Play again", fr: "Rejouer" },
  rematchJoin: { en: "To the next game", fr: "Vers la partie suivante" },
  replay: { en: "Look at it again", fr: "Revoir la partie" },
} satisfies Record<string, Text>;

export const WON: Phrase<[names: string]> = {
  en: (names) => `${names} won.`,
  fr: (names) => `Victoire : ${names}.`,
};

export const YOU_WON_WITH: Phrase<[names: string]> = {
  en: (names) => `You have won, together with ${names}!`,
  fr: (names) => `Vous avez gagné, avec ${names} !`,
};

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
