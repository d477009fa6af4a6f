//! Sets of cards and of suits.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{Card, Suit};

/// A set of cards: one bit for each, in deck order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// The shiny 7s.
    pub const SHINY: Self = {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < Suit::ALL.len() {
            set = set.with(Suit::ALL[i].shiny_boss());
            i += 1;
        }
        set
    };
    /// All 56 cards of Next Sevens.
    pub const NEXT_SEVENS: Self = Self(u64::MAX << 8);
    /// The 49 cards of the other modes.
    pub const CLASSIC: Self = Self::NEXT_SEVENS.without(Self::SHINY);
    /// All 7s, shiny ones included: each stands one place before its shiny twin.
    pub const BOSSES: Self = Self::SHINY.or(Self(Self::SHINY.0 >> 1));

    /// Just this card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// All cards of a suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0xff << (8 * suit as u8))
    }

    /// The cards after this one in its suit: those that beat it there, but for the A and the twin of a 7.
    #[must_use]
    pub const fn above(card: Card) -> Self {
        Self(Self::of_suit(card.suit()).0 & (u64::MAX - 1) << card.number())
    }

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Whether a card of this suit is in the set.
    #[must_use]
    pub const fn has(self, suit: Suit) -> bool {
        !self.and(Self::of_suit(suit)).is_empty()
    }

    /// The set and `card`.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        self.or(Self::only(card))
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards in deck order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card::numbered(left.trailing_zeros() as u8);
            left &= left - 1;
            card
        })
    }

    /// One bit for each card, at its number.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Takes the first card off and returns its number; if there is none, any card's.
    pub(crate) const fn take_first(&mut self) -> u32 {
        // The last card of the deck is always counted, as zeros without an end would cost a test.
        let number = (self.0 | 1 << Card::S13.number()).trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        number
    }

    /// The last card in deck order; if that is a shiny 7, the plain one of its suit too.
    pub(crate) const fn highest(self) -> Self {
        let last = Self(self.0 & 1 << (63 - (self.0 | 1).leading_zeros()));
        last.or(Self(last.and(Self::SHINY).0 >> 1))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

/// In deck order, joined by commas: `WA,E7,S13`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.split(',').map(str::parse::<Card>).collect()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

table::shown_as!(Cards, Vec<Card>);

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A set of suits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Suits(u8);

impl Suits {
    /// No suit.
    pub const NONE: Self = Self(0);

    /// Whether `suit` is in the set.
    #[must_use]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// The set and `suit`.
    #[must_use]
    pub const fn with(self, suit: Suit) -> Self {
        Self(self.0 | 1 << suit as u8)
    }

    /// Whether there is no suit.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many suits.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The suits in deck order.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&suit| self.contains(suit))
    }
}

impl FromIterator<Suit> for Suits {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        suits.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

table::shown_as!(Suits, Vec<Suit>);

impl Serialize for Suits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
