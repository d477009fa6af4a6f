/** What happened, what a move is and what is to be done, in words. */
import type { Names, View } from "../../lib/game";
import type { Lang } from "../../lib/lang.svelte";
import { birdOf, flowerOf, KOI, readMove } from "./moves";
import { isFull, isSolo } from "./sides";
import type { Event, Private, Public, Tile } from "./types";
import * as words from "./words";

/** A tile in words: "tanager with primrose". */
export function tileName(tile: Tile, lang: Lang): string {
  const [bird, flower] = [birdOf(tile), flowerOf(tile)];
  return bird && flower ? words.gardenTile[lang](bird, flower) : words.koi[lang];
}

/** The same tile inside a sentence: "the tanager with primrose". */
export function theTile(tile: Tile, lang: Lang): string {
  const [bird, flower] = [birdOf(tile), flowerOf(tile)];
  return bird && flower ? words.theGardenTile[lang](bird, flower) : words.theKoi[lang];
}

export function tell(event: Event, names: Names, lang: Lang): string | null {
  switch (event.event) {
    case "dealt":
      return words.dealt[lang](
        event.spaces.map((space, place) => words.layTile[lang](tileName(event.tiles[place]!, lang), space)),
      );
    case "placed": {
      const { seat, tile, space, bird } = event;
      const mine = seat === names.viewer;
      if (bird) {
        return mine
          ? words.youPlacedKoi[lang](space, bird)
          : words.placedKoi[lang](names.of(seat), space, bird);
      }
      const name = tileName(tile, lang);
      return mine ? words.youPlaced[lang](name, space) : words.placed[lang](names.of(seat), name, space);
    }
    case "flock-scored":
      return words.flockScored[lang](event.bird, event.beside, event.points);
    case "row-scored":
      if (event.points === 0) return null;
      return words.rowScored[lang](event.pagoda, event.row, event.size, event.flower, event.points);
    case "drew":
      return null;
  }
}

export function describe(move: string, _view: View<Public, Private>, _names: Names, lang: Lang): string {
  const lay = readMove(move);
  if (!lay) return move;
  if (lay.bird) return words.layKoi[lang](lay.space, lay.bird);
  return words.layTile[lang](tileName(lay.tile, lang), lay.space);
}

export function prompt(view: View<Public, Private>, names: Names, lang: Lang): string {
  const { turn } = view.public;
  if (turn === "over") return (isFull(view.public) ? words.gardenFull : words.noMoreMoves)[lang];
  if (turn === "chance") return words.dealing[lang];
  if (view.moves.length > 0) {
    const onlyKoi = view.moves.every((move) => move.startsWith(KOI));
    if (!isSolo(view.public)) return words.layOne[lang];
    return onlyKoi ? words.layKoiOnly[lang] : words.layOneAlone[lang];
  }
  const who = names.of(turn.move[0] ?? 0);
  return view.seat === null ? words.toLay[lang](who) : words.waitFor[lang](who);
}
