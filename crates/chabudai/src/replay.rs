//! `chabudai replay`: was it played by the rules?

mod fault;
mod position;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use serde_json::{Value as Json, json};
use table::{Record, Where};

use crate::cli::ReplayArgs;
use crate::failure::say;
use crate::{progress, record_file};
use fault::Fault;
pub(crate) use position::Viewer;
use position::position;

pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut all_good = true;
    let mut reports = Vec::new();
    for file in &args.files {
        let report = match args.entry {
            Some(entry) => show_positions(file, args, entry, out)?,
            None => referee_file(file, args.record)?,
        };
        all_good &= report.refused.is_empty();
        if args.json {
            reports.push(report.as_json(file));
        } else {
            report.print(file, args.entry.is_none(), out)?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports)?)?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What was found in a file.
#[derive(Default)]
struct Report {
    records: u64,
    unfinished: u64,
    refused: Vec<(usize, Fault)>,
}

impl Report {
    fn print(&self, file: &Path, sum_up: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let file = file.display();
        for (line, error) in &self.refused {
            say(format_args!("{file}:{line}: {error}"));
        }
        if sum_up {
            let good = self.records - self.refused.len() as u64;
            let unfinished = match self.unfinished {
                0 => String::new(),
                n => format!(" ({n} unfinished)"),
            };
            let games = if self.records == 1 { "record" } else { "records" };
            writeln!(out, "{file}: {good} of {} {games} by the rules{unfinished}", self.records)?;
        }
        Ok(())
    }

    fn as_json(&self, file: &Path) -> Json {
        let refused = |(line, error): &(usize, Fault)| {
            let (part, entry) = match error.place {
                Where::Head => ("head", None),
                Where::Entry(entry) => ("entry", Some(entry)),
                Where::Result => ("result", None),
            };
            json!({ "line": line, "part": part, "entry": entry, "reason": error.why })
        };
        json!({
            "file": file.display().to_string(),
            "records": self.records,
            "unfinished": self.unfinished,
            "refused": self.refused.iter().map(refused).collect::<Vec<_>>(),
        })
    }
}

fn referee_file(file: &Path, only: Option<usize>) -> anyhow::Result<Report> {
    let bar = progress::bar(0, "records");
    let report = each_record(file, only, |record| {
        bar.inc_length(1);
        bar.inc(1);
        (games::find(&record.game).map_err(Fault::head)?.referee)(record)?;
        Ok(())
    });
    bar.finish_and_clear();
    report
}

fn show_positions(file: &Path, args: &ReplayArgs, entry: usize, out: &mut impl Write) -> anyhow::Result<Report> {
    let mut shown = Vec::new();
    let report = each_record(file, args.record, |record| {
        shown.push(position(record, entry, args.seat)?);
        Ok(())
    })?;
    for position in shown {
        writeln!(out, "{position}")?;
    }
    Ok(report)
}

/// Looks at every record of a file, or at the one on a line.
fn each_record(
    file: &Path,
    only: Option<usize>,
    mut look: impl FnMut(&Record) -> Result<(), Fault>,
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    for text in record_file::read(file)? {
        let (line, text) = text.with_context(|| format!("cannot read {}", file.display()))?;
        if only.is_some_and(|only| only != line) {
            continue;
        }
        report.records += 1;
        let record = read_record(&text);
        report.unfinished += u64::from(record.as_ref().is_ok_and(|record| record.result.is_none()));
        if let Err(error) = record.and_then(|record| look(&record)) {
            report.refused.push((line, error));
        }
    }
    match (report.records, only) {
        (0, None) => Err(anyhow!("{}: there is no record in it", file.display())),
        (0, Some(line)) => Err(anyhow!("{}: there is no record on line {line}", file.display())),
        _ => Ok(report),
    }
}

fn read_record(text: &[u8]) -> Result<Record, Fault> {
    let text = std::str::from_utf8(text).map_err(|_| Fault::head("not a record: it is not UTF-8 text"))?;
    Ok(Record::from_json(text)?)
}
