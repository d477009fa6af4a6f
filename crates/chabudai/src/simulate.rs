//! `chabudai simulate`: plays games and sums them up.

mod story;
mod summary;

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use games::Entry;
use table::{Dice, Record, Setup};

use crate::cli::SimulateArgs;
use crate::failure::{Usage, say};
use crate::record_file::Output;
use crate::{progress, setup};
use summary::Summary;

pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (entry, setup) = setup::read(&args.setup)?;
    check_bots(&args.bots, setup.seats)?;
    let mut records = args.records.as_ref().map(|path| Output::create(path, args.games)).transpose()?;
    let records_on_stdout = matches!(records, Some(Output::Standard(_)));

    let mut summary = Summary::new(entry, &setup, args.seed);
    let bar = progress::bar(args.games, "games");
    in_order(entry, &setup, args, |record| {
        bar.inc(1);
        summary.add(&record);
        if args.tell {
            story::tell(entry, &record, out)?;
        }
        match &mut records {
            Some(output) => Ok(output.write(&record.to_string())?),
            None => Ok(()),
        }
    })?;
    bar.finish_and_clear();
    if let Some(output) = records {
        output.finish()?;
    }

    let text = if args.json { serde_json::to_string_pretty(&summary.as_json())? } else { summary.to_string() };
    if records_on_stdout {
        say(format_args!("{text}"));
    } else {
        writeln!(out, "{text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One bot for all seats, or one a seat.
fn check_bots(bots: &[String], seats: u8) -> Result<(), Usage> {
    if let Some(unknown) = bots.iter().find(|bot| *bot != "random") {
        return Err(Usage(format!("there is no bot {unknown:?}: so far there is random")));
    }
    if bots.len() != 1 && bots.len() != usize::from(seats) {
        return Err(Usage(format!(
            "{} bots were named: name one for all or one for each of {seats} seats",
            bots.len()
        )));
    }
    Ok(())
}

/// Plays all games on several threads and hands them over in their order. Game `i` has dice of its own, so the games
/// do not depend on the threads.
fn in_order(
    entry: &Entry,
    setup: &Setup,
    args: &SimulateArgs,
    mut take: impl FnMut(Record) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let next = AtomicU64::new(0);
    // Bounded, so that a slow disk does not pile up games in memory.
    let (sender, finished) = mpsc::sync_channel(threads * 64);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        return;
                    }
                    let played = (entry.random_game)(setup, &mut Dice::stream(args.seed, game));
                    if sender.send((game, played.map(|table| table.record()))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut due = 0;
        // Moved in here, so that threads stop when a game cannot be taken.
        for (game, record) in finished {
            early.insert(game, record?);
            while let Some(record) = early.remove(&due) {
                take(record)?;
                due += 1;
            }
        }
        Ok(())
    })
}
