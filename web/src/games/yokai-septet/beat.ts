/** The end of a round, which a view that has the next deal already no longer shows. */
import type { Event } from "../../gen/yokai-septet/Event";
import type { OpenRows } from "../../gen/yokai-septet/OpenRows";
import type { Public } from "../../gen/yokai-septet/Public";

type Of<Tag extends Event["event"]> = Extract<Event, { event: Tag }>;

/** The table as it was when the round ended, if the next one has been dealt since; told from what was seen before. */
export function endOfRound(before: Public, events: readonly Event[], now: Public): Public | null {
  let table = before;
  for (const event of events) {
    if (event.event === "played") table = lay(table, event);
    else if (event.event === "trump-set") table = { ...table, trump: event.suit };
    else if (event.event === "trick-won") table = take(table, event);
    else if (event.event === "round-ended") {
      if (event.round === now.round) return null;
      const sides = table.sides.map((side, i) => {
        const { points, seals } = now.sides[i] ?? side;
        return { ...side, points, seals };
      });
      return { ...table, stage: "deal", shown: null, round_end: event.end, sides };
    }
  }
  return null;
}

function lay(table: Public, { seat, card }: Of<"played">): Public {
  const last = table.tricks.at(-1);
  const open = last && typeof last.winner !== "number" ? last : null;
  const tricks = open
    ? [...table.tricks.slice(0, -1), { ...open, cards: [...open.cards, card] }]
    : [...table.tricks, { leader: seat, cards: [card] }];
  const rows = table.rows?.map(({ up, down }) => ({
    up: up.map((each) => (each === card ? null : each)) as OpenRows["up"],
    down: down.map((each) => (each === card ? null : each)) as OpenRows["down"],
  }));
  return rows ? { ...table, tricks, rows } : { ...table, tricks };
}

function take(table: Public, { seat, bosses, tricks }: Of<"trick-won">): Public {
  const sides = table.sides.map((side) =>
    side.seats.includes(seat) ? { ...side, tricks, bosses: [...side.bosses, ...bosses] } : side,
  );
  const won = table.tricks.map((trick, i) =>
    i === table.tricks.length - 1 ? { ...trick, winner: seat } : trick,
  );
  return { ...table, sides, tricks: won, leader: seat };
}
