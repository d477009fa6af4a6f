/** The games that the server offers; asked once. */
import type { GameInfo } from "../gen/protocol/GameInfo";
import { api } from "./api";

let asked: Promise<GameInfo[]> | null = null;

export function offered(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
