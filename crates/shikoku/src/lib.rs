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
//! - [`score`]: who wins. [`RULINGS`]: what the book leaves open.

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

#[cfg(test)]
mod tests;

pub use card::{Card, Cards};
pub use deal::Deal;
pub use deck::Deck;
pub use event::Event;
pub use game::{Phase, Shikoku};
pub use icons::Icons;
pub use line::{Line, Place};
pub use moves::Move;
pub use options::Options;
pub use order::Order;
pub use rulings::RULINGS;
pub use step::Step;
pub use view::{Held, Private, Public};
