//! The server over real sockets, with real databases.

mod common;
mod garbage;
mod leaks;
mod lobby;
mod play;
mod records;
mod types;
mod whole_games;
