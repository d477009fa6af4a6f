//! Lets worlds live, many of them or one with all that happens in it.

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use simulation::{Mistake, run, run_all};

/// Rooms, clients and stores in seeded worlds with faults, under virtual time.
#[derive(Parser)]
struct Args {
    /// Shows all that happens in the world of this seed.
    #[arg(long)]
    seed: Option<u64>,
    /// Lets so many worlds live.
    #[arg(long, default_value_t = 2000)]
    worlds: u64,
    /// The first seed of many worlds.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Lets the host make a mistake.
    #[arg(long)]
    mistake: Option<Mistake>,
}

#[expect(clippy::print_stdout, reason = "it is for whoever reads it")]
fn main() -> ExitCode {
    let Args { seed, worlds, from, mistake } = Args::parse();
    let start = Instant::now();
    let lived = match seed {
        Some(seed) => run(seed, mistake, Some(&mut |line| println!("{line}"))),
        None => run_all(from..from + worlds, mistake),
    };
    match lived {
        Ok(report) => {
            report.counts.iter().for_each(|(what, times)| println!("{times:>10} {what}"));
            println!("all well, in {:.1} s", start.elapsed().as_secs_f32());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            println!("{failure}");
            ExitCode::FAILURE
        }
    }
}
