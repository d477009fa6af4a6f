//! Bots that see what a person would see: a [`Bot`] is given a `View` and nothing else.
//!
//! - [`Spec`], [`Method`], [`Budget`]: which bot, as it is typed (`master:500ms`, `adept~60`).
//! - [`Level`], [`ladder()`]: how well bots play, as people choose it; what that takes was measured for each game.
//! - [`Bot`], [`Job`]: choosing a move, and one choice that can be made anywhere.
//! - [`Runtime`]: the clock and the threads, which are those of whoever runs a bot.
//! - [`Knowledge`]: what a bot must know of a game. Each game's is a file of its own in `games/`.
//! - [`Origin`], [`Lesson`]: learning a game by playing it.
//! - [`Random`], [`Novice`], [`Adept`]: bots that look one move ahead at most.
//! - [`Master`]: search over imagined worlds, the same for every game.
//! - [`Outlook`], [`Lead`]: what a search makes of a move.
//! - [`Plain`]: the yardstick that masters are measured by.
//!
//! ```
//! use bots::{Job, Spec};
//! use shikoku::{Options, Shikoku};
//! use table::{Dice, Table};
//!
//! let mut table = Table::<Shikoku>::new(Options::new(4)?);
//! table.roll(&mut Dice::new(1))?;
//! let seat = table.turn().seats().first().expect("somebody is to move");
//! let spec: Spec = "master:50it".parse()?;
//! let job = Job { view: table.view(seat), spec, seed: 7 };
//!
//! // A job can be written down and done anywhere: here with `()`, where no time passes.
//! let sent: Job<Shikoku> = serde_json::from_str(&serde_json::to_string(&job)?)?;
//! let mv = sent.choose(&());
//! assert_eq!(mv, job.choose(&()));
//! table.play(seat, mv)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
mod games;
mod knowledge;
mod ladder;
mod lesson;
mod level;
mod network;
mod overlook;
mod plain;
mod search;
mod simple;
mod spec;
mod timer;

pub use bot::{Bot, Job, Runtime};
pub use knowledge::{Appraised, Knowledge};
pub use ladder::{Ladders, NoLevel, Rating, Rung, ladder};
pub use lesson::{Lesson, Origin};
pub use level::Level;
pub use plain::Plain;
pub use search::{Lead, Master, NoTuning, Outlook, Tuning, think};
pub use simple::{Adept, Novice, Random};
pub use spec::{Budget, Method, NoSuchBot, Spec};

use table::Game;

/// The bot that a spec names, with dice of its own.
#[must_use]
pub fn make<G: Game + Knowledge>(spec: Spec, seed: u64) -> Box<dyn Bot<G>> {
    match spec.method {
        Method::Random => Box::new(Random::new(seed)),
        Method::Novice => Box::new(Novice::new(spec.considers, seed)),
        Method::Adept => Box::new(Adept::new(spec.overlooks, seed)),
        Method::Master => Box::new(Master::new(spec.budget, spec.threads, spec.overlooks, seed)),
    }
}
