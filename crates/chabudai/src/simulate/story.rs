//! A game told step by step.

use std::io::{self, Write};

use games::Entry;
use serde_json::Value as Json;
use table::{Entry as Step, Record};

/// Tells every step of a record and what came of it.
pub(super) fn tell(entry: &Entry, record: &Record, out: &mut impl Write) -> anyhow::Result<()> {
    let mut table = (entry.open)(&record.setup)?;
    for (i, step) in record.log.iter().enumerate() {
        match step {
            Step::Chance { chance } => writeln!(out, "{i:>3}  chance  {chance}")?,
            Step::Move { seat, text } => writeln!(out, "{i:>3}  seat {seat}  {text}")?,
        }
        table.enter(step)?.iter().try_for_each(|event| tell_event(event, out))?;
    }
    Ok(writeln!(out)?)
}

/// `flock-scored  seat 0, bird T, beside 2, points 3`
fn tell_event(event: &Json, out: &mut impl Write) -> io::Result<()> {
    let Json::Object(fields) = event else { return Ok(()) };
    let word = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut fields = fields.iter();
    let name = fields.next().map(|(_, name)| word(name)).unwrap_or_default();
    let details: Vec<_> = fields.map(|(key, value)| format!("{key} {}", word(value))).collect();
    writeln!(out, "       {name}  {}", details.join(", "))
}
