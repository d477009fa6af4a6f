import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../gen/protocol/FromServer";
import type { TableInfo } from "../gen/protocol/TableInfo";
import type { ViewNow } from "../gen/protocol/ViewNow";
import type { LocalHost } from "../local/host";
import type { Wire } from "./connection";
import { LiveTable } from "./live-table.svelte";

let sent: { type: string; n: number; at?: number }[];
let wire: Wire;
let live: LiveTable;
const listener = {
  stepped: vi.fn(),
  said: vi.fn(),
  tableChanged: vi.fn(),
  refused: vi.fn(),
  why: vi.fn(),
  undone: vi.fn(),
  undoAnswered: vi.fn(),
};
let beat: number;
/** What of an engine is asked here, where one is loaded. */
let engine: Partial<LocalHost> | null;
const hear = (message: FromServer): void => wire.onmessage?.({ data: JSON.stringify(message) });

const view = (at: number, told: ViewNow["told"] = []): FromServer => ({
  type: "view",
  at,
  view: { seat: 0, turn: { move: [0] }, public: null, private: null, moves: [] },
  previews: [],
  told,
  outcome: null,
  deadline: null,
  can_undo: false,
});

beforeEach(() => {
  sent = [];
  beat = 0;
  vi.resetAllMocks();
  const dial = (): Wire => {
    wire = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => sent.push(JSON.parse(text)),
      close() {},
    };
    return wire;
  };
  engine = null;
  live = new LiveTable(
    dial,
    listener,
    () => beat,
    () => engine as LocalHost | null,
  );
  wire.onopen?.();
  hear({ type: "log", steps: [{ seat: null, events: ["dealt"] }], said: [] });
  hear(view(4));
});

describe("a move", () => {
  it("is sent for the position that is shown, and one at a time", () => {
    live.play("a");
    live.play("b");
    expect(sent).toEqual([{ type: "move", at: 4, move: "a", n: 1 }]);
    expect(live.sending).toBe(true);
  });

  it("is on its way until it is answered, whatever others do meanwhile", () => {
    live.play("a");
    hear(view(5));
    expect(live.sending).toBe(true);
    hear(view(6));
    hear({ type: "done", n: 1 });
    expect(live.sending).toBe(false);

    live.play("a");
    hear({ type: "done", n: 1 });
    expect(live.sending).toBe(true);
  });

  it("is ours to make by whose turn it is, whether moves are listed or not", () => {
    hear({ type: "table", table: {} as TableInfo, you: { seat: 0, host: false } });
    expect(live.ourTurn).toBe(true);
    hear({ type: "table", table: {} as TableInfo, you: { seat: 1, host: false } });
    expect(live.ourTurn).toBe(false);
  });

  it("that is refused can be chosen again, and the reason is told", () => {
    live.play("a");
    const problem = { code: "illegal", reason: "no" } as const;
    hear({ type: "refused", n: 1, problem });
    expect(live.sending).toBe(false);
    expect(listener.refused).toHaveBeenCalledWith(problem);
  });
});

describe("the log", () => {
  it("grows with what a view tells", () => {
    hear(view(5, [{ seat: 1, events: ["moved"] }]));
    expect(live.steps).toHaveLength(2);
    expect(listener.stepped).toHaveBeenCalledOnce();
  });

  it("is taken anew after an undo, without anything being told", () => {
    hear(view(5, [{ seat: 1, events: ["moved"] }]));
    listener.stepped.mockReset();
    hear({ type: "log", steps: [], said: [] });
    hear(view(6));
    expect(live.steps).toEqual([]);
    expect(listener.stepped).not.toHaveBeenCalled();
  });
});

describe("advice", () => {
  it("is shown as long as its position is there", () => {
    live.askHint();
    live.askHint();
    expect(sent).toHaveLength(1);
    expect(live.advising).toBe(true);
    hear({ type: "hint", n: 1, at: 4, moves: [{ move: "a", points: 3, chance: 1, lead: null, line: [] }] });
    expect([live.advising, live.advice?.moves[0]?.move]).toEqual([false, "a"]);
    hear(view(5));
    expect(live.advice).toBeNull();
  });
});

describe("a calm table", () => {
  const others = (at: number): FromServer => view(at, [{ seat: 1, events: ["moved"] }]);
  beforeEach(() => {
    vi.useFakeTimers();
    beat = 1000;
    hear({ type: "table", table: {} as TableInfo, you: { seat: 2, host: false } });
  });
  afterEach(() => vi.useRealTimers());

  it("shows each move of another for a while", () => {
    hear(others(5));
    hear(others(6));
    expect(live.now?.at).toBe(5);
    vi.advanceTimersByTime(1000);
    expect(live.now?.at).toBe(6);
    expect(live.steps).toHaveLength(3);
  });

  it("does not keep back what one must act on", () => {
    hear({ type: "table", table: {} as TableInfo, you: { seat: 0, host: false } });
    hear(others(5));
    hear(others(6));
    expect(live.now?.at).toBe(6);
  });

  it("is cut short by a new log, which has all of it already", () => {
    hear(others(5));
    hear(others(6));
    hear({ type: "log", steps: [{ seat: 1, events: ["all"] }], said: [] });
    vi.advanceTimersByTime(5000);
    expect([live.now?.at, live.steps.length]).toEqual([6, 1]);
  });

  it("starts anew when moves are taken back", () => {
    hear(others(5));
    hear(others(6));
    hear({ type: "log", steps: [], said: [] });
    hear(view(7));
    vi.advanceTimersByTime(5000);
    expect([live.now?.at, live.steps.length]).toEqual([7, 0]);
  });
});

describe("a wish to take a move back", () => {
  it("of one's own is answered, another's is not one's own", () => {
    hear({ type: "table", table: {} as TableInfo, you: { seat: 0, host: false } });
    hear({ type: "undo", seat: 1, answer: "refused", by: 0 });
    expect(listener.undoAnswered).not.toHaveBeenCalled();
    hear({ type: "undo", seat: 0, answer: "refused", by: 1 });
    expect(listener.undoAnswered).toHaveBeenCalledWith("refused", 1);
  });
});

describe("why a move is not allowed", () => {
  const reason = { reason: "not-yours" };
  const why = { type: "why", move: "a", n: 1 };
  beforeEach(() => hear({ type: "table", table: { game: "go" } as TableInfo, you: { seat: 0, host: true } }));

  it("is asked of the table where there is no engine", () => {
    live.why("a");
    expect(sent).toEqual([why]);
    hear({ type: "why", n: 1, move: "a", reason });
    expect(listener.why).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it("is told by the engine from what is shown, and the table is not asked", async () => {
    engine = { whyNot: vi.fn().mockResolvedValue(reason) };
    live.why("a");
    await vi.waitFor(() => expect(listener.why).toHaveBeenCalledExactlyOnceWith(reason));
    expect(engine.whyNot).toHaveBeenCalledExactlyOnceWith("go", live.view, "a");
    expect(sent).toEqual([]);
  });

  it("is asked of the table where the engine does not know its rules", async () => {
    engine = { whyNot: () => Promise.reject(new Error("of newer rules")) };
    live.why("a");
    await vi.waitFor(() => expect(sent).toEqual([why]));
    expect(listener.why).not.toHaveBeenCalled();
  });

  it("is told to nobody after the table was left", async () => {
    const told = Promise.resolve(reason);
    engine = { whyNot: () => told };
    live.why("a");
    live.close();
    await told;
    expect(listener.why).not.toHaveBeenCalled();
  });
});

describe("a hint where the engine is", () => {
  const found = { move: "b", chance: 0.6, lead: null, line: [] };
  const advise = vi.fn();
  const sitAt = (hints: boolean): void =>
    hear({ type: "table", table: { game: "go", hints } as TableInfo, you: { seat: 0, host: true } });
  beforeEach(() => {
    engine = { advise };
    const { view: shown, ...rest } = view(5) as ViewNow & { type: "view" };
    hear({ ...rest, view: { ...(shown as object), moves: ["a", "b"] }, previews: [1, 7] });
  });

  it("is thought about here, with the points that came with the position", async () => {
    sitAt(true);
    advise.mockResolvedValue([found]);
    live.askHint();
    expect(live.advising).toBe(true);
    await vi.waitFor(() => expect(live.advising).toBe(false));
    expect(live.advice?.moves).toEqual([{ move: "b", points: 7, chance: 0.6, lead: null, line: [] }]);
    expect(sent).toEqual([]);
  });

  it("is the table's to give where it allows none", () => {
    sitAt(false);
    live.askHint();
    expect(advise).not.toHaveBeenCalled();
    expect(sent).toEqual([{ type: "hint", n: 1 }]);
  });
});
