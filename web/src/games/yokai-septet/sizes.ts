/** How large cards are in a room. Pure: lengths in pixels in, lengths in pixels out. */
import { fan, type Fan, type Room, spread } from "./geometry";

/** Where the hand is: a low room, such as a telephone held across, has more of its width to spare. */
export function acrossOf({ width, height }: Room): "beside" | "below" {
  return height < 420 && width >= height * 1.2 ? "beside" : "below";
}

/** A hand of cards as large as the room allows: smaller where it takes several rows, and where a duel needs rows besides. */
export function handIn(room: Room, count: number, duel: boolean): Fan {
  const { width, height } = room;
  if (acrossOf(room) === "beside") {
    return spread(count, { width: width / 2, height: height * 0.66 }, Math.round(width * 0.1));
  }
  const [few, many] = duel ? [0.11, 0.085] : [0.15, 0.112];
  const large = Math.min(width * 0.17, height * few, 150);
  const hand = fan(count, width, large);
  return hand.rows > 1 ? fan(count, width, Math.min(large, height * many)) : hand;
}

/** Around what is above a hand. */
const AROUND = 36;

/** A hand that has a room for itself, but for so much above it. */
export const handAlone = ({ width, height }: Room, count: number, above: number): Fan =>
  spread(count, { width, height: height - above - AROUND }, Math.round(Math.min(width * 0.3, 170)));

/** How large the cards of a duel's rows are on a mat: two rows on either side of a trick of the same cards. */
export function duelCard({ width, height }: Room): number {
  return Math.max(32, Math.min(width / 7 - 2, (height - 16) / 5.3, 110));
}
