/** What can be read off the places of a table. */
import type { TableInfo } from "../../gen/protocol/TableInfo";

/** Whether a seat may be given to a bot by the viewer: somebody else's who is away in the middle of a game. */
export function absent(table: TableInfo, viewer: number | null, seat: number): boolean {
  const place = table.places[seat];
  const another = viewer !== null && seat !== viewer && table.status === "playing";
  return another && place?.kind === "person" && !place.connected && !place.stand_in;
}
