/**
 * Those who share a device. To a table each of them is a person of their own, with a connection of their own: whoever holds the
 * device is shown one hand, and never two.
 */
import { owner } from "../local/owner";
import type { Person } from "../gen/room/Person";

/** Who of them: the device's owner, somebody by number, or a screen that everybody looks at, which never sits down. */
export type Who = "owner" | number;

export const OWNER: Who = "owner";
export const SCREEN: Who = 0;
/** So many can share a device with its owner. */
export const MOST = 7;

/** How a request says who asks. */
export function asWho(who: Who): Record<string, string> {
  return who === OWNER ? {} : { as: String(who) };
}

/** Somebody who shares this device, as tables on it know them. Its owner is `me`; the room reads off the id whose device it is. */
export function personOf(who: Who, name = ""): Person {
  return who === OWNER ? owner() : { id: `${owner().id}/${who}`, name };
}

/** Who somebody at a table of this device is. */
export function whoIs({ id }: Person): Who {
  const number = id.split("/")[1];
  return number === undefined ? OWNER : Number(number);
}

/** Somebody of this device at a table. */
export interface Sharer {
  readonly who: Who;
  readonly seat: number;
}

const KEY = "chabudai.sharing";
/** So many tables are remembered; older ones are over. */
const TABLES = 30;

type Remembered = [table: string, numbers: number[]][];

function remembered(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Remembered) : [];
  } catch {
    return [];
  }
}

/** Who, besides its owner, plays on this device at a table. */
export function sharersOf(table: string): readonly number[] {
  return remembered().find(([id]) => id === table)?.[1] ?? [];
}

/** Remembers who plays on this device at a table, besides its owner. */
export function rememberSharers(table: string, numbers: readonly number[]): void {
  const others = remembered().filter(([id]) => id !== table);
  const kept: Remembered = numbers.length > 0 ? [[table, [...numbers]], ...others] : others;
  localStorage.setItem(KEY, JSON.stringify(kept.slice(0, TABLES)));
}

/**
 * Who is to hold the device: whoever does as long as they are asked or nobody else here is, then the next around the table
 * that the table waits for.
 */
export function nextHolder(
  sharers: readonly Sharer[],
  asked: readonly number[],
  holder: Sharer | null,
): Sharer | null {
  if (holder !== null && asked.includes(holder.seat)) return holder;
  const waited = sharers.filter(({ seat }) => asked.includes(seat)).sort((a, b) => a.seat - b.seat);
  return waited.find(({ seat }) => holder !== null && seat > holder.seat) ?? waited[0] ?? holder;
}

/** Whether what a seat is shown besides the rest is worth hiding from the others: in some games it is nothing. */
export function isSecret(hand: unknown): boolean {
  return typeof hand === "object" && hand !== null && Object.keys(hand).length > 0;
}
