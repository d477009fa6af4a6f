/** The games that the server offers, or this device where the server cannot be reached; asked once. */
import type { GameInfo } from "../gen/protocol/GameInfo";
import { canHost, local } from "../local/host";
import { api } from "./api";
import { isUnreachable } from "./api-error";

let asked: Promise<GameInfo[]> | null = null;

export function offered(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    if (canHost && isUnreachable(error)) return local.games();
    throw error;
  });
  return asked;
}
