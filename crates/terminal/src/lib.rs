//! The table at a terminal: boards as text, and moves as people type them.
//!
//! - [`Drawing`]: how a game is drawn. Each game's is a file of its own; a game without one is shown as its data.
//!   Boards are drawn from views, so they cannot show more than a seat may know.
//! - [`Screen`]: in which words, for whom and with which [`Paint`]; letters tell everything apart without colours.
//!   [`words_of`] a game, [`names`] of seats.
//! - [`read_move`], [`Reading`]: moves as people type them.
//! - [`wrapped`]: long lines broken for the screen.
//!
//! ```
//! use table::{Dice, Seat};
//! use terminal::{Drawing, Paint, Screen, names, words_of};
//! use words::Lang;
//!
//! let game = games::find("shikoku")?;
//! let mut table = (game.open)(&(game.showcase)()[0])?;
//! table.roll(&mut Dice::new(1))?;
//! let (seat, words) = (Seat::new(0), words_of(game, Lang::default()));
//! let names = names(&words, Some(seat), table.setup().seats);
//! let screen = Screen { words: &words, names: &names, paint: Paint::Plain };
//! let board = (Drawing::of_game(game.id).board)(table.as_ref(), seat, screen);
//! assert!(board.lines().all(|line| line.chars().count() <= 80));
//! # Ok::<(), table::Refusal>(())
//! ```

mod canvas;
mod draw;
mod miyabi;
mod plain;
mod reading;
mod screen;
mod seikatsu;
mod shikoku;
mod yokai_septet;

pub use canvas::wrapped;
pub use draw::Drawing;
pub use reading::{Reading, read_move};
pub use screen::{Ink, Paint, Screen, names, words_of};
