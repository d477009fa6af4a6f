/**
 * Asks the engine of the browser and that of this machine the same, and compares.
 *
 *     node scripts/parity.mjs           random games of every variant of every game: the same seeds must give the same records
 *     node scripts/parity.mjs --speed   search: how many iterations a second, against this machine in the same run
 *
 * The other engine is `cargo run --package wasm --example answers`, or the program that `ANSWERS` names.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { instance } from "../src/local/abi.js";

/** So many games of each variant. */
const SEEDS = 12;
/** So long is searched at a time, and so often in turn: of many short ones some are not disturbed by what else the machine does. */
const SECONDS = 0.25;
const TURNS = 12;

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const bytes = readFileSync(path("../src/local/engine.wasm"));
if (bytes.length === 0) {
  console.log("The engine was not built on this machine: nothing to compare.");
  process.exit(0);
}
const browser = instance(new WebAssembly.Module(bytes));

const program = process.env.ANSWERS ?? path("../../target/debug/examples/answers");
const native = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const machine = async (question) => {
  native.stdin.write(`${question}\n`);
  return (await lines.next()).value;
};

const written = (call, seed = 0) => JSON.stringify({ now: 0, seed: [seed, 0], call });
const games = JSON.parse(browser(written("games"))).Ok;

async function compare() {
  let compared = 0;
  for (const { id: game, variants } of games) {
    for (const setup of variants) {
      for (let seed = 0; seed < SEEDS; seed++, compared++) {
        const question = written({ random: { game, setup } }, seed);
        const [here, there] = [browser(question), await machine(question)];
        if (here === there && here.startsWith('{"Ok":')) continue;
        console.error(`Not the same: ${question}\n  browser ${here}\n  machine ${there}`);
        return 1;
      }
    }
  }
  console.log(
    `${compared} games of ${games.length} games in all their variants are the same in the browser and here.`,
  );
  return 0;
}

async function speed() {
  for (const { id: game, variants } of games) {
    const rates = { browser: [], machine: [] };
    for (let turn = 0; turn < TURNS; turn++) {
      const question = written({ think: { game, setup: variants[0], milliseconds: SECONDS * 1000 } }, turn);
      rates.browser.push(JSON.parse(browser(question)).Ok / SECONDS);
      rates.machine.push(JSON.parse(await machine(question)).Ok / SECONDS);
    }
    const [here, there] = [Math.max(...rates.browser), Math.max(...rates.machine)];
    console.log(
      `${game}: ${here} iterations a second in WebAssembly, ${there} here: ${(here / there).toFixed(2)}`,
    );
  }
  return 0;
}

process.exitCode = await (process.argv.includes("--speed") ? speed() : compare());
native.stdin.end();
