//! The server over real sockets, with real databases.

mod admin;
mod bad_journal;
mod blocks;
mod common;
mod faults;
mod first_edition;
mod forgetting;
mod garbage;
mod leaks;
mod limits;
mod lobby;
mod openapi;
mod play;
mod records;
mod sessions;
mod sharing;
mod types;
mod whole_games;
