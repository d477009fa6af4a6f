//! Cards in a row with their owners.

use std::fmt;

use serde::{Serialize, Serializer};
use table::Seat;
use ts_rs::TS;

use crate::{Card, Cards, Order};

/// A line: cards in ascending order, each with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Line {
    cards: Cards,
    owners: Order,
}

/// One place of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct Place {
    /// The card.
    pub card: Card,
    /// Whose marker is on it.
    pub seat: Seat,
}

impl Line {
    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.owners.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.owners.is_empty()
    }

    /// The cards.
    #[must_use]
    pub const fn cards(self) -> Cards {
        self.cards
    }

    /// The owners in the order of their cards.
    #[must_use]
    pub const fn owners(self) -> Order {
        self.owners
    }

    /// The places from left to right.
    pub fn places(self) -> impl Iterator<Item = Place> {
        self.cards.zip(self.owners.iter()).map(|(card, seat)| Place { card, seat })
    }

    /// Puts a card that is not in the line at its place.
    pub(crate) fn insert(&mut self, Place { card, seat }: Place) {
        debug_assert!(!self.cards.contains(card), "a card lies in a line once");
        self.owners.insert(self.cards.below(card), seat);
        self.cards.insert(card);
    }

    /// Takes a card of the line out of it.
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.cards.contains(card), "the card is in the line");
        self.owners.remove(self.cards.below(card));
        self.cards.remove(card);
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.places().map(|place| place.to_string())).finish()
    }
}

/// `17:0`
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.card, self.seat)
    }
}

table::shown_as!(Line, Vec<Place>);

/// `[{"card": 5, "seat": 2}, …]`
impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.places())
    }
}
