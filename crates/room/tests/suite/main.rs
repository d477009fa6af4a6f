//! The room as a pure machine: virtual time, seeded luck, and a host that keeps everything in memory.

mod before_the_start;
mod hints;
mod leaving;
mod levels;
mod limits;
mod play;
mod rematch;
mod replay;
mod sharing;
mod time;
mod undo;
mod votes;
mod world;
