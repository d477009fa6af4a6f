//! The mantra cards, one by one and in sets.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Set, Small};
use ts_rs::TS;

/// A mantra card, known by its number: `17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "u8")]
#[ts(export_to = "shikoku/")]
pub struct Card(NonZeroU8);

/// A set of cards, ascending.
pub type Cards = Set<Card>;

/// All cards of the box. A card's number is that of its bit.
pub(crate) const BOX: Cards = Cards::from_bits(((1 << Card::COUNT) - 1) << 1);

impl Card {
    /// How many cards there are; they are numbered from 1.
    pub const COUNT: usize = 33;

    /// All cards, ascending.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cards = [Self(NonZeroU8::MIN); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            cards[i] = Self(NonZeroU8::MIN.saturating_add(i as u8));
            i += 1;
        }
        cards
    };

    /// The card with this number, if there is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        NonZeroU8::new(number).map(Self).filter(|card| card.index() < Self::COUNT)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// As an index into an array with one place a card.
    #[must_use]
    pub const fn index(self) -> usize {
        self.number() as usize - 1
    }

    /// The place, counted from 0, that it has or would get among `cards`: how many of them are lower.
    #[must_use]
    pub const fn place_in(self, cards: Cards) -> usize {
        // At most the 32 bits from 1 on are lower; counting fewer bits is quicker.
        (((cards.bits() & ((1 << self.number()) - 1)) >> 1) as u32).count_ones() as usize
    }
}

impl Small for Card {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.number())
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(NonZeroU8::new(index as u8).expect("no card has the number 0"))
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no card {number}"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_are_numbered_from_1_to_33() {
        assert!(Card::ALL.map(Card::number).into_iter().eq(1..=33));
        assert!(BOX.iter().eq(Card::ALL));
        assert_eq!((Card::new(0), Card::new(34)), (None, None));
    }

    #[test]
    fn a_card_has_its_place_after_all_lower_ones() {
        let set: Cards = [3, 17, 33].into_iter().filter_map(Card::new).collect();
        let place = |number| Card::new(number).unwrap().place_in(set);
        assert_eq!([1, 3, 4, 17, 18, 33].map(place), [0, 0, 1, 1, 2, 2]);
        assert_eq!(Card::ALL.map(|card| card.place_in(BOX)), std::array::from_fn(|i| i));
    }
}
