/** Who of this device sits at a table, and how somebody else joins them. */
import { api } from "../../lib/api";
import { isLocal, local } from "../../local/host";
import { MOST, OWNER, personOf, rememberSharers, type Sharer, sharersOf, whoIs } from "../../lib/sharing";

/** Everybody of this device who has a seat at a table. */
export async function sharersAt(id: string): Promise<Sharer[]> {
  if (isLocal(id)) return (await local.people(id)).map(({ seat, person }) => ({ seat, who: whoIs(person) }));
  const asked = [OWNER, ...sharersOf(id)].map(async (who) => {
    const seat = (await api.myTables(who)).find((table) => table.id === id)?.your_seat ?? null;
    return seat === null ? [] : [{ who, seat }];
  });
  return (await Promise.all(asked)).flat();
}

/** Somebody else sits down with this device. */
export async function sitDownToo(id: string, name: string): Promise<void> {
  const seated = (await sharersAt(id)).map(({ who }) => who).filter((who) => typeof who === "number");
  const who = Array.from({ length: MOST }, (_, index) => index + 1).find(
    (number) => !seated.includes(number),
  );
  if (who === undefined) return;
  if (isLocal(id)) return void (await local.join(id, {}, personOf(who, name)));
  await api.rename(name, who);
  await api.join(id, {}, who);
  rememberSharers(id, [...seated, who]);
}
