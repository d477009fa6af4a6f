//! The server over real sockets, with real databases.

mod bad_journal;
mod common;
mod first_edition;
mod garbage;
mod leaks;
mod lobby;
mod play;
mod records;
mod types;
mod whole_games;
