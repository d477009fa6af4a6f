//! The engine on this machine: a question a line in, an answer a line out. `web/scripts/parity.mjs` compares it with the browser's.

use std::io::{self, BufRead, Write};

use games::Threads;
use wasm::Engine;

fn main() -> io::Result<()> {
    let (mut engine, threads, mut out) = (Engine::default(), Threads::default(), io::stdout().lock());
    for question in io::stdin().lock().lines() {
        writeln!(out, "{}", engine.answer(&question?, &threads))?;
    }
    Ok(())
}
