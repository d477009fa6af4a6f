//! Seikatsu: bird-and-flower tiles in one shared garden that everybody sees from another side.
//!
//! A turn lays a tile beside others; a *flock* of equal birds around it scores at once. When the garden is full every
//! *pagoda* scores the flowers in the seven *rows* that run away from it. *Koi* are wild.
//!
//! - [`Tile`], [`Bird`], [`Flower`]: what is laid. [`Hand`], [`Pile`]: a few tiles.
//! - [`Space`], [`Spaces`], [`Pagoda`]: the garden's geometry. [`Garden`]: what lies where.
//! - [`Options`], [`Mode`], [`Edition`]: the ways to play.
//! - [`Move`], [`Deal`], [`Event`]: what can happen, with its notation.
//! - [`Seikatsu`]: the state and the rules. [`Public`], [`Private`]: what may leave it.
//!   [`Reason`]: why a move is not allowed.
//! - [`score`]: flocks, rows and who wins. [`RULINGS`]: what the books leave open.
//!
//! ```
//! use seikatsu::{Edition, Mode, Options, Seikatsu};
//! use table::{Dice, Seat, Table};
//!
//! let mut table = Table::<Seikatsu>::new(Options::new(3, Mode::Standard, Edition::English)?);
//! table.roll(&mut Dice::new(1))?;
//! let seat = Seat::new(0);
//! let mv = table.moves(seat)[0];
//! table.play(seat, mv)?;
//! assert_eq!(table.view(seat).public.last, Some(mv.space()));
//! # Ok::<(), table::Refusal>(())
//! ```

mod deal;
mod event;
mod game;
mod garden;
mod geometry;
mod hand;
mod imagine;
mod legal;
mod moves;
mod options;
mod pile;
mod rulings;
pub mod score;
mod tile;
mod view;
mod why_not;

#[cfg(test)]
mod tests;

pub use deal::Deal;
pub use event::Event;
pub use game::Seikatsu;
pub use garden::Garden;
pub use geometry::{Pagoda, Space, Spaces};
pub use hand::Hand;
pub use moves::{Move, Play};
pub use options::{Edition, Mode, Options};
pub use pile::Pile;
pub use rulings::RULINGS;
pub use tile::{Bird, Flower, Tile};
pub use view::{Held, PagodaRows, Private, Public};
pub use why_not::Reason;
