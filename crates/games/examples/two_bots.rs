//! Lets a bot play others and says who won. `chabudai arena` does that many times, with every seating.
//!
//! `cargo run -p games --example two_bots -- shikoku master:200ms adept`

use std::error::Error;
use std::io::{self, Write};

use bots::Spec;
use games::Threads;
use table::{Dice, LogEntry, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = games::find(&arguments.next().unwrap_or("shikoku".into()))?;
    let first: Spec = arguments.next().unwrap_or("master:20ms".into()).parse()?;
    let others: Spec = arguments.next().unwrap_or("adept".into()).parse()?;

    let setup = (game.showcase)().remove(0);
    let mut players: Vec<_> =
        (0..u64::from(setup.seats)).map(|seat| (game.bot)(if seat == 0 { first } else { others }, seat)).collect();
    let (mut dice, threads) = (Dice::new(1), Threads::default());
    let mut table = (game.open)(&setup)?;
    let outcome = loop {
        match table.turn() {
            Turn::Chance => drop(table.roll(&mut dice)?),
            Turn::Move(seats) => {
                let seat = seats.first().ok_or("somebody is to move")?;
                let text = players[seat.index()].choose(table.as_ref(), seat, &threads);
                table.enter(&LogEntry::Move { seat, text })?;
            }
            Turn::Over => break table.outcome().ok_or("a game that is over has an outcome")?,
        }
    };
    writeln!(io::stdout(), "{first} against {others}: {outcome}")?;
    Ok(())
}
