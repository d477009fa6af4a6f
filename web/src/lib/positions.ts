/** The positions of a game that is looked at again. */
import type { Position } from "../gen/protocol/Position";
import type { GameRecord } from "../gen/table/GameRecord";
import { isLocal, type LocalHost, local, nearby } from "../local/host";
import { api } from "./api";

/**
 * Where the engine is, it is handed the record once and no step is asked of the server; one that it cannot replay, for it may be of
 * newer rules than this page, is.
 */
export function positionsOf(
  id: string,
  engine: () => LocalHost | null = isLocal(id) ? () => local : nearby,
): (entry: number) => Promise<Position> {
  let record: Promise<GameRecord> | null = null;
  return async (entry) => {
    const near = engine();
    if (near === null) return api.position(id, entry);
    try {
      return await near.positionOf(await (record ??= api.recordOf(id)), entry);
    } catch (error) {
      if (isLocal(id)) throw error;
      record = null;
      return api.position(id, entry);
    }
  };
}
