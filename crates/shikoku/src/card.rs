//! The mantra cards, one by one and in sets.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use ts_rs::TS;

/// A mantra card, known by its number: `17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct Card(NonZeroU8);

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

/// A set of cards; as an iterator it gives them in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64); // Bit n is card n.

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All cards of the box.
    pub const ALL: Self = Self(((1 << Card::COUNT) - 1) << 1);

    /// Just this card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards of the set are lower than `card`.
    #[must_use]
    pub const fn below(self, card: Card) -> usize {
        // At most the 32 bits from 1 on are lower; counting fewer bits is quicker.
        (((self.0 & ((1 << card.number()) - 1)) >> 1) as u32).count_ones() as usize
    }

    /// Writes the cards into a buffer, ascending.
    pub(crate) fn list(self, into: &mut [Card; Card::COUNT]) -> &mut [Card] {
        let listed = &mut into[..self.count()];
        for (place, card) in listed.iter_mut().zip(self) {
            *place = card;
        }
        listed
    }

    pub(crate) fn insert(&mut self, card: Card) {
        *self = self.or(Self::only(card));
    }

    pub(crate) fn remove(&mut self, card: Card) {
        *self = self.without(Self::only(card));
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        // An empty set has 64 zeros, which is none again; bit 0 is never set.
        let number = NonZeroU8::new((self.0.trailing_zeros() % u64::BITS) as u8)?;
        self.0 &= self.0 - 1;
        Some(Card(number))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count(), Some(self.count()))
    }
}

impl ExactSizeIterator for Cards {}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |set, card| set.or(Self::only(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.map(Card::number)).finish()
    }
}

table::shown_as!(Cards, Vec<Card>);

/// `[3, 17, 20]`
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_are_numbered_from_1_to_33() {
        assert!(Card::ALL.map(Card::number).into_iter().eq(1..=33));
        assert!(Cards::ALL.eq(Card::ALL));
        assert_eq!((Card::new(0), Card::new(34)), (None, None));
    }

    #[test]
    fn a_set_counts_what_is_below_a_card() {
        let set: Cards = [3, 17, 33].into_iter().filter_map(Card::new).collect();
        let below = |number| set.below(Card::new(number).unwrap());
        assert_eq!([1, 3, 4, 17, 18, 33].map(below), [0, 0, 1, 1, 2, 2]);
    }
}
