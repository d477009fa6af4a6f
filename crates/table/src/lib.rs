//! The table: the contract between a game and everything around it. It knows no game.
//!
//! - [`Seat`], [`SeatSet`], [`PerSeat`]: who sits where. [`Set`]: the one set of small indices.
//! - [`Game`]: the rules of one game, [`Turn`], [`Outcome`], [`Gain`] its vocabulary.
//! - [`View`]: all that one seat may know; it can be written and read back. [`write_view`]: the same as text, and what everybody may.
//! - [`why_not`], [`WhyNot`], [`Reason`]: the rule that forbids a move. [`Refusal`]: why anything is not accepted.
//! - [`Setup`], [`Options`], [`Choice`]: what is settled before the first step, the version of the rules included.
//! - [`Table`]: a game played with every step checked and logged.
//! - [`Record`]: a game as a file that anybody can referee again.
//! - [`read_json`], [`write_json`], [`JsonText`], [`tagged`]: how all of these are read and written.
//! - [`Dice`]: luck, handed in. [`Tell`]: where events go.
//! - [`list_bits`], [`Counted`]: listing moves fast, and finding them. [`parse`], [`serde_as_text`]: canonical texts. [`Spelling`]: pieces in words.
//! - [`Ruling`]: what the rule books leave open and how it is played here.
//! - [`shown_as`], [`EveryKey`], [`SomeKeys`]: what all of these look like to a client, in TypeScript, and
//!   [`export_types`] to write it down.
//!
//! Two things are absent on purpose. A game's state cannot be serialised: what leaves it is built field by field as
//! `Public` and `Private`. And no state holds a seed: luck is a [`Step`] with its outcome in it.
//!
//! ```
//! use shikoku::{Options, Shikoku};
//! use table::{Dice, Record, Table, Turn};
//!
//! let mut dice = Dice::new(1);
//! let mut table = Table::<Shikoku>::new(Options::new(3)?);
//! loop {
//!     match table.turn() {
//!         Turn::Chance => drop(table.roll(&mut dice)?),
//!         Turn::Move(seats) => {
//!             let seat = seats.first().expect("somebody is to move");
//!             let view = table.view(seat);
//!             table.play(seat, *dice.choose(&view.moves).expect("whoever is to move can"))?;
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! // The record is the whole game: anybody can referee it again.
//! let record = Record::from_json(&table.record().to_string())?;
//! assert_eq!(Table::<Shikoku>::referee(&record)?.outcome(), table.outcome());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod counted;
mod dice;
mod game;
mod json_text;
mod listing;
mod plain;
mod record;
mod redeal;
mod refusal;
mod reveals;
mod ruling;
mod seat;
mod set;
mod setup;
mod spelling;
mod table;
mod tagged;
mod tell;
mod text;
mod types;
mod view;
mod why_not;
mod writing;

pub use counted::Counted;
pub use dice::Dice;
pub use game::{Gain, Game, Outcome, Turn};
pub use json_text::JsonText;
pub use listing::{list_bits, list_numbers, nth_bit, nth_of_byte};
pub use plain::{Mismatch, read_json, read_pairs, read_value};
pub use record::{FORMAT, LogEntry, Record, RecordError, Where};
pub use refusal::{Needs, Refusal, What, shortened};
pub use ruling::{Mark, Ruling};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use set::{Items, Set, Small};
pub use setup::{Choice, Components, Named, Options, Pick, Setup, join, showcase, variants};
pub use spelling::Spelling;
pub use table::{Step, Table};
pub use tagged::{Tagged, read_tagged, write_tagged};
pub use tell::Tell;
pub use text::parse;
pub use types::{EveryKey, SomeKeys, export_type, export_types, export_types_of};
pub use view::{View, write_view};
pub use why_not::{Reason, WhyNot, why_not};
pub use writing::{Writer, write_json};
