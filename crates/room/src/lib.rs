//! A table with people at it, as a pure machine: no clock, no sockets, no tasks, no database. Whoever runs one is its host.
//!
//! - [`Room`]: the table. [`Room::replay`] makes it from what was kept, [`Room::handle`] lets one thing happen.
//! - [`Input`]: what can happen. [`Effects`]: what the host does about it.
//! - [`Entry`], [`Act`]: what is kept: the journal is the table, as the log is the game.
//! - [`Job`]: work for another thread, with all that it needs.
//! - [`Time`], [`Luck`]: what the host hands in. [`Settings`]: what it can set.
//! - [`open`]: the journal of a new table. [`catalogue`]: what can be played. [`records`]: games to look at again.
//!   [`text`]: what people write.
//!
//! ```
//! use protocol::http::{NewPlace, NewTable};
//! use room::{Command, Input, Luck, Person, Room, Settings, Time, open};
//!
//! struct Seeds(u64);
//!
//! impl Luck for Seeds {
//!     fn seed(&mut self) -> u64 {
//!         self.0 += 1;
//!         self.0
//!     }
//!
//!     fn link(&mut self) -> String {
//!         self.seed().to_string()
//!     }
//! }
//!
//! let (now, mut luck) = (Time(0), Seeds(1));
//! let host = Person { id: "p1".into(), name: "Anna".into() };
//! let setup = (games::find("shikoku").unwrap().showcase)().remove(0);
//! let bot = NewPlace::Bot { level: bots::Level::Adept };
//! let new = NewTable::new("shikoku", setup, vec![bot.clone(), NewPlace::Me, bot]);
//!
//! let journal = open(&host, &new, &Settings::default(), now, &mut luck).unwrap();
//! let mut room = Room::replay(journal.table, &journal.entries, Settings::default()).unwrap();
//! let effects = room.handle(Input::Command { person: host, command: Command::Start }, now, &mut luck);
//! // The host keeps the entries before it tells anybody anything.
//! assert!(effects.answer.unwrap().is_ok() && !effects.entries.is_empty());
//! ```

mod act;
mod bots_play;
mod catalogue;
mod clock;
mod commands;
mod done;
mod effects;
mod few;
mod hints;
mod host;
mod input;
mod jobs;
mod journal;
mod opening;
mod people;
mod play;
mod presence;
pub mod records;
mod requests;
mod room;
mod seating;
mod shown;
mod state;
mod telling;
pub mod text;
mod undo;

pub use catalogue::{catalogue, components};
pub use effects::{Effects, Ended, NewJournal, Summary, To};
pub use host::{Luck, Settings, Time};
pub use input::{Answer, Command, Input};
pub use jobs::{Finding, Job, JobId, Purpose, Question, Work};
pub use journal::{Act, Entry, Opening, Redealt};
pub use opening::open;
pub use people::{Person, Sitter};
pub use room::Room;

use std::io;
use std::path::Path;

/// Writes the TypeScript types of what a host and its rooms hand to each other into the folder `room` of `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_type::<Input>(dir)?;
    table::export_type::<Effects>(dir)
}
