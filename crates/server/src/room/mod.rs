//! A table for people.
//!
//! - [`state`]: the table and who sits at it, replayed from its journal.
//! - [`commands`]: sitting down, starting, leaving.
//! - [`task`]: the task of a table that is awake, through which everything goes.
//! - [`requests`]: what clients ask for over their sockets.
//! - [`unasked`]: what happens without anybody asking: bots, clock, sleep.
//! - [`telling`]: who is told what, and when.
//! - [`shown`]: what of all this may be seen, and by whom.

mod commands;
mod requests;
mod shown;
mod state;
mod task;
mod telling;
mod unasked;

pub(crate) use commands::open;
pub(crate) use shown::turn;
pub(crate) use state::Room;
pub(crate) use task::{Command, ToRoom, sleep, wake};
