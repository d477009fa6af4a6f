//! Bots whose game is not known at compile time.

use bots::{Bot, Runtime};
use table::{Game, Seat, Table};

use crate::AnyTable;

/// A bot of any game.
pub trait AnyBot: Send {
    /// Chooses a move for `seat`, in its notation. The bot is shown that seat's view of the table and nothing else.
    ///
    /// # Panics
    /// If the table is of another game, or the seat is not to move.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, runtime: &dyn Runtime) -> String;
}

impl<G: Game> AnyBot for Box<dyn Bot<G>> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat, runtime: &dyn Runtime) -> String {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a bot plays its own game");
        self.as_mut().choose(&table.view(seat), runtime).to_string()
    }
}
