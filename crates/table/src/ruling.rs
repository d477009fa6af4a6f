//! What the rule books leave open and how it is played here.

use serde::Serialize;
use ts_rs::TS;

/// A sentence in the two languages of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Text {
    /// A sentence in English and in French.
    #[must_use]
    pub const fn new(en: &'static str, fr: &'static str) -> Self {
        Self { en, fr }
    }
}

/// A sentence in the two languages of the table that is put together while playing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "table/")]
pub struct Sentence {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Sentence {
    /// A sentence in English and in French.
    #[must_use]
    pub fn new(en: impl Into<String>, fr: impl Into<String>) -> Self {
        Self { en: en.into(), fr: fr.into() }
    }
}

/// Where a rule or a number comes from, if not from the printed book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
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
    /// A short name, unique in the game, for links.
    pub id: &'static str,
    /// Where it comes from.
    pub mark: Mark,
    /// What is played, and why.
    pub text: Text,
}
