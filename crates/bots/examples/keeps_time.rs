//! Whether a master keeps to its time: plays a game of every variant, a master on one seat and adepts on the others, and
//! prints how long the master took for its first move and for any move at most.
//!
//! `cargo run --release -p bots --example keeps_time -- master:200ms`
//!
//! Beside the time by the clock stands the time without waiting for a core, which on a busy machine is what the master
//! itself answers for. Linux tells it; elsewhere the two are the same.

use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Knowledge, Level, Spec, Stop};
use table::{Dice, Options, Seat, Table, Turn, showcase};

fn main() -> io::Result<()> {
    let spec: Spec = std::env::args().nth(1).as_deref().unwrap_or("master:200ms").parse().map_err(io::Error::other)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{spec}: first move, longest move by the clock | the same without waiting for a core")?;
    report::<seikatsu::Seikatsu>(spec, &mut out)?;
    report::<yokai_septet::YokaiSeptet>(spec, &mut out)?;
    report::<miyabi::Miyabi>(spec, &mut out)?;
    report::<shikoku::Shikoku>(spec, &mut out)
}

fn report<G: Knowledge>(spec: Spec, out: &mut impl Write) -> io::Result<()> {
    for options in showcase::<G::Options>() {
        let setup = options.setup();
        let moves = play::<G>(options, spec);
        let most = |time: fn(&Taken) -> Duration| moves.iter().map(time).max().unwrap_or_default();
        let first = moves.first().copied().unwrap_or_default();
        writeln!(
            out,
            "{:12} {} seats  {:8.1?} {:8.1?} | {:8.1?} {:8.1?}  {}",
            G::ID,
            setup.seats,
            first.by_the_clock,
            most(|taken| taken.by_the_clock),
            first.by_itself,
            most(|taken| taken.by_itself),
            setup.options.iter().map(|(name, value)| format!("{name}={value} ")).collect::<String>(),
        )?;
        out.flush()?;
    }
    Ok(())
}

/// How long a move took.
#[derive(Clone, Copy, Default)]
struct Taken {
    by_the_clock: Duration,
    by_itself: Duration,
}

/// A whole game; what the master on the first seat took for each of its moves.
fn play<G: Knowledge>(options: G::Options, spec: Spec) -> Vec<Taken> {
    let master = Seat::new(0);
    let mut thinker = bots::make::<G>(spec, 1);
    let mut other = bots::make::<G>(Spec::of(Level::Adept), 2);
    let (mut dice, stop) = (Dice::new(3), Stop::default());
    let mut table = Table::<G>::new(options);
    let mut moves = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => return moves,
            Turn::Chance => drop(table.roll(&mut dice).expect("luck can be rolled")),
            Turn::Move(seats) => {
                let seat = if seats.contains(master) { master } else { seats.iter().next().expect("somebody moves") };
                let view = table.view(seat);
                let (start, waited) = (Instant::now(), waited());
                let bot = if seat == master { &mut thinker } else { &mut other };
                let mv = bot.choose(&view, &stop);
                let by_the_clock = start.elapsed();
                if seat == master {
                    let waiting = self::waited().saturating_sub(waited);
                    moves.push(Taken { by_the_clock, by_itself: by_the_clock.saturating_sub(waiting) });
                }
                table.play(seat, mv).expect("bots choose legal moves");
            }
        }
    }
}

/// How long this thread has been ready to run and had no core: the second number of its statistics.
fn waited() -> Duration {
    let statistics = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = statistics.split_whitespace().nth(1).and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
