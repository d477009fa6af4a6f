//! Miyabi: everybody builds a terraced garden on a board of six rows of six.
//!
//! A turn takes a *tile* from the common *offer* and lays it on level ground, its *objects* in the row of their kind
//! and in a column without a *lantern*; the higher the *level*, the more it scores. At the end the visible objects of
//! each *kind* are compared. Five *expansions* go with that in any combination.
//!
//! - [`Kind`], [`Shape`], [`Tile`], [`ZenTile`]: what is laid. [`Tiles`], [`ZenTiles`], [`ZenStack`]: how many there
//!   are of each.
//! - [`Square`], [`Squares`], [`BOARD`], [`beside`], [`Column`], [`Lanterns`]: a board's geometry. [`Board`]: what is
//!   built on it.
//! - [`Pattern`], [`Placement`]: the ways to turn a tile, and where it lies.
//! - [`Options`], [`Pass`], [`Expansion`]: the ways to play. [`Components`]: the numbers of the box, replaceable.
//! - [`Move`], [`Action`], [`Chance`], [`Event`]: what can happen, with its notation.
//! - [`Miyabi`], [`Stage`]: the state and the rules. [`Public`], [`Private`]: what may leave it. [`Reason`]: which rule
//!   forbids a move.
//! - [`score`]: majorities, groups, lines, and who wins. [`RULINGS`]: what the books leave open.
//!
//! ```
//! use miyabi::{Miyabi, Options, Pass};
//! use table::{Game, Seat, Table};
//!
//! let mut table = Table::<Miyabi>::new(Options::new(2, Pass::Forced, [].into_iter().collect())?);
//! table.chance(Table::<Miyabi>::read_chance("offer M1 M1 M1 M1 M2 M2 M2 M2 M3 M3 ML ML")?)?;
//! let lay = Table::<Miyabi>::read_move("M3@a1+b1+c1")?;
//! assert_eq!(table.game().points(Seat::new(0), lay), Some(3));
//! table.play(Seat::new(0), lay)?;
//! assert_eq!(table.game().board(Seat::new(0)).covered().len(), 3);
//! # Ok::<(), table::Refusal>(())
//! ```

mod board;
mod chance;
mod component_table;
mod components;
mod ending;
mod event;
mod game;
mod imagine;
mod kind;
mod legal;
mod moves;
mod options;
mod pattern;
mod play;
mod points;
mod rulings;
pub mod score;
mod square;
mod tile;
mod tiles;
mod view;
mod why_not;
mod zen;

#[cfg(test)]
mod tests;

pub use board::{Board, Ground, Shows};
pub use chance::Chance;
pub use components::{Components, CornerObject, Majority, ObjectSquares, Prizes, StraightObject};
pub use event::Event;
pub use game::{Miyabi, Stage, Supply};
pub use kind::{Kind, PerKind};
pub use moves::{Action, Move, Placement};
pub use options::{Expansion, Expansions, Options, Pass};
pub use pattern::Pattern;
pub use rulings::RULINGS;
pub use score::Prize;
pub use square::{BOARD, Column, Lanterns, Square, Squares, beside};
pub use tile::{Shape, Tile};
pub use tiles::Tiles;
pub use view::{Private, Public, ZenSupply};
pub use why_not::Reason;
pub use zen::{ZenStack, ZenTile, ZenTiles};
