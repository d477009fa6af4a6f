/** What can be read off the places of a table. */
import type { TableInfo } from "../../gen/protocol/TableInfo";
import type { Vote } from "../../gen/protocol/Vote";
import { hereAt, serverNow } from "../../lib/clock";
import { sharersOf } from "../../lib/sharing";
import { isLocal } from "../../local/host";
import { say, timeOfDay } from "../../lib/words.svelte";

/** Somebody who is away in the middle of a game, whose seat others may give to a bot. */
export interface Absence {
  readonly seat: number;
  /** Until when the seat is kept for them, if they have left. */
  readonly keptUntil: number | null;
  readonly vote: Vote | null;
  /** Whether the viewer has voted already. */
  readonly voted: boolean;
  /** From when on votes count, if they do not yet. */
  readonly countsFrom: number | null;
}

/** The absence of somebody else, as far as the viewer has a say in it. */
export function absenceOf(
  table: TableInfo,
  viewer: number | null,
  seat: number,
  now = serverNow(),
): Absence | null {
  const place = table.places[seat];
  if (viewer === null || seat === viewer || table.status !== "playing") return null;
  if (place?.kind !== "person" || place.connected || place.stand_in) return null;
  const vote = table.votes.find((each) => each.seat === seat) ?? null;
  return {
    seat,
    keptUntil: place.kept_until ?? null,
    vote,
    voted: vote?.by.includes(viewer) ?? false,
    countsFrom: vote !== null && vote.counts_from > now ? vote.counts_from : null,
  };
}

/** What an absence will come to, in sentences. */
export function tellAbsence({ keptUntil, vote, countsFrom }: Absence): string[] {
  const told: string[] = [];
  if (keptUntil !== null) told.push(say("play-kept", { time: timeOfDay(hereAt(keptUntil)) }));
  if (vote !== null) told.push(say("play-votes", { have: vote.by.length, needed: vote.needed }));
  if (countsFrom !== null) told.push(say("play-votes-from", { time: timeOfDay(hereAt(countsFrom)) }));
  return told;
}

/** Whether somebody else sits there, with a device of their own: whom one may mute or block. */
export function isOther({ id, places }: TableInfo, viewer: number | null, seat: number): boolean {
  return seat !== viewer && places[seat]?.kind === "person" && !isLocal(id) && sharersOf(id).length === 0;
}

/** Whether a bot plays for the owner of a seat. */
export function replaced({ places, status }: TableInfo, seat: number | null): boolean {
  const place = seat === null ? undefined : places[seat];
  return status === "playing" && place?.kind === "person" && place.stand_in;
}

/** Whether nobody but those at these seats plays for themselves: then the game waits for them if they leave it. */
export function alone(table: TableInfo, seats: readonly number[]): boolean {
  return table.places.every(
    ({ kind }, seat) => seats.includes(seat) || kind !== "person" || replaced(table, seat),
  );
}
