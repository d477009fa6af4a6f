/** What the server's problems mean for a player and what to do. A code without a sentence does not compile. */
import type { ProblemCode } from "../../gen/server/ProblemCode";
import { ApiError } from "../api";
import { type Text, t } from "../lang.svelte";

export const PROBLEMS: Record<ProblemCode | "unreachable", Text> = {
  malformed: {
    en: "The server did not understand this page. Load it again, it may be an old one.",
    fr: "Le serveur n’a pas compris cette page. Rechargez-la : elle est peut-être ancienne.",
  },
  "not-found": {
    en: "There is nothing here under this name.",
    fr: "Il n’y a rien ici sous ce nom.",
  },
  "not-yours": {
    en: "Only the host, or the owner of the seat, may do that.",
    fr: "Seul l’hôte, ou la personne qui occupe la place, peut faire cela.",
  },
  "bad-setup": {
    en: "The game cannot be set up like that.",
    fr: "La partie ne peut pas être préparée ainsi.",
  },
  "bad-text": {
    en: "This text is empty or too long.",
    fr: "Ce texte est vide ou trop long.",
  },
  "bad-record": {
    en: "This file is not a valid record of a game.",
    fr: "Ce fichier n’est pas l’enregistrement valable d’une partie.",
  },
  taken: {
    en: "Somebody else has taken this place.",
    fr: "Quelqu’un d’autre a pris cette place.",
  },
  started: {
    en: "The game has already started.",
    fr: "La partie a déjà commencé.",
  },
  "not-playing": {
    en: "That can only be done during the game.",
    fr: "Cela n’est possible que pendant la partie.",
  },
  "not-full": {
    en: "Some places are still empty.",
    fr: "Il reste des places libres.",
  },
  "not-your-turn": {
    en: "It is not your turn.",
    fr: "Ce n’est pas votre tour.",
  },
  illegal: {
    en: "The rules do not allow this move.",
    fr: "Les règles interdisent ce coup.",
  },
  "old-position": {
    en: "The position has changed in the meantime. Please choose again.",
    fr: "La position a changé entre-temps. Choisissez à nouveau.",
  },
  "nothing-to-undo": {
    en: "There is nothing to take back.",
    fr: "Il n’y a rien à reprendre.",
  },
  "no-hints": {
    en: "This table gives no hints.",
    fr: "Cette table ne donne pas de conseils.",
  },
  "not-over": {
    en: "The game is not over yet, so its record is still secret.",
    fr: "La partie n’est pas terminée : son enregistrement reste secret.",
  },
  "bad-code": {
    en: "This recovery code is not right. Check it letter by letter.",
    fr: "Ce code de récupération n’est pas le bon. Vérifiez-le lettre par lettre.",
  },
  "too-many": {
    en: "You have too many tables already. Finish or leave one first.",
    fr: "Vous avez déjà trop de tables. Terminez-en une ou quittez-la d’abord.",
  },
  "too-fast": {
    en: "That was too fast for the server. Try again in a moment.",
    fr: "C’était trop rapide pour le serveur. Réessayez dans un instant.",
  },
  "wrong-origin": {
    en: "The request came from the page of another site.",
    fr: "La demande venait de la page d’un autre site.",
  },
  unavailable: {
    en: "Something is wrong with the server. Nothing was changed; try again later.",
    fr: "Le serveur a un problème. Rien n’a changé ; réessayez plus tard.",
  },
  unreachable: {
    en: "The server cannot be reached. Check your connection.",
    fr: "Le serveur est injoignable. Vérifiez votre connexion.",
  },
};

/** What is wrong in a file can only be found with the server's own words, which are English. */
const OF_A_FILE: readonly ApiError["code"][] = ["bad-setup", "bad-record"];

/** What went wrong, in the current language. Anything unexpected counts as the server's fault. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t(PROBLEMS.unavailable);
  const words = t(PROBLEMS[error.code]);
  return OF_A_FILE.includes(error.code) ? `${words} (${error.message})` : words;
}
