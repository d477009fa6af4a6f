//! The conformance suite, and the value of the game.

mod suite;
mod value;
