/** How large cards are in a room. Pure: lengths in pixels in, lengths in pixels out. */
import { fan, type Fan, TARGET } from "./geometry";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where the hand is: a low room, such as a telephone held across, has more of its width to spare. */
export function acrossOf({ width, height }: Room): "beside" | "below" {
  return height < 420 && width >= height * 1.2 ? "beside" : "below";
}

/** A hand of cards as large as the room allows: smaller where it takes several rows, and where a duel needs rows besides. */
export function handIn(room: Room, count: number, duel: boolean): Fan {
  const beside = acrossOf(room) === "beside";
  const width = beside ? room.width / 2 : room.width;
  const [few, many] = beside ? [0.25, 0.145] : duel ? [0.11, 0.085] : [0.15, 0.112];
  const large = Math.min(width * (beside ? 0.2 : 0.17), room.height * few, 150);
  const hand = fan(count, width, large);
  return hand.rows > (beside ? 2 : 1) ? fan(count, width, Math.min(large, room.height * many)) : hand;
}

/** A hand that has a room for itself, but for a line above it. */
export function handAlone({ width, height }: Room, count: number): Fan {
  const room = height - 80;
  let card = Math.min(width * 0.3, 170);
  let hand = fan(count, width, card);
  while (hand.height > room && card > TARGET) hand = fan(count, width, (card -= 4));
  return hand;
}

/** How large the cards of a duel's rows are on a mat: two rows on either side of a trick of the same cards. */
export function duelCard({ width, height }: Room): number {
  return Math.max(32, Math.min(width / 7 - 2, (height - 16) / 5.3, 110));
}
