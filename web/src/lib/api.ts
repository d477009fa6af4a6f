/** What can be asked besides playing, one function a request: of the server, or of this device for what is on it. */
import type { AtSeat } from "../gen/protocol/AtSeat";
import type { Blocked } from "../gen/protocol/Blocked";
import type { Change } from "../gen/protocol/Change";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { Invitations } from "../gen/protocol/Invitations";
import type { Join } from "../gen/protocol/Join";
import type { Listed } from "../gen/protocol/Listed";
import type { Me } from "../gen/protocol/Me";
import type { NewTable } from "../gen/protocol/NewTable";
import type { Opened } from "../gen/protocol/Opened";
import type { Position } from "../gen/protocol/Position";
import type { Problem } from "../gen/protocol/Problem";
import type { RecoveryCode } from "../gen/protocol/RecoveryCode";
import type { Replay } from "../gen/protocol/Replay";
import type { SetPlace } from "../gen/protocol/SetPlace";
import type { Swap } from "../gen/protocol/Swap";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Whom } from "../gen/protocol/Whom";
import type { GameRecord } from "../gen/table/GameRecord";
import type { Uploaded } from "../gen/protocol/Uploaded";
import { isLocal, local } from "../local/host";
import { ApiError } from "./api-error";
import { hearServerTime } from "./clock";
import { asWho, OWNER, personOf, type Who } from "./sharing";

export { ApiError } from "./api-error";

async function ask<Answer>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: string,
): Promise<Answer> {
  let response: Response;
  try {
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    response = await fetch(`/api${path}`, { method, headers, body: body ?? null });
  } catch {
    throw new ApiError({ code: "unreachable", reason: "the server cannot be reached" });
  }
  hearServerTime(response.headers.get("date"));
  if (!response.ok) throw await problemOf(response);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

/** A proxy between us may answer with something that is not the server's JSON. */
async function problemOf(response: Response): Promise<ApiError> {
  try {
    return new ApiError((await response.json()) as Problem);
  } catch {
    return new ApiError({ code: "unavailable", reason: `the server answered ${response.status}` });
  }
}

/** A path with who of those who share the device asks. */
function by(path: string, who: Who): string {
  const query = new URLSearchParams(asWho(who)).toString();
  return query === "" ? path : `${path}?${query}`;
}

const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> =>
  ask("POST", path, JSON.stringify(body));

const server = {
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  kick: (id: string, at: AtSeat) => post<TableInfo>(`/tables/${id}/kick`, at),
  place: (id: string, place: SetPlace) => post<TableInfo>(`/tables/${id}/place`, place),
  swap: (id: string, swap: Swap) => post<TableInfo>(`/tables/${id}/swap`, swap),
  change: (id: string, change: Change) => post<TableInfo>(`/tables/${id}/options`, change),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<Opened>(`/tables/${id}/rematch`),
  replay: (id: string) => get<Replay>(`/replays/${id}`),
};

/** Whoever hosts a table. */
const host = (id: string): typeof server => (isLocal(id) ? local : server);

export const api = {
  games: () => get<GameInfo[]>("/games"),
  components: (game: string, file: unknown) => post<unknown>(`/games/${game}/components`, file),
  me: () => get<Me>("/me"),
  rename: (name: string, who: Who = OWNER) => ask<Me>("PUT", by("/me", who), JSON.stringify({ name })),
  newCode: () => post<RecoveryCode>("/me/code"),
  recover: (code: string) => post<Me>("/recover", { code } satisfies RecoveryCode),
  signOutOthers: () => post<Me>("/me/sign-out"),
  forgetMe: () => ask<null>("DELETE", "/me"),
  /** Where one can download all that is kept of oneself. */
  myData: "/api/me/data",
  /** Blocks somebody of a server's table; all who are blocked. */
  block: (id: string, whom: Whom) => post<Blocked[]>(`/tables/${id}/block`, whom),
  blocked: () => get<Blocked[]>("/me/blocked"),
  unblock: (id: string) => ask<null>("DELETE", `/me/blocked/${id}`),
  tables: () => get<Listed[]>("/tables"),
  myTables: (who: Who = OWNER) => get<Listed[]>(by("/tables/mine", who)),
  /** Finished games that are older than this one. */
  olderTables: (after: string) => get<Listed[]>(`/tables/mine?after=${after}`),
  putAway: (id: string) => ask<null>("DELETE", `/tables/mine/${id}`),
  open: (table: NewTable) => post<Opened>("/tables", table),
  table: (id: string) => host(id).table(id),
  invitations: (id: string) => get<Invitations>(`/tables/${id}/invitations`),
  join: (id: string, join: Join, who: Who = OWNER) =>
    isLocal(id) ? local.join(id, join, personOf(who)) : post<TableInfo>(by(`/tables/${id}/join`, who), join),
  leave: (id: string, who: Who = OWNER) =>
    isLocal(id) ? local.leave(id, personOf(who)) : post<TableInfo>(by(`/tables/${id}/leave`, who)),
  kick: (id: string, at: AtSeat) => host(id).kick(id, at),
  place: (id: string, place: SetPlace) => host(id).place(id, place),
  swap: (id: string, swap: Swap) => host(id).swap(id, swap),
  change: (id: string, change: Change) => host(id).change(id, change),
  start: (id: string) => host(id).start(id),
  rematch: (id: string) => host(id).rematch(id),
  upload: (record: string) => ask<Uploaded>("POST", "/records", record),
  replay: (id: string) => host(id).replay(id),
  position: (id: string, entry: number) => get<Position>(`/replays/${id}/${entry}`),
  /** The record of a finished game, or one that was uploaded. */
  recordOf: (id: string) => (isLocal(id) ? local.record(id) : get(`/records/${id}`)) as Promise<GameRecord>,
  /** Where a finished game's or an uploaded record can be downloaded. */
  record: (id: string) => `/api/records/${id}`,
  /** Where one can download what one knows of a game. */
  known: (id: string, who: Who = OWNER) => by(`/api/tables/${id}/record`, who),
};
