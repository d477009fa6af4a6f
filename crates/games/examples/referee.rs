//! Referees records, one a line of the standard input: says how each game ended, or which entry is wrong and why.
//!
//! `cargo run -p games --example random_game | cargo run -p games --example referee`

use std::error::Error;
use std::io::{self, BufRead, Write};

use table::Record;

fn main() -> Result<(), Box<dyn Error>> {
    for line in io::stdin().lock().lines() {
        let verdict = verdict(&line?).unwrap_or_else(|error| error.to_string());
        writeln!(io::stdout(), "{verdict}")?;
    }
    Ok(())
}

fn verdict(line: &str) -> Result<String, Box<dyn Error>> {
    let record = Record::from_json(line)?;
    let table = (games::find(&record.game)?.referee)(&record)?;
    Ok(table.outcome().map_or("by the rules so far, and not over".into(), |outcome| outcome.to_string()))
}
