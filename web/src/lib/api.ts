/** The server's HTTP interface, one function a request. */
import type { AtSeat } from "../gen/server/AtSeat";
import type { GameInfo } from "../gen/server/GameInfo";
import type { Invitations } from "../gen/server/Invitations";
import type { Join } from "../gen/server/Join";
import type { Listed } from "../gen/server/Listed";
import type { Me } from "../gen/server/Me";
import type { NewTable } from "../gen/server/NewTable";
import type { Opened } from "../gen/server/Opened";
import type { Position } from "../gen/server/Position";
import type { Problem } from "../gen/server/Problem";
import type { ProblemCode } from "../gen/server/ProblemCode";
import type { RecoveryCode } from "../gen/server/RecoveryCode";
import type { Replay } from "../gen/server/Replay";
import type { SetPlace } from "../gen/server/SetPlace";
import type { TableInfo } from "../gen/server/TableInfo";
import { hearServerTime } from "./clock";

/** Why a request failed: what the server said, or that it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: ProblemCode | "unreachable",
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: string): Promise<Answer> {
  let response: Response;
  try {
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    response = await fetch(`/api${path}`, { method, headers, body: body ?? null });
  } catch {
    throw new ApiError("unreachable", "the server cannot be reached");
  }
  hearServerTime(response.headers.get("date"));
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Answer;
}

/** A proxy between us may answer with something that is not the server's JSON. */
async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Problem;
    return new ApiError(problem.code, problem.reason);
  } catch {
    return new ApiError("unavailable", `the server answered ${response.status}`);
  }
}

const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> =>
  ask("POST", path, JSON.stringify(body));

export const api = {
  games: () => get<GameInfo[]>("/games"),
  components: (game: string, file: unknown) => post<unknown>(`/games/${game}/components`, file),
  me: () => get<Me>("/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", JSON.stringify({ name })),
  newCode: () => post<RecoveryCode>("/me/code"),
  recover: (code: string) => post<Me>("/recover", { code } satisfies RecoveryCode),
  tables: () => get<Listed[]>("/tables"),
  myTables: () => get<Listed[]>("/tables/mine"),
  open: (table: NewTable) => post<Opened>("/tables", table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  invitations: (id: string) => get<Invitations>(`/tables/${id}/invitations`),
  join: (id: string, join: Join) => post<TableInfo>(`/tables/${id}/join`, join),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  kick: (id: string, at: AtSeat) => post<TableInfo>(`/tables/${id}/kick`, at),
  place: (id: string, place: SetPlace) => post<TableInfo>(`/tables/${id}/place`, place),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<Opened>(`/tables/${id}/rematch`),
  upload: (record: string) => ask<Opened>("POST", "/records", record),
  replay: (id: string) => get<Replay>(`/replays/${id}`),
  position: (id: string, entry: number) => get<Position>(`/replays/${id}/${entry}`),
  /** Where a finished game's or an uploaded record can be downloaded. */
  record: (id: string) => `/api/records/${id}`,
  /** Where one can download what one knows of a game. */
  known: (id: string) => `/api/tables/${id}/record`,
};
