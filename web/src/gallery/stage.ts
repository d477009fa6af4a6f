/** A table without a server: a socket that tells one stored position and agrees to everything. */
import type { Advice } from "../gen/protocol/Advice";
import type { FromServer } from "../gen/protocol/FromServer";
import type { Replay } from "../gen/protocol/Replay";
import type { Place } from "../gen/protocol/Place";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { Told } from "../gen/protocol/Told";
import type { Wire } from "../lib/connection";
import type { Outcome, View } from "../lib/game";

/** A stored position: what `chabudai replay FILE --entry N --seat S` prints, and for a finished game its outcome and events. */
export interface Fixture {
  view: View<unknown, unknown>;
  previews?: (number | null)[];
  prospects?: (number[] | null)[];
  events?: unknown[];
  outcome?: Outcome;
}

export const PEOPLE = ["Aiko", "Basile", "Chiyo", "Denis", "Emi", "Fumiko", "Gaspard", "Hiro"];

/** How many sit at the table, read off whatever the game's view lists for each of them. */
export function seatsOf({ view, outcome }: Fixture): number {
  if (outcome) return outcome.scores.length;
  const pub = view.public as Record<string, unknown>;
  const lists = ["steps", "hands", "flocks", "boards"].map((name) => pub[name]);
  return (lists.find(Array.isArray) as unknown[] | undefined)?.length ?? 2;
}

/** The steps of stored events: each belongs to the seat that it names. */
export function stepsOf(events: readonly unknown[]): Told[] {
  return events.map((event) => ({ seat: (event as { seat?: number }).seat ?? null, events: [event] }));
}

function tableOf(game: string, fixture: Fixture, troubles: ReadonlySet<string>): TableInfo {
  const seats = seatsOf(fixture);
  const mine = fixture.view.seat;
  const places = Array.from({ length: seats }, (_, seat): Place => {
    if (seat > 1 && seat !== mine) return { kind: "bot", level: "adept" };
    const stand_in = seat === mine && troubles.has("away");
    return {
      kind: "person",
      name: PEOPLE[seat]!,
      connected: !troubles.has("absent") || seat === mine,
      stand_in,
      ...(troubles.has("left") && seat !== mine && { kept_until: Date.now() + 300_000 }),
    };
  });
  const asking = seats > 1 && mine !== null ? (mine + 1) % seats : 0;
  return {
    id: "gallery",
    game,
    setup: { seats, options: {}, components: "standard" } as unknown as TableInfo["setup"],
    status: fixture.outcome ? "over" : "playing",
    places,
    host: PEOPLE[0]!,
    public: false,
    shuffle: false,
    move_limit: null,
    seat_kept: 300,
    hints: true,
    strict: troubles.has("strict"),
    silent: false,
    unwatched: false,
    watching: 2,
    undo: troubles.has("undo") ? { seat: asking, at: 0, waiting_for: mine === null ? [] : [mine] } : null,
    votes: troubles.has("vote")
      ? [{ seat: asking, by: mine === null ? [] : [mine], needed: 1, counts_from: Date.now() + 60_000 }]
      : [],
    rematch: troubles.has("rematch") ? "another" : null,
    opened: 0,
  };
}

function advise(move: string, place: number): Advice {
  const lead = { mean: 4.4 - 1.7 * place, spread: 6.2 };
  return {
    move,
    points: 3,
    chance: 0.62 - 0.07 * place,
    lead,
    line: [
      [1, move],
      [0, move],
    ],
  };
}

/** What the table says when one comes to it, and to what one asks. `troubles` is what the page wishes to see. */
export function dialFixture(game: string, fixture: Fixture, troubles: ReadonlySet<string>): () => Wire {
  return () => {
    const tell = (message: FromServer): void => wire.onmessage?.({ data: JSON.stringify(message) });
    // Nobody answers before they were asked.
    const answer = (message: FromServer): void => void setTimeout(() => tell(message));
    const wire: Wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send(text) {
        const { type, n } = JSON.parse(text) as { type: string; n: number };
        const moves = fixture.view.moves;
        if (type === "hint") answer({ type: "hint", n, at: 1, moves: moves.slice(0, 3).map(advise) });
        else if (type === "why") answer({ type: "why", n, move: "", reason: null });
        else answer({ type: "done", n });
      },
      close() {},
    };
    setTimeout(() => {
      wire.onopen?.();
      const you = { seat: fixture.view.seat, host: true };
      tell({ type: "table", table: tableOf(game, fixture, troubles), you });
      const said = [{ seat: 1, name: PEOPLE[1]!, speaker: 0, text: "Bonjour !", time: 1_700_000_000 }];
      tell({ type: "log", steps: stepsOf(fixture.events ?? []), said });
      tell({
        type: "view",
        at: 1,
        view: fixture.view,
        previews: fixture.previews ?? [],
        prospects: fixture.prospects ?? [],
        told: [],
        outcome: fixture.outcome ?? null,
        deadline: troubles.has("time") ? Date.now() + 42_000 : null,
        can_undo: true,
      });
      if (troubles.has("lost")) wire.onclose?.();
    });
    return wire;
  };
}

/** A replay that shows the stored position at every step. */
export function stageReplay(game: string, fixture: Fixture) {
  const seats = seatsOf(fixture);
  const { view, outcome = null } = fixture;
  const watching = { ...view, seat: null, private: null, moves: [] };
  const views = Array.from({ length: seats }, (_, seat) =>
    seat === view.seat ? view : { ...watching, seat },
  );
  globalThis.fetch = () => Promise.resolve(Response.json({ entry: 0, watching, views }));
  const events = fixture.events ?? [];
  const replay: Replay = {
    game,
    setup: { seats, options: {}, components: "standard" } as unknown as Replay["setup"],
    players: PEOPLE.slice(0, seats).map((name) => ({ kind: "person", name })),
    entries: events.length > 0 ? stepsOf(events) : [{ seat: 0, events: [] }],
    outcome,
    your_seat: null,
  };
  return { id: "gallery", replay, start: outcome ? events.length : null, eyes: view.seat };
}
