/** The gardens in the pictures of the rules page. */
import { HEXES, POND } from "../geometry";
import type { Space, Tile } from "../types";

export type Laid = Readonly<Partial<Record<Space, Tile>>>;

export const startOfThree: Laid = { d3: "El", c4: "Tb", e4: "Wt" };

export const startOfFour: Laid = { d3: "El", c4: "Tb", d5: "Fp", e3: "Wt" };

/** A tanager on c3 with two tanagers beside it and a third further off. */
export const flock: Laid = { c3: "Tl", b2: "Tp", b3: "Eb", c4: "Tb", d3: "Wt", b4: "Tt" };

/** A complete garden that scores 46 for green and 36 for pink and blue; only its flowers are given. */
const FLOWERS = "ptKt pplbp KblbtlKptlbb lbKpbt tblpl ttlp".replaceAll(" ", "");

/** Birds change nothing in a finished garden: they are dealt out in turn. */
export const complete: Laid = Object.fromEntries(
  HEXES.filter((hex) => hex !== POND).map((space, place) => {
    const flower = FLOWERS.charAt(place);
    return [space, flower === "K" ? "K" : `${"TEWFEWTFWT".charAt((place * 3) % 10)}${flower}`];
  }),
);
export const completeRows: readonly number[] = [1, 6, 6, 15, 6, 6, 6];
