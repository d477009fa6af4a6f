//! Bots that see what a person would see: a [`Bot`] is given a `View` and nothing else.
//!
//! - [`Spec`], [`Level`], [`Budget`]: which bot, as people type it (`master:500ms`).
//! - [`Bot`], [`Job`]: choosing a move, and one choice that can be made anywhere.
//! - [`Runtime`]: the clock and the threads, which are those of whoever runs a bot.
//! - [`Knowledge`]: what a bot must know of a game. Each game's is a file of its own in `games/`.
//! - [`Random`], [`Novice`], [`Adept`]: bots that look one move ahead at most.
//! - [`Master`]: search over imagined worlds, the same for every game.

mod bot;
mod games;
mod knowledge;
mod search;
mod simple;
mod spec;

pub use bot::{Bot, Job, Runtime};
pub use knowledge::{Appraised, Knowledge};
pub use search::{Master, think};
pub use simple::{Adept, Novice, Random};
pub use spec::{Budget, Level, Spec};

use table::Game;

/// The bot that a spec names, with dice of its own.
#[must_use]
pub fn make<G: Game + Knowledge>(spec: Spec, seed: u64) -> Box<dyn Bot<G>> {
    match spec.level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Novice => Box::new(Novice::new(seed)),
        Level::Adept => Box::new(Adept::new(seed)),
        Level::Master => Box::new(Master::new(spec.budget, spec.threads, seed)),
    }
}
