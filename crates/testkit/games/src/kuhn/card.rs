//! The three cards.

use std::fmt;
use std::str::FromStr;

use table::{serde_as_text, shown_as};
use ts_rs::TS;

/// A card, low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Card {
    /// `J`
    #[default]
    Jack,
    /// `Q`
    Queen,
    /// `K`
    King,
}

impl Card {
    pub(super) const ALL: [Self; 3] = [Self::Jack, Self::Queen, Self::King];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["J", "Q", "K"][*self as usize])
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|card| card.to_string() == text).ok_or(())
    }
}

serde_as_text!(Card);

#[derive(TS)]
#[ts(rename = "Card", export_to = "kuhn/")]
#[expect(dead_code, reason = "it only says how cards are written")]
enum Written {
    J,
    Q,
    K,
}

shown_as!(Card, Written);
