//! Yokai Septet: a trick-taking game about capturing the seven *bosses*, the 7 of each suit, without winning too many
//! tricks.
//!
//! A *side* is a team of two partners with 4 seats, else a single seat. A round ends when a side has enough bosses, or
//! by *greed* when it has won too many tricks. In Next Sevens whoever captures both 7s of a suit *seals* it.
//!
//! - [`Card`], [`Suit`], [`Cards`], [`Suits`]: the deck. [`Tricks`], [`Trick`]: what has been played of it.
//! - [`Options`], [`Variant`], [`Mode`], [`Goal`], [`Sevens`], [`Icons`], [`Side`], [`Tally`]: the ways to play.
//! - [`Move`], [`Action`], [`Deal`], [`Event`]: what can happen, with its notation.
//! - [`YokaiSeptet`]: the state and the rules. [`Public`], [`Private`]: what may leave it.
//! - [`score`]: how rounds end and who wins. [`Reason`]: why a card cannot be played, passed or discarded.
//! - [`RULINGS`]: what the books leave open.
//!
//! ```
//! use table::{Dice, Table, why_not};
//! use yokai_septet::{Goal, Mode, Options, YokaiSeptet};
//!
//! let mut table = Table::<YokaiSeptet>::new(Options::new(3, Mode::Classic, Goal::SevenPoints)?);
//! table.roll(&mut Dice::new(1))?;
//! // All pass three cards at once, in any order.
//! while table.turn().seats().len() > 1 {
//!     let seat = table.turn().seats().first().expect("somebody has yet to pass");
//!     table.play(seat, table.moves(seat)[0])?;
//! }
//! let seat = table.turn().seats().first().expect("the last one passes");
//! assert!(why_not(&table.view(seat), "W2").is_some(), "no card is played before all have passed");
//! # Ok::<(), table::Refusal>(())
//! ```

mod card;
mod cards;
mod deal;
mod draw;
mod event;
mod game;
mod icons;
mod imagine;
mod legal;
mod list;
mod mover;
mod moves;
mod options;
mod pick;
mod play_on;
mod round;
mod rows;
mod rulings;
pub mod score;
mod side;
mod split;
mod tricks;
mod variant;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

pub use card::{Card, Suit};
pub use cards::{BOSSES, CLASSIC_DECK, Cards, NEXT_SEVENS_DECK, SHINY, Suits, pairs};
pub use deal::{Deal, Duellist};
pub use event::Event;
pub use game::YokaiSeptet;
pub use icons::Icons;
pub use moves::{Action, Move, Pass};
pub use options::Options;
pub use rows::DownCard;
pub use rulings::RULINGS;
pub use score::{EndReason, RoundEnd};
pub use side::{Side, Tally};
pub use tricks::{Trick, Tricks};
pub use variant::{Goal, Mode, Sevens, Variant};
pub use view::{Choose, Gifts, Held, OpenRows, Private, Public, Shown, Stage, Standing};
pub use why_not::Reason;
