//! A table whose game is not known at compile time.

use std::any::Any;

use bots::{Job, Knowledge, Runtime, Spec};
use faces::Face;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value as Json, json};
use table::{Dice, Entry, Game, Options, Outcome, Record, Refusal, Seat, SeatSet, Setup, Table, Turn};

use crate::Shown;

/// A table of any game, owned.
pub type BoxedTable = Box<dyn AnyTable>;

/// A table of any game: what leaves it are views and records, as JSON and texts.
pub trait AnyTable: Shown + Send {
    /// How it was set up.
    fn setup(&self) -> Setup;
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// The last step as a record has it.
    fn last(&self) -> Option<Entry>;
    /// Who or what decides next.
    fn turn(&self) -> Turn;
    /// All that `viewer` may know, as JSON text: `{seat, public, private, moves}`, without a seat, a private part and
    /// moves for somebody who watches.
    fn view_text(&self, viewer: Option<Seat>) -> Box<RawValue>;
    /// What everybody knows.
    fn public_json(&self) -> Json;
    /// What `seat` may know, its legal moves included.
    fn view_json(&self, seat: Seat) -> Json;
    /// The legal moves of `seat` in their notation, sorted by code point.
    fn moves(&self, seat: Seat) -> Vec<String>;
    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The game so far as a record.
    fn record(&self) -> Record;
    /// Plays a move or an outcome of luck as a record has it, and tells what happened.
    ///
    /// # Errors
    /// If it is not legal now or not written in its canonical text; nothing has changed then.
    fn enter(&mut self, entry: &Entry) -> Result<Vec<Json>, Refusal>;
    /// Lets luck decide and tells what everybody saw of it.
    ///
    /// # Errors
    /// If it is not luck's turn.
    fn roll(&mut self, dice: &mut Dice) -> Result<Vec<Json>, Refusal>;
    /// The seats that win and lose with this one, itself included.
    fn partners(&self, seat: Seat) -> SeatSet;
    /// For [`AnyBot`], which must find the game's type again.
    fn as_any(&self) -> &dyn Any;
    /// Takes back all but the first `steps` steps.
    fn rewind(&mut self, steps: usize);
    /// Whether taking back all but the first `since` steps would leave somebody knowing more than then.
    fn reveals(&self, since: usize) -> bool;
    /// A bot's choice for `seat`, to be made on any thread. It holds that seat's view of the table and nothing else.
    ///
    /// # Panics
    /// When it is made, if the seat was not to move.
    fn thought(&self, seat: Seat, spec: Spec, seed: u64) -> Thought;
}

/// What somebody who watches may know: what everybody knows.
#[derive(Serialize)]
struct Watching<Public> {
    seat: Option<Seat>,
    public: Public,
    private: Option<()>,
    moves: [(); 0],
}

impl<Public> Watching<Public> {
    fn of(public: Public) -> Self {
        Self { seat: None, public, private: None, moves: [] }
    }
}

/// A choice of a bot that is still to be made: returns the move in its notation.
pub type Thought = Box<dyn FnOnce(&dyn Runtime) -> String + Send>;

impl<G: Game + Knowledge + Face> AnyTable for Table<G> {
    fn setup(&self) -> Setup {
        self.options().setup()
    }

    fn steps(&self) -> usize {
        self.log().len()
    }

    fn last(&self) -> Option<Entry> {
        self.log().last().map(Self::write_step)
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn view_text(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let text = match viewer {
            Some(seat) => to_raw_value(&self.view(seat)),
            None => to_raw_value(&Watching::of(self.game().public())),
        };
        text.expect("views are plain data")
    }

    fn public_json(&self) -> Json {
        json!(self.game().public())
    }

    fn view_json(&self, seat: Seat) -> Json {
        json!(self.view(seat))
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        let mut moves: Vec<_> = self.moves(seat).iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        moves
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn enter(&mut self, entry: &Entry) -> Result<Vec<Json>, Refusal> {
        let step = Self::read_step(entry)?;
        Ok(self.step(step)?.iter().map(|event| json!(event)).collect())
    }

    fn roll(&mut self, dice: &mut Dice) -> Result<Vec<Json>, Refusal> {
        Ok(self.roll(dice)?.iter().map(|event| json!(event)).collect())
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.game().partners(seat)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn rewind(&mut self, steps: usize) {
        *self = self.rewound(steps);
    }

    fn reveals(&self, since: usize) -> bool {
        self.reveals(since)
    }

    fn thought(&self, seat: Seat, spec: Spec, seed: u64) -> Thought {
        let job = Job { view: self.view(seat), spec, seed };
        Box::new(move |runtime| job.choose(runtime).to_string())
    }
}
