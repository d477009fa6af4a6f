/** How the people and bots of a table are called. */
import type { Place } from "../gen/protocol/Place";
import type { Player as Recorded } from "../gen/protocol/Player";
import type { Names, Player } from "./game";
import { say } from "./words.svelte";

/** Bots are called after things of the house, guests after plants and animals: nobody takes one for the other. */
export const BOTS = ["Daruma", "Kokeshi", "Andon", "Chasen", "Noren", "Temari", "Tetsubin", "Furoshiki"];

function botName(seat: number): string {
  return BOTS[seat % BOTS.length]!;
}

/** The players of a table in the order of its seats. */
export function playersAt(places: readonly Place[]): Player[] {
  return places.map((place, seat) => {
    if (place.kind === "bot") return { seat, name: botName(seat), bot: true };
    if (place.kind === "open") return { seat, name: say("replay-seat", { seat: seat + 1 }), bot: false };
    return { seat, name: place.name, bot: false };
  });
}

/** The players of a record, where it says who they were. */
export function playersOf(recorded: readonly Recorded[], seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const player = recorded[seat];
    if (player?.kind === "bot") return { seat, name: botName(seat), bot: true };
    return {
      seat,
      name: player?.kind === "person" ? player.name : say("replay-seat", { seat: seat + 1 }),
      bot: false,
    };
  });
}

/** How sentences for a viewer name these players, and the rival of a solo game, who has no seat. */
export function namesFor(viewer: number | null, players: readonly Player[]): Names {
  return { viewer, of: (seat) => players[seat]?.name ?? say("rival") };
}
