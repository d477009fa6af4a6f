//! Shikoku: pilgrims climb the 33 steps of a pagoda, and the middle path wins.
//!
//! Each round every seat plays a *mantra card*. Laid out by number the cards are a *line*: where your card lies in it
//! says whether you climb and when you play next. Hands are filled up from the line of the round before. When somebody
//! reaches the pagoda the second from the top wins, and with five seats or more the second from the bottom too.
//!
//! - [`Card`], [`Cards`]: the mantra cards. [`Icons`]: how many steps each is worth, which a host can change.
//! - [`Order`], [`Line`], [`Deck`]: seats in a row, cards with their owners, cards to draw. [`Step`]: where one stands.
//! - [`Options`]: seats and cards to play with.
//! - [`Move`], [`Deal`], [`Event`]: what can happen, with its notation.
//! - [`Shikoku`]: the state and the rules. [`Public`], [`Private`]: what may leave it.
//! - [`score`]: who wins. [`Reason`]: why a move is not allowed. [`RULINGS`]: what the book leaves open.
//!
//! ```
//! use shikoku::{Options, Shikoku};
//! use table::{Dice, Table};
//!
//! let mut table = Table::<Shikoku>::new(Options::new(3)?);
//! table.roll(&mut Dice::new(1))?;
//! let seat = table.turn().seats().first().expect("after the deal somebody plays a card");
//! let card = table.moves(seat)[0];
//! table.play(seat, card)?;
//! assert_eq!(table.game().line().owners().get(0), Some(seat));
//! # Ok::<(), table::Refusal>(())
//! ```

mod card;
mod deal;
mod deck;
mod event;
mod game;
mod icons;
mod imagine;
mod line;
mod moves;
mod options;
mod order;
mod round;
mod rulings;
pub mod score;
mod step;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

pub use card::{Card, Cards};
pub use deal::Deal;
pub use deck::Deck;
pub use event::Event;
pub use game::{Phase, Shikoku};
pub use icons::Icons;
pub use line::{Line, LineCard};
pub use moves::Move;
pub use options::Options;
pub use order::Order;
pub use rulings::RULINGS;
pub use step::Step;
pub use view::{Held, Private, Public};
pub use why_not::Reason;
