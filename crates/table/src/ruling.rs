//! What the rule books leave open and how it is played here.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where a rule or a number comes from, if not from the printed book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table/")]
pub enum Mark {
    /// From public descriptions of the game: it was in a picture of the book, or is a known variant.
    Public,
    /// The books are silent or disagree; this is the choice made here.
    Ruling,
    /// The printed value could not be found; an invented value that plays well.
    House,
}

/// One entry of a game's register of rulings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Ruling {
    /// A short name, unique in the game: for links, and for its words.
    pub id: &'static str,
    /// Where it comes from.
    pub mark: Mark,
}
