//! `chabudai simulate`: plays games and sums them up.

mod story;
mod summary;

use std::io::Write;
use std::ops::ControlFlow;
use std::process::ExitCode;

use bots::Spec;
use games::AnyGame;
use table::{Dice, Record, Refusal, Setup};

use crate::cli::SimulateArgs;
use crate::failure::say;
use crate::record_file::Output;
use crate::{contest, lang, progress, setup};
use story::Story;
use summary::Summary;

pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, setup) = setup::read(&args.setup)?;
    let bots: Vec<Spec> = args.bots.iter().map(|bot| bot.spec(game, &setup)).collect();
    let specs = contest::seated(&bots, setup.seats)?;
    let mut records = args.records.as_ref().map(|path| Output::create(path, args.games)).transpose()?;
    let records_on_stdout = matches!(records, Some(Output::Standard(_)));

    let story = Story::new(game, lang::chosen(args.lang));
    let mut summary = Summary::new(game, &setup, args.seed);
    let bar = progress::bar(args.games, "games");
    let play = |number| play_one(game, &setup, &specs, args.seed, number);
    contest::in_order(args.games, args.threads, play, |record| {
        bar.inc(1);
        summary.add(&record);
        if args.tell {
            story.tell(&record, out)?;
        }
        if let Some(output) = &mut records {
            output.write(&record.to_string())?;
        }
        Ok(ControlFlow::Continue(()))
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

/// Game number `number`: it has dice of its own, so that games do not depend on the threads.
fn play_one(game: &AnyGame, setup: &Setup, specs: &[Spec], seed: u64, number: u64) -> Result<Record, Refusal> {
    let mut dice = Dice::stream(seed, number);
    let table = if contest::all_random(specs) {
        (game.random_game)(setup, &mut dice)?
    } else {
        let bots = dice.bits();
        contest::play(game, setup, |seat, seed| (game.bot)(specs[seat.index()], seed), &mut dice, bots)?.0
    };
    Ok(table.record())
}
