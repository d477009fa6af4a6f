//! The one stroke of luck.

use std::fmt;
use std::str::FromStr;

use table::Dice;

use super::Card;

/// The cards of both seats: `deal K J`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal(pub(super) [Card; 2]);

impl Deal {
    pub(super) fn roll(dice: &mut Dice) -> Self {
        let mut cards = Card::ALL;
        dice.shuffle(&mut cards);
        Self([cards[0], cards[1]])
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([first, second]) = self;
        write!(f, "deal {first} {second}")
    }
}

impl FromStr for Deal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (first, second) = text.strip_prefix("deal ").and_then(|cards| cards.split_once(' ')).ok_or(())?;
        Ok(Self([first.parse()?, second.parse()?]))
    }
}
