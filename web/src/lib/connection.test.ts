import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../gen/protocol/FromServer";
import { Connection, type Link, patience, QUIET, type Wire } from "./connection";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; n: number }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; n: number });
  }
  close(): void {
    this.closed = true;
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let links: Link[];
let heard: FromServer[];
let connection: Connection;
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, links, heard] = [[], [], []];
  const dial = (): Wire => {
    wires.push(new FakeWire());
    return wire();
  };
  connection = new Connection(
    dial,
    (message) => heard.push(message),
    (link) => links.push(link),
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("questions", () => {
  it("are numbered one after another", () => {
    wire().onopen?.();
    connection.ask({ type: "move", at: 3, move: "a1" });
    connection.ask({ type: "back" });
    expect(wire().sent).toEqual([
      { type: "move", at: 3, move: "a1", n: 1 },
      { type: "back", n: 2 },
    ]);
  });

  it("asked before the connection is there are sent once it is", () => {
    connection.ask({ type: "hint" });
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: "hint", n: 1 }]);
  });

  it("without an answer are asked again under their numbers after a lost connection, answered ones are not", () => {
    wire().onopen?.();
    connection.ask({ type: "say", text: "one" });
    connection.ask({ type: "say", text: "two" });
    connection.ask({ type: "say", text: "three" });
    wire().hear({ type: "done", n: 1 });
    wire().hear({ type: "refused", n: 3, problem: { code: "too-fast", reason: "" } });
    wire().onclose?.();
    vi.advanceTimersByTime(patience(0));
    wire().onopen?.();
    expect(wires).toHaveLength(2);
    expect(wire().sent).toEqual([{ type: "say", text: "two", n: 2 }]);
  });

  it("asked while the connection is lost follow those that still wait", () => {
    wire().onopen?.();
    connection.ask({ type: "say", text: "before" });
    wire().onclose?.();
    connection.ask({ type: "say", text: "meanwhile" });
    vi.advanceTimersByTime(patience(0));
    wire().onopen?.();
    expect(wire().sent.map((message) => message.n)).toEqual([1, 2]);
  });

  it("that stay unanswered show that the wire is dead", () => {
    wire().onopen?.();
    connection.ask({ type: "back" });
    vi.advanceTimersByTime(8000);
    expect(links.at(-1)).toBe("lost");
    expect(wires[0]!.closed).toBe(true);
  });

  it("wait longer as long as the server says something", () => {
    wire().onopen?.();
    connection.ask({ type: "hint" });
    vi.advanceTimersByTime(7000);
    wire().hear({ type: "said", seat: null, name: "Aiko", speaker: 0, text: "hm", time: 0 });
    vi.advanceTimersByTime(7000);
    expect(links.at(-1)).toBe("open");
  });
});

describe("a quiet server", () => {
  it("is asked whether it is there, and without an answer the wire is dead", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(QUIET);
    expect(wire().sent).toEqual([{ type: "ping", n: 1 }]);
    wire().hear({ type: "done", n: 1 });
    vi.advanceTimersByTime(QUIET);
    expect(wire().sent).toHaveLength(2);
    vi.advanceTimersByTime(8000);
    expect(links.at(-1)).toBe("lost");
  });

  it("is asked at once when the player looks at the page again", () => {
    wire().onopen?.();
    connection.hurry();
    expect(wire().sent).toEqual([{ type: "ping", n: 1 }]);
    expect(wires).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("is tried again more and more patiently, and anew after a success", () => {
    for (const failures of [0, 1, 2]) {
      wire().onclose?.();
      const tried = wires.length;
      vi.advanceTimersByTime(patience(failures) - 1);
      expect(wires).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(tried + 1);
    }
    wire().onopen?.();
    wire().onclose?.();
    vi.advanceTimersByTime(patience(0));
    expect(wires).toHaveLength(5);
  });

  it("is tried again at once when there is hope, but not twice", () => {
    wire().onclose?.();
    connection.hurry();
    connection.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(patience(9));
    expect(wires).toHaveLength(2);
  });

  it("is said once each time", () => {
    wire().onopen?.();
    wire().onclose?.();
    vi.advanceTimersByTime(patience(0));
    wire().onopen?.();
    expect(links).toEqual(["connecting", "open", "lost", "open"]);
  });
});

describe("a closed connection", () => {
  it("stays closed and silent", () => {
    wire().onopen?.();
    connection.close();
    expect(wire().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    connection.hurry();
    expect(wires).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
  });
});

it("waits half a second at first and never longer than eight", () => {
  expect([0, 1, 2, 3, 4, 50].map(patience)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
});
