//! Words: what is said to people, in their language. It knows no game.
//!
//! - [`Lang`]: a language, one of the folders of `locales`; [`ftl`]: the texts of one file of it.
//! - [`Words`]: the words for a table, those of its game included. [`Words::say`] says a message, [`Words::tell`] what
//!   happened, or why not, from the JSON form of it.
//! - [`Names`]: what everybody at a table is called. [`Spell`]: how a game spells its pieces.
//!
//! Texts are in [Fluent](https://projectfluent.org). The build fails where a language lacks a message or a variable
//! that another has.
//!
//! ```
//! use serde_json::json;
//! use table::Seat;
//! use words::{Lang, Names, Words};
//!
//! let words = Words::new(Lang::default(), "event-passed = { $name } passed.");
//! let names = Names { viewer: Some(Seat::new(1)), seats: vec!["Sakura".into(), "Anna".into()] };
//! let told = words.tell("event", &json!({"event": "passed", "seat": 0}), &names);
//! assert_eq!(told.as_deref(), Some("Sakura passed."));
//! ```

mod arguments;
#[cfg(test)]
mod check;
mod lang;
mod names;
mod pattern;
mod words;

pub use fluent_bundle::FluentValue as Value;
pub use lang::{Lang, ftl};
pub use names::Names;
pub use words::{Spell, Words};
