/** The server's HTTP interface, one function a request. */
import type { AtSeat } from "../gen/protocol/AtSeat";
import type { GameInfo } from "../gen/protocol/GameInfo";
import type { Invitations } from "../gen/protocol/Invitations";
import type { Join } from "../gen/protocol/Join";
import type { Listed } from "../gen/protocol/Listed";
import type { Me } from "../gen/protocol/Me";
import type { NewTable } from "../gen/protocol/NewTable";
import type { Opened } from "../gen/protocol/Opened";
import type { Position } from "../gen/protocol/Position";
import type { Problem } from "../gen/protocol/Problem";
import type { ProblemCode } from "../gen/protocol/ProblemCode";
import type { RecoveryCode } from "../gen/protocol/RecoveryCode";
import type { Replay } from "../gen/protocol/Replay";
import type { SetPlace } from "../gen/protocol/SetPlace";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Uploaded } from "../gen/protocol/Uploaded";
import { hearServerTime } from "./clock";

/** Why a request failed: what the server said, or that it could not be reached. */
export class ApiError extends Error {
  readonly code: ProblemCode | "unreachable";
  readonly refusal: Problem["refusal"];
  readonly entry: Problem["entry"];

  constructor({ code, reason, refusal, entry }: Problem | Unreachable) {
    super(reason);
    this.code = code;
    this.refusal = refusal;
    this.entry = entry;
  }
}

/** The one problem that the server does not tell. */
interface Unreachable extends Omit<Problem, "code"> {
  code: "unreachable";
}

async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: string): Promise<Answer> {
  let response: Response;
  try {
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    response = await fetch(`/api${path}`, { method, headers, body: body ?? null });
  } catch {
    throw new ApiError({ code: "unreachable", reason: "the server cannot be reached" });
  }
  hearServerTime(response.headers.get("date"));
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Answer;
}

/** A proxy between us may answer with something that is not the server's JSON. */
async function problemOf(response: Response): Promise<ApiError> {
  try {
    return new ApiError((await response.json()) as Problem);
  } catch {
    return new ApiError({ code: "unavailable", reason: `the server answered ${response.status}` });
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
  upload: (record: string) => ask<Uploaded>("POST", "/records", record),
  replay: (id: string) => get<Replay>(`/replays/${id}`),
  position: (id: string, entry: number) => get<Position>(`/replays/${id}/${entry}`),
  /** Where a finished game's or an uploaded record can be downloaded. */
  record: (id: string) => `/api/records/${id}`,
  /** Where one can download what one knows of a game. */
  known: (id: string) => `/api/tables/${id}/record`,
};
