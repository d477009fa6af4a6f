/** Every text of this game's board, in every language. The rules page has its own catalogue. */
import type { Phrase, Text } from "../../lib/lang.svelte";
import type { Bird, Flower, Pagoda } from "./types";

export const BIRD: Readonly<Record<Bird, Text>> = {
  T: { en: "tanager", fr: "tangara" },
  W: { en: "waxwing", fr: "jaseur" },
  E: { en: "white-eye", fr: "zostérops" },
  F: { en: "flycatcher", fr: "tchitrec" },
};

export const FLOWER: Readonly<Record<Flower, Text>> = {
  p: { en: "primrose", fr: "primevère" },
  l: { en: "plumeria", fr: "frangipanier" },
  t: { en: "tulip", fr: "tulipe" },
  b: { en: "bluebell", fr: "jacinthe" },
};

const FLOWERS: Readonly<Record<Flower, Text>> = {
  p: { en: "primroses", fr: "primevères" },
  l: { en: "plumerias", fr: "fleurs de frangipanier" },
  t: { en: "tulips", fr: "tulipes" },
  b: { en: "bluebells", fr: "jacinthes" },
};

export const PAGODA: Readonly<Record<Pagoda, Text>> = {
  pink: { en: "the pink pagoda", fr: "la pagode rose" },
  blue: { en: "the blue pagoda", fr: "la pagode bleue" },
  green: { en: "the green pagoda", fr: "la pagode verte" },
};

const OF_PAGODA: Readonly<Record<Pagoda, Text>> = {
  pink: { en: "of the pink pagoda", fr: "de la pagode rose" },
  blue: { en: "of the blue pagoda", fr: "de la pagode bleue" },
  green: { en: "of the green pagoda", fr: "de la pagode verte" },
};

export const koi: Text = { en: "koi", fr: "koï" };

export const points: Phrase<[number]> = {
  en: (n) => (n === 1 ? "1 point" : `${n} points`),
  fr: (n) => (Math.abs(n) < 2 ? `${n} point` : `${n} points`),
};

/** "3 tulips"; koi count among them, so a set may have no flower of its own. */
export const flowerSet: Phrase<[number, Flower | null]> = {
  en: (size, flower) =>
    flower === null ? `${size} koi` : `${size} ${size === 1 ? FLOWER[flower].en : FLOWERS[flower].en}`,
  fr: (size, flower) =>
    flower === null ? `${size} koï` : `${size} ${size < 2 ? FLOWER[flower].fr : FLOWERS[flower].fr}`,
};

export const gardenTile: Phrase<[Bird, Flower]> = {
  en: (bird, flower) => `${BIRD[bird].en} with ${FLOWER[flower].en}`,
  fr: (bird, flower) => `${BIRD[bird].fr}-${FLOWER[flower].fr}`,
};

export const theGardenTile: Phrase<[Bird, Flower]> = {
  en: (bird, flower) => `the ${gardenTile.en(bird, flower)}`,
  fr: (bird, flower) => `la tuile ${gardenTile.fr(bird, flower)}`,
};

export const theKoi: Text = { en: "the koi", fr: "le koï" };

export const layTile: Phrase<[string, string]> = {
  en: (tile, space) => `${tile} on ${space}`,
  fr: (tile, space) => `${tile} en ${space}`,
};

export const layKoi: Phrase<[string, Bird]> = {
  en: (space, bird) => `koi as ${BIRD[bird].en} on ${space}`,
  fr: (space, bird) => `koï en guise de ${BIRD[bird].fr} en ${space}`,
};

/* What happened. "You" and "Vous" are sentences of their own. */

export const dealt: Phrase<[string[]]> = {
  en: (laid) => `The first tiles lie in the garden: ${laid.join(", ")}.`,
  fr: (laid) => `Les premières tuiles sont au jardin : ${laid.join(", ")}.`,
};

export const youPlaced: Phrase<[string, string]> = {
  en: (tile, space) => `You laid a ${tile} on ${space}.`,
  fr: (tile, space) => `Vous avez posé la tuile ${tile} en ${space}.`,
};

export const placed: Phrase<[string, string, string]> = {
  en: (who, tile, space) => `${who} laid a ${tile} on ${space}.`,
  fr: (who, tile, space) => `${who} a posé la tuile ${tile} en ${space}.`,
};

export const youPlacedKoi: Phrase<[string, Bird]> = {
  en: (space, bird) => `You laid a koi on ${space}, as a ${BIRD[bird].en}.`,
  fr: (space, bird) => `Vous avez posé un koï en ${space}, en guise de ${BIRD[bird].fr}.`,
};

export const placedKoi: Phrase<[string, string, Bird]> = {
  en: (who, space, bird) => `${who} laid a koi on ${space}, as a ${BIRD[bird].en}.`,
  fr: (who, space, bird) => `${who} a posé un koï en ${space}, en guise de ${BIRD[bird].fr}.`,
};

export const flockScored: Phrase<[Bird, number, number]> = {
  en: (bird, beside, n) => `A flock (${BIRD[bird].en}, ${beside} beside it): ${points.en(n)}.`,
  fr: (bird, beside, n) => `Une volée (${BIRD[bird].fr}, ${beside} à côté) : ${points.fr(n)}.`,
};

export const rowScored: Phrase<[Pagoda, number, number, Flower | null, number]> = {
  en: (pagoda, row, size, flower, n) =>
    `Row ${row} ${OF_PAGODA[pagoda].en}: ${flowerSet.en(size, flower)}, ${points.en(n)}.`,
  fr: (pagoda, row, size, flower, n) =>
    `Rangée ${row} ${OF_PAGODA[pagoda].fr} : ${flowerSet.fr(size, flower)}, ${points.fr(n)}.`,
};

/* What is to be done. */

export const layOne: Text = { en: "Lay a tile in the garden.", fr: "Posez une tuile au jardin." };
export const layOneAlone: Text = {
  en: "Lay your tile beside the last one, or a koi beside any.",
  fr: "Posez votre tuile à côté de la dernière, ou un koï n’importe où à côté d’une tuile.",
};
export const layKoiOnly: Text = { en: "Only a koi can be laid now.", fr: "Il ne reste qu’à poser un koï." };
export const waitFor: Phrase<[string]> = {
  en: (who) => `Wait for ${who}.`,
  fr: (who) => `C’est à ${who} de jouer.`,
};
export const toLay: Phrase<[string]> = {
  en: (who) => `${who} is to lay a tile.`,
  fr: (who) => `${who} doit poser une tuile.`,
};
export const dealing: Text = { en: "The tiles are being shuffled.", fr: "On mélange les tuiles." };
export const noMoreMoves: Text = { en: "Nothing more can be laid.", fr: "On ne peut plus rien poser." };
export const gardenFull: Text = { en: "The garden is complete.", fr: "Le jardin est achevé." };

/* The board. */

export const garden: Text = { en: "The garden", fr: "Le jardin" };
export const pond: Text = { en: "d4, the pond", fr: "d4, l’étang" };
export const empty: Phrase<[string]> = { en: (space) => `${space}, empty`, fr: (space) => `${space}, libre` };
export const open: Phrase<[string]> = {
  en: (space) => `${space}, a tile can be laid here`,
  fr: (space) => `${space}, on peut y poser une tuile`,
};
export const taken: Phrase<[string, string]> = {
  en: (space, tile) => `${space}, ${tile}`,
  fr: (space, tile) => `${space}, ${tile}`,
};
export const takenLast: Phrase<[string, string]> = {
  en: (space, tile) => `${space}, ${tile}, laid last`,
  fr: (space, tile) => `${space}, ${tile}, posée en dernier`,
};
export const wouldScore: Phrase<[string, string, number | null]> = {
  en: (tile, space, n) =>
    n === null ? `${tile}, space ${space}` : `${tile}, space ${space}, would score ${n}`,
  fr: (tile, space, n) =>
    n === null ? `${tile}, case ${space}` : `${tile}, case ${space}, rapporterait ${points.fr(n)}`,
};

export const pressAgain: Phrase<[string]> = {
  en: (what) => `${what}. Press again to lay it`,
  fr: (what) => `${what}. Appuyez encore pour poser`,
};

export const yourHand: Text = { en: "Your hand", fr: "Votre main" };
export const chooseEither: Text = {
  en: "Choose a tile and a space.",
  fr: "Choisissez une tuile et une case.",
};
export const chooseSpace: Phrase<[string]> = {
  en: (tile) => `Choose a space for ${tile}.`,
  fr: (tile) => `Choisissez une case pour ${tile}.`,
};
export const chooseTile: Phrase<[string]> = {
  en: (space) => `Choose a tile for ${space}.`,
  fr: (space) => `Choisissez une tuile pour ${space}.`,
};
export const nowhere: Phrase<[string]> = {
  en: (tile) => `No space is open to ${tile} now.`,
  fr: (tile) => `Pas de case possible pour ${tile} en ce moment.`,
};
export const lay: Phrase<[number | null]> = {
  en: (n) => (n === null ? "Lay it" : `Lay it: ${points.en(n)}`),
  fr: (n) => (n === null ? "Poser" : `Poser : ${points.fr(n)}`),
};
export const cancel: Text = { en: "Cancel", fr: "Annuler" };
export const whichBird: Phrase<[string]> = {
  en: (space) => `Koi on ${space}: which bird is it this turn?`,
  fr: (space) => `Koï en ${space} : quel oiseau est-il pour ce tour ?`,
};
export const asBird: Phrase<[Bird, number | null]> = {
  en: (bird, n) => (n === null ? `As ${BIRD[bird].en}` : `As ${BIRD[bird].en}, would score ${n}`),
  fr: (bird, n) =>
    n === null
      ? `En guise de ${BIRD[bird].fr}`
      : `En guise de ${BIRD[bird].fr}, rapporterait ${points.fr(n)}`,
};
export const times: Phrase<[string, number]> = {
  en: (tile, n) => (n === 1 ? tile : `${tile}, ${n} of them`),
  fr: (tile, n) => (n === 1 ? tile : `${tile}, en ${n} exemplaires`),
};
export const inBag: Phrase<[number]> = {
  en: (n) => (n === 0 ? "The bag is empty" : `${n} in the bag`),
  fr: (n) => (n === 0 ? "Le sac est vide" : `${n} dans le sac`),
};

export const myRows: Text = { en: "Show my rows", fr: "Voir mes rangées" };
export const pinkRows: Text = { en: "Show pink’s rows", fr: "Voir les rangées roses" };
export const rowsOf: Phrase<[Pagoda]> = {
  en: (pagoda) => `Rows ${OF_PAGODA[pagoda].en}`,
  fr: (pagoda) => `Rangées ${OF_PAGODA[pagoda].fr}`,
};
export const showRowsOf: Phrase<[Pagoda, string, number]> = {
  en: (pagoda, who, n) => `${who}: ${PAGODA[pagoda].en}, flowers worth ${n} now. Show its rows`,
  fr: (pagoda, who, n) =>
    `${who} : ${PAGODA[pagoda].fr}, fleurs valant ${n} pour l’instant. Voir ses rangées`,
};
export const rowNow: Phrase<[number, number, Flower | null, number]> = {
  en: (row, size, flower, n) =>
    size === 0 ? `Row ${row}: no tile yet` : `Row ${row}: ${flowerSet.en(size, flower)}, worth ${n} now`,
  fr: (row, size, flower, n) =>
    size === 0
      ? `Rangée ${row} : encore vide`
      : `Rangée ${row} : ${flowerSet.fr(size, flower)}, ${points.fr(n)} pour l’instant`,
};

export const you: Text = { en: "You", fr: "Vous" };
export const rival: Text = { en: "Rival", fr: "Adversaire" };
export const partners: Phrase<[string[]]> = {
  en: (names) => names.join(" & "),
  fr: (names) => names.join(" et "),
};
export const standing: Text = { en: "As the garden lies", fr: "En l’état du jardin" };
export const flocks: Text = { en: "Flocks", fr: "Volées" };
export const flowers: Text = { en: "Flowers", fr: "Fleurs" };
export const total: Text = { en: "Total", fr: "Total" };
export const player: Text = { en: "Player", fr: "Joueur" };
export const holdsKoi: Phrase<[number]> = {
  en: (n) => `holds ${n} koi`,
  fr: (n) => `a ${n} koï en main`,
};

/* The score sheet. */

export const sheet: Text = { en: "Where the points came from", fr: "D’où viennent les points" };
export const flockLine: Phrase<[string, Bird, number]> = {
  en: (space, bird, beside) => `${space}: ${BIRD[bird].en}, ${beside} beside it`,
  fr: (space, bird, beside) => `${space} : ${BIRD[bird].fr}, ${beside} à côté`,
};
export const flowersOf: Phrase<[Pagoda]> = {
  en: (pagoda) => `Flowers ${OF_PAGODA[pagoda].en}`,
  fr: (pagoda) => `Fleurs ${OF_PAGODA[pagoda].fr}`,
};
export const rowLine: Phrase<[number, number, Flower | null]> = {
  en: (row, size, flower) => (size === 0 ? `Row ${row}: empty` : `Row ${row}: ${flowerSet.en(size, flower)}`),
  fr: (row, size, flower) =>
    size === 0 ? `Rangée ${row} : vide` : `Rangée ${row} : ${flowerSet.fr(size, flower)}`,
};
export const noFlocks: Text = { en: "No flock", fr: "Aucune volée" };
export const flocksIgnored: Text = {
  en: "Flocks do not count at this level.",
  fr: "Les volées ne comptent pas à ce niveau.",
};
export const won: Text = { en: "winner", fr: "victoire" };
export const includingKoi: Text = {
  en: "Koi count in every set of their row.",
  fr: "Les koï comptent dans chaque groupe de leur rangée.",
};
