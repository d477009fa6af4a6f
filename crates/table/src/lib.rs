//! The table: the contract between a game and everything around it. It knows no game.
//!
//! - [`Seat`], [`SeatSet`], [`PerSeat`]: who sits where.
//! - [`Game`]: the rules of one game, [`Turn`], [`Outcome`], [`View`] its vocabulary.
//! - [`Setup`], [`Options`], [`Choice`]: what is settled before the first step.
//! - [`Table`]: a game played with every step checked and logged.
//! - [`Record`]: a game as a file that anybody can referee again.
//! - [`Dice`]: luck, handed in. [`Tell`]: where events go.
//! - [`list_bits`]: listing moves fast.
//! - [`Ruling`]: what the rule books leave open and how it is played here.
//! - [`shown_as`], [`EveryKey`], [`SomeKeys`]: what all of these look like to a client, in TypeScript, and
//!   [`export_types`] to write it down.
//!
//! Two things are absent on purpose. A game's state cannot be serialised: what leaves it is built field by field as
//! `Public` and `Private`. And no state holds a seed: luck is a [`Step`] with its outcome in it.

mod dice;
mod game;
mod listing;
mod record;
mod refusal;
mod reveals;
mod ruling;
mod seat;
mod setup;
mod table;
mod tell;
mod types;

pub use dice::Dice;
pub use game::{Game, Outcome, Turn, View, parse};
pub use listing::list_bits;
pub use record::{Entry, FORMAT, Record, RecordError, Verdict, Where};
pub use refusal::Refusal;
pub use ruling::{Mark, Ruling, Sentence, Text};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use setup::{Choice, Components, Named, Options, Pick, Setup, Value, join, showcase, variants};
pub use table::{Step, Table};
pub use tell::Tell;
pub use types::{EveryKey, SomeKeys, export_types, export_types_of};
