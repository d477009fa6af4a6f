//! Whether a master keeps to its time: plays a game of every variant, a master on one seat and adepts on the others, and
//! prints how long the master took.
//!
//! `cargo run --release -p bots --example keeps_time -- master:200ms`
//!
//! Where other programs want the same cores a move also waits for them: then the median says what the master does and the
//! longest move what the machine did.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Level, Spec, Stop};
use table::{Dice, Options, Seat, Table, Turn, showcase};

fn main() -> io::Result<()> {
    let spec: Spec = std::env::args().nth(1).as_deref().unwrap_or("master:200ms").parse().map_err(io::Error::other)?;
    let Budget::Time(budget) = spec.budget else { return Err(io::Error::other("only a time can be kept to")) };
    let most = budget + budget / 10;
    let mut out = io::stdout().lock();
    writeln!(out, "{spec}: first, median and longest move, and how many took {most:.0?} at most")?;
    report::<seikatsu::Seikatsu>(spec, most, &mut out)?;
    report::<yokai_septet::YokaiSeptet>(spec, most, &mut out)?;
    report::<miyabi::Miyabi>(spec, most, &mut out)?;
    report::<shikoku::Shikoku>(spec, most, &mut out)
}

fn report<G: Knowledge>(spec: Spec, most: Duration, out: &mut impl Write) -> io::Result<()> {
    for options in showcase::<G::Options>() {
        let setup = options.setup();
        let mut moves = play::<G>(options, spec);
        let first = moves[0];
        moves.sort_unstable();
        let (median, longest) = (moves[moves.len() / 2], moves[moves.len() - 1]);
        let within = moves.iter().filter(|&&time| time <= most).count();
        let options: String = setup.options.iter().map(|(name, value)| format!("  {name}={value}")).collect();
        writeln!(
            out,
            "{:12} {} seats  {first:7.1?} {median:7.1?} {longest:7.1?}  {within:3} of {:3}{options}",
            G::ID,
            setup.seats,
            moves.len(),
        )?;
        out.flush()?;
    }
    Ok(())
}

/// A whole game; what the master on the first seat took for each move that it had a choice in.
fn play<G: Knowledge>(options: G::Options, spec: Spec) -> Vec<Duration> {
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
                let start = Instant::now();
                let bot = if seat == master { &mut thinker } else { &mut other };
                let mv = bot.choose(&view, &stop);
                if seat == master && view.moves.len() > 1 {
                    moves.push(start.elapsed());
                }
                table.play(seat, mv).expect("bots choose legal moves");
            }
        }
    }
}
