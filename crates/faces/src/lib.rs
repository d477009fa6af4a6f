//! Faces: how a game looks and sounds in words, for people at a terminal.
//!
//! - [`Face`]: what each game provides. Each game's is a file of its own. Boards are drawn from views, so they cannot
//!   show more than a seat may know.
//! - [`Lang`], [`Who`], [`names`]: in which language, and how seats are called in it.
//! - [`Style`], [`Paint`], [`Ink`]: colours where the terminal has them; letters tell everything apart without them.
//! - [`read_move`], [`Reading`]: moves as people type them.
//! - [`wrapped`]: long lines broken for the screen.
//! - [`Gain`]: where points came from. [`previews`]: what each move would bring.
//! - [`why_not`]: the rule that forbids a move.

mod canvas;
mod face;
mod lang;
mod miyabi;
mod preview;
mod reading;
mod seikatsu;
mod shikoku;
mod style;
mod why_not;
mod yokai_septet;

pub use canvas::wrapped;
pub use face::{Face, Gain};
pub use lang::{Lang, Who, name, names, scorer};
pub use preview::previews;
pub use reading::{Reading, read_move};
pub use style::{Ink, Paint, Style};
pub use why_not::why_not;
