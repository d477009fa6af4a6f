//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use crate::Card;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A card of the hand is played, `play 17`.
    Play(Card),
    /// A card of the previous line is taken, `take 12`.
    Take(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Take(card) => write!(f, "take {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ').ok_or(())? {
            ("play", card) => card.parse().map(Self::Play),
            ("take", card) => card.parse().map(Self::Take),
            _ => Err(()),
        }
    }
}
