//! `chabudai play`: a game in the terminal against bots.

mod command;
mod hint;
mod result;
mod screen;
mod session;

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use bots::Spec;
use clap::ColorChoice;
use table::{Seat, Setup};
use terminal::Paint;

use crate::cli::PlayArgs;
use crate::failure::Usage;
use crate::record_file::Output;
use crate::{lang, setup};
use session::Session;

pub(crate) fn run(args: &PlayArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, setup) = setup::read(&args.setup)?;
    let me = my_seat(args.seat, &setup)?;
    let bots: Vec<Spec> = args.bots.iter().map(|bot| bot.spec(game, &setup)).collect();
    let specs = opponents(&bots, &setup)?;
    let record = args.record.as_ref().map(|path| Output::create(path, 1)).transpose()?;
    let words = terminal::words_of(game, lang::chosen(args.lang));
    // Nobody asked for the same game again: any seed will do.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(()));
    let mut session = Session::open(game, &setup, words, paint(args.colour), me, &specs, seed)?;
    session.play(&mut io::stdin().lock(), out)?;
    if let (Some(mut output), Some(path)) = (record, &args.record) {
        output.write(&session.record().to_string())?;
        output.finish()?;
        writeln!(out, "{}", session.record_written(path))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn my_seat(seat: u8, setup: &Setup) -> Result<Seat, Usage> {
    match setup.seats {
        seats if seat < seats => Ok(Seat::new(seat)),
        1 => Err(Usage(format!("there is no seat {seat}: the only one is 0"))),
        seats => Err(Usage(format!("there is no seat {seat}: there are 0 to {}", seats - 1))),
    }
}

/// The bots of the other seats, in their order.
fn opponents(specs: &[Spec], setup: &Setup) -> Result<Vec<Spec>, Usage> {
    let others = usize::from(setup.seats) - 1;
    match specs {
        [one] => Ok(vec![*one; others]),
        _ if specs.len() == others => Ok(specs.to_vec()),
        _ => Err(Usage(format!(
            "{} bots were named: name one for all or one for each of the {others} other seats",
            specs.len()
        ))),
    }
}

fn paint(colour: ColorChoice) -> Paint {
    match colour {
        ColorChoice::Always => Paint::Ansi,
        ColorChoice::Never => Paint::Plain,
        // no-color.org: any value that is not empty.
        ColorChoice::Auto if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) => Paint::Plain,
        ColorChoice::Auto => {
            if io::stdout().is_terminal() {
                Paint::Ansi
            } else {
                Paint::Plain
            }
        }
    }
}
