//! `chabudai tune`: looks for better constants of a search.

mod spsa;

use std::io::Write;
use std::process::ExitCode;

use bots::Tuning;
use table::Dice;

use crate::arena::{Contestant, Ground};
use crate::cli::TuneArgs;
use crate::failure::Usage;
use crate::{progress, setup};
use spsa::Climber;

/// How often to tell how it goes.
const TOLD: u32 = 10;

pub(crate) fn run(args: &TuneArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (game, setup) = setup::read(&args.setup)?;
    let chosen: Vec<usize> = args.only.iter().map(|name| place(name)).collect::<Result<_, _>>()?;
    let tuned = |at: &[f64]| {
        let mut factors = Tuning::default().factors();
        chosen.iter().zip(at).for_each(|(&place, at)| factors[place] = rounded(at.exp()));
        Contestant::Tuned(args.master, factors.into())
    };
    // Deals that no other step has, nor the last comparison.
    let ground = |step: u32| Ground::new(game, &setup, Dice::stream(args.seed, step.into()).bits(), args.threads);
    let dice = &mut Dice::new(args.seed);
    let mut climber = Climber::new(chosen.len(), args.steps);
    let bar = progress::bar(args.steps.into(), "steps");
    for step in 0..args.steps {
        let probe = climber.probe(dice);
        let lead = ground(step)?.lead([tuned(&probe.above), tuned(&probe.below)], args.deals)?;
        climber.step(&probe, lead.mean);
        bar.inc(1);
        if (step + 1) % args.steps.div_ceil(TOLD) == 0 {
            bar.suspend(|| writeln!(out, "after {} steps: {}", step + 1, tuned(&climber.found())))?;
            out.flush()?;
        }
    }
    bar.finish_and_clear();
    let found = tuned(&climber.found());
    let lead = ground(args.steps)?.lead([found, tuned(&[])], args.check)?;
    let (mean, within) = (100.0 * lead.mean, 100.0 * lead.within);
    writeln!(out, "{found}")?;
    writeln!(out, "  lead {mean:+.1} % ± {within:.1} over the master as it is, on {} other deals", args.check)?;
    Ok(ExitCode::SUCCESS)
}

fn place(name: &str) -> Result<usize, Usage> {
    let known = Tuning::NAMES.iter().position(|known| *known == name);
    known.ok_or_else(|| Usage(format!("{name:?} cannot be tuned: write some of {}", Tuning::NAMES.join(","))))
}

/// With as many digits as anybody would write into a program.
fn rounded(factor: f64) -> f32 {
    ((factor * 100.0).round() / 100.0) as f32
}
