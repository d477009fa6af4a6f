//! A room from outside, under a clock of the test's own.

mod desk;
mod hints;
mod leaving;
mod time;
mod undo;
mod votes;
