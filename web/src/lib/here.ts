/** Tables of this device, which need no network. */
import type { Listed } from "../gen/protocol/Listed";
import type { NewTable } from "../gen/protocol/NewTable";
import { local } from "../local/host";
import { api } from "./api";
import { personOf } from "./sharing";

/** Lays a table on this device and starts it. A place that is reserved is for somebody who shares the device. */
export async function playHere(table: NewTable): Promise<string> {
  const guests = table.places.flatMap((place, seat) =>
    place.kind === "reserved" ? [{ seat, name: place.name }] : [],
  );
  const places = table.places.map((place) =>
    place.kind === "reserved" ? ({ kind: "open" } as const) : place,
  );
  const { id } = await local.open({ ...table, places });
  for (const [index, { seat, name }] of guests.entries()) {
    await local.join(id, { seat }, personOf(index + 1, name));
  }
  await local.start(id);
  return id;
}

const KEY = "chabudai.sent";

/** Where a finished game of this device was sent, if it was: the name of its record. */
export function sentAs(id: string): string | null {
  return sent()[id] ?? null;
}

/** Sends a finished game of this device to the server, where it can be looked at from anywhere. */
export async function send(id: string): Promise<string> {
  const { id: record } = await api.upload(JSON.stringify(await local.record(id)));
  localStorage.setItem(KEY, JSON.stringify({ ...sent(), [id]: record }));
  return record;
}

/** The games that were sent from this device, by the names of their records. */
export async function sentGames(): Promise<Listed[]> {
  const names = sent();
  if (Object.keys(names).length === 0) return [];
  return (await local.tables()).flatMap((table) => {
    const id = names[table.id];
    return id === undefined ? [] : [{ ...table, id }];
  });
}

/** Throws a game of this device away for good. */
export async function putAway({ id }: Listed): Promise<void> {
  await local.forget(id);
  const { [id]: _, ...others } = sent();
  localStorage.setItem(KEY, JSON.stringify(others));
}

function sent(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
