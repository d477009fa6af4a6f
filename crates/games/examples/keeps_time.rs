//! Whether a master keeps to its time: plays a game of every variant, a master on one seat and adepts on the others, and
//! prints how long the master took.
//!
//! `cargo run --release -p games --example keeps_time -- master:200ms`
//!
//! Where other programs want the same cores a move also waits for them: then the median says what the master does and the
//! longest move what the machine did.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Budget, Method, Spec};
use games::{AnyGame, Threads};
use table::{Dice, LogEntry, Refusal, Seat, Setup, Turn};

fn main() -> io::Result<()> {
    let spec: Spec = std::env::args().nth(1).as_deref().unwrap_or("master:200ms").parse().map_err(io::Error::other)?;
    let Budget::Time(budget) = spec.budget else { return Err(io::Error::other("only a time can be kept to")) };
    let most = budget + budget / 10;
    let mut out = io::stdout().lock();
    writeln!(out, "{spec}: first, median and longest move, and how many took {most:.0?} at most")?;
    let games = games::all().into_iter();
    for (game, setup) in games.flat_map(|game| (game.showcase)().into_iter().map(move |setup| (game, setup))) {
        let mut moves = play(game, &setup, spec).map_err(io::Error::other)?;
        let first = moves[0];
        moves.sort_unstable();
        let (median, longest) = (moves[moves.len() / 2], moves[moves.len() - 1]);
        let within = moves.iter().filter(|&&time| time <= most).count();
        let options: String = setup.options.iter().map(|(name, value)| format!("  {name}={value}")).collect();
        writeln!(
            out,
            "{:12} {} seats  {first:7.1?} {median:7.1?} {longest:7.1?}  {within:3} of {:3}{options}",
            game.id,
            setup.seats,
            moves.len(),
        )?;
        out.flush()?;
    }
    Ok(())
}

/// A whole game; what the master on the first seat took for each move that it had a choice in.
fn play(game: &AnyGame, setup: &Setup, spec: Spec) -> Result<Vec<Duration>, Refusal> {
    let master = Seat::new(0);
    let mut thinker = (game.bot)(spec, 1);
    let mut other = (game.bot)(Spec::of(Method::Adept), 2);
    let (mut dice, runtime) = (Dice::new(3), Threads::default());
    let mut table = (game.open)(setup)?;
    let mut moves = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => return Ok(moves),
            Turn::Chance => drop(table.roll(&mut dice)?),
            Turn::Move(seats) => {
                let seat = if seats.contains(master) { master } else { seats.iter().next().expect("somebody moves") };
                let choices = table.moves(seat).len();
                let start = Instant::now();
                let bot = if seat == master { &mut thinker } else { &mut other };
                let text = bot.choose(table.as_ref(), seat, &runtime);
                if seat == master && choices > 1 {
                    moves.push(start.elapsed());
                }
                table.enter(&LogEntry::Move { seat, text })?;
            }
        }
    }
}
