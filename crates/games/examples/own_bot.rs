//! A bot of one's own: it takes whatever scores most at once, in any game, and plays random bots.
//!
//! `cargo run -p games --example own_bot`

use std::error::Error;
use std::io::{self, Write};

use bots::{Bot, Knowledge, Random, Runtime};
use games::Visitor;
use table::{Dice, Game, Seat, Table, Turn, View, showcase};

struct Greedy(Dice);

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        // A world that the seat holds possible: what a move scores at once is the same in each of them.
        let world = G::imagine(view, &mut self.0);
        let best = view.moves.iter().max_by_key(|&&mv| world.points(view.seat, mv));
        *best.expect("a seat to move has a move")
    }
}

/// Plays a game, the greedy bot on the first seat.
fn play<G: Knowledge>() -> Result<Table<G>, Box<dyn Error>> {
    let mut players: Vec<Box<dyn Bot<G>>> = vec![Box::new(Greedy(Dice::new(1)))];
    let mut table = Table::<G>::new(showcase::<G::Options>().remove(0));
    players.extend((1..table.game().seats()).map(|seat| Box::new(Random::new(seat.into())) as Box<dyn Bot<G>>));
    let mut dice = Dice::new(2);
    loop {
        match table.turn() {
            Turn::Over => return Ok(table),
            Turn::Chance => drop(table.roll(&mut dice)?),
            Turn::Move(seats) => {
                let seat = seats.first().ok_or("somebody is to move")?;
                let mv = players[seat.index()].choose(&table.view(seat), &());
                table.play(seat, mv)?;
            }
        }
    }
}

/// Says who won, game by game.
struct Report(Result<(), Box<dyn Error>>);

impl Visitor for Report {
    fn visit<G: Knowledge>(&mut self) {
        let report = || {
            let outcome = play::<G>()?.outcome().ok_or("the game is over")?;
            let won = if outcome.winners.contains(Seat::new(0)) { "won" } else { "did not win" };
            writeln!(io::stdout(), "{}: greed {won}, {outcome}", G::ID)?;
            Ok(())
        };
        if self.0.is_ok() {
            self.0 = report();
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut report = Report(Ok(()));
    games::visit(&mut report);
    report.0
}
