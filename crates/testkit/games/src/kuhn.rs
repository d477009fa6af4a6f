//! Kuhn poker, a whole game in as few lines as it takes: what `CONTRIBUTING.md` says of adding a game, done.
//!
//! The files are those of any game's crate: `card`, `deal`, `options`, `moves`, `event`, `view`, `why_not`, `game` (the
//! rules) and `knowledge` (for bots). Its rules page, `kuhn.md`, and its words, `en.ftl` and `fr.ftl`, lie
//! beside them, because it is not of the house.

mod card;
mod deal;
mod event;
mod game;
mod knowledge;
mod moves;
mod options;
#[cfg(test)]
mod tests;
mod view;
mod why_not;

pub use card::Card;
pub use deal::Deal;
pub use event::Event;
pub use game::Kuhn;
pub use moves::{Betting, Move};
pub use options::Options;
pub use view::{Private, Public};
pub use why_not::Reason;

/// Its words by language.
pub const WORDS: &[(&str, &str)] = &[("en", include_str!("kuhn/en.ftl")), ("fr", include_str!("kuhn/fr.ftl"))];

/// Two seats, always.
const SEATS: u8 = 2;
