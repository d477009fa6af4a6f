/** What everybody saw happen, move and prompt, as sentences. */
import type { Event } from "../../gen/miyabi/Event";
import type { Private } from "../../gen/miyabi/Private";
import type { Public } from "../../gen/miyabi/Public";
import type { Names, View } from "../../lib/game";
import type { Lang, Phrase } from "../../lib/lang.svelte";
import { EVENTS, type Who } from "./sentences";
import { readMove } from "./moves";
import { list, pieceName } from "./names";

function who(seat: number, names: Names): Who {
  return { you: seat === names.viewer, name: seat === names.viewer ? "" : names.of(seat) };
}

/** What happened, as one sentence; null where nothing need be said. */
export function tell(event: Event, names: Names, lang: Lang): string | null {
  const say = EVENTS[lang];
  switch (event.event) {
    case "zen-shuffled":
    case "zen-replaced":
      return null;
    case "round-began":
      return say.roundBegan(event.round, who(event.first, names));
    case "round-ended":
      return say.roundEnded(event.round);
    case "frog-set":
      return say.frogSet(who(event.seat, names), event.square);
    case "laid": {
      const squares = list([event.object, ...event.others], lang);
      return say.laid(
        who(event.seat, names),
        pieceName(event.tile, lang),
        squares,
        event.level,
        event.points,
      );
    }
    case "bonus-claimed":
      return say.bonusClaimed(who(event.seat, names), event.kind, event.points);
    case "zen-laid":
      return say.laid(
        who(event.seat, names),
        pieceName(`Z${event.kind}`, lang),
        event.square,
        1,
        event.points,
      );
    case "zen-surrounded":
      return say.zenSurrounded(who(event.seat, names), event.square, event.objects, event.points);
    case "frog-stepped":
      return say.frogStepped(who(event.seat, names), event.to, event.level, event.points);
    case "frog-turned-golden":
      return say.frogGolden(who(event.seat, names));
    case "frog-stayed":
      return null;
    case "passed":
      return say.passed(who(event.seat, names));
    case "majority-scored":
      return say.majority(who(event.seat, names), event.kind, event.objects, event.place, event.points);
    case "colour-scored":
      return say.colour(who(event.seat, names), event.objects, event.points);
    case "lawn-scored":
      return say.lawn(who(event.seat, names), event.squares.length, event.points);
    case "seven-in-row":
      return say.sevenRow(who(event.seat, names), event.row, event.points);
    case "seven-in-column":
      return say.sevenColumn(who(event.seat, names), event.column, event.points);
  }
}

const MOVES = {
  lay: {
    en: (piece, object, lawn) =>
      lawn ? `${piece}, objects on ${object}, lawn on ${lawn}` : `${piece} on ${object}`,
    fr: (piece, object, lawn) =>
      lawn ? `${piece}, objets en ${object}, pelouse en ${lawn}` : `${piece} en ${object}`,
  } satisfies Phrase<[piece: string, object: string, lawn: string]>,
  frog: { en: (at) => `frog to ${at}`, fr: (at) => `grenouille en ${at}` } satisfies Phrase<[at: string]>,
  end: { en: "leave the frog where it is", fr: "laisser la grenouille où elle est" },
  pass: { en: "pass for the rest of the round", fr: "passer pour le reste de la manche" },
} as const;

/** A move in words. */
export function describe(move: string, _: View<Public, Private>, __: Names, lang: Lang): string {
  const action = readMove(move);
  switch (action.does) {
    case "lay":
      return MOVES.lay[lang](pieceName(action.piece, lang), action.object, list(action.others, lang));
    case "frog":
      return MOVES.frog[lang](action.square);
    case "end":
    case "pass":
      return MOVES[action.does][lang];
  }
}

const PROMPTS = {
  over: { en: "The game is over.", fr: "La partie est finie." },
  chance: { en: "Tiles are being drawn.", fr: "On tire les tuiles." },
  "set-frog": { en: "Put your frog on any square.", fr: "Installez votre grenouille sur une case." },
  lay: { en: "Lay a tile.", fr: "Posez une tuile." },
  layOrStep: {
    en: "Lay a tile; your frog may hop first.",
    fr: "Posez une tuile ; la grenouille peut d’abord sauter.",
  },
  "lay-after-frog": { en: "Now lay a tile.", fr: "Posez maintenant une tuile." },
  "frog-or-end": { en: "Your frog may hop, or stay.", fr: "Votre grenouille peut sauter, ou rester." },
  pass: { en: "No tile can be laid: pass.", fr: "Aucune tuile n’est posable : passez." },
  wait: { en: (name: string) => `Wait for ${name}.`, fr: (name: string) => `C’est à ${name} de jouer.` },
} as const;

/** What the viewer is to do now. */
export function prompt(view: View<Public, Private>, names: Names, lang: Lang): string {
  const pub = view.public;
  if (pub.stage === "over") return PROMPTS.over[lang];
  if (pub.stage === "shuffle-zen" || pub.stage === "draw-offer") return PROMPTS.chance[lang];
  if (pub.seat !== names.viewer) return PROMPTS.wait[lang](names.of(pub.seat));
  if (pub.stage !== "lay" && pub.stage !== "lay-after-frog") return PROMPTS[pub.stage][lang];
  const does = new Set(view.moves.map((move) => readMove(move).does));
  if (does.has("pass") && !does.has("lay")) return PROMPTS.pass[lang];
  return PROMPTS[pub.stage === "lay" && does.has("frog") ? "layOrStep" : pub.stage][lang];
}
