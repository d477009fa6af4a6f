import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = process.env["CHABUDAI"] ?? "../target/debug/chabudai";

/** A server of our own with a database of its own; it can be killed and started again at the same address. */
export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), "chabudai-"));
  #listen = "127.0.0.1:0";

  constructor(
    private readonly luck: number,
    private readonly flags: readonly string[] = [],
  ) {}

  /** Where it is, once it has started. */
  get address(): string {
    return `http://${this.#listen}`;
  }

  async start(): Promise<void> {
    const database = `sqlite:${join(this.#folder, "table.db")}`;
    const where = ["--listen", this.#listen, "--database", database];
    const bots = ["--bot-pause", "0", "--master-thinks", "50"];
    const started = spawn(
      PROGRAM,
      ["serve", ...where, ...bots, ...this.flags, "--luck-seed", String(this.luck)],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, RUST_LOG: "error" },
      },
    );
    this.#process = started;
    for await (const line of createInterface({ input: started.stdout! })) {
      const found = /http:\/\/(\S+)/.exec(line);
      if (found === null) continue;
      this.#listen = found[1]!;
      return;
    }
    throw new Error("the server did not start");
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
    this.#process = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
