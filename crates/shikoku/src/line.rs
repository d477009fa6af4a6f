//! Cards in a row with their owners.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{MAX_SEATS, Seat};
use ts_rs::TS;

use crate::{Card, Cards, Order};

/// A line: cards in ascending order, each with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Line {
    cards: Cards,
    owners: Order,
}

/// One card of a line: `17:0`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "shikoku/")]
pub struct LineCard {
    /// The card.
    pub card: Card,
    /// Whose marker is on it.
    pub seat: Seat,
}

impl Line {
    /// The line of these cards; none if they are too many or one is there twice.
    pub(crate) fn new(cards: impl IntoIterator<Item = LineCard>) -> Option<Self> {
        let mut line = Self::default();
        for card in cards {
            if line.len() == MAX_SEATS || line.cards.contains(card.card) {
                return None;
            }
            line.insert(card);
        }
        Some(line)
    }

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

    /// The cards with their owners, from left to right.
    pub fn iter(self) -> impl Iterator<Item = LineCard> {
        self.cards.iter().zip(self.owners.iter()).map(|(card, seat)| LineCard { card, seat })
    }

    /// Puts a card that is not in the line at its place.
    pub(crate) fn insert(&mut self, LineCard { card, seat }: LineCard) {
        debug_assert!(!self.cards.contains(card), "a card lies in a line once");
        self.owners.insert(card.place_in(self.cards), seat);
        self.cards = self.cards.with(card);
    }

    /// Takes a card of the line out of it.
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.cards.contains(card), "the card is in the line");
        self.owners.remove(card.place_in(self.cards));
        self.cards = self.cards.without(card);
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl fmt::Display for LineCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.card, self.seat)
    }
}

impl FromStr for LineCard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (card, seat) = text.split_once(':').ok_or(())?;
        let seat: u8 = seat.parse().map_err(drop)?;
        Ok(Self { card: card.parse()?, seat: seat.try_into().map_err(drop)? })
    }
}

table::shown_as!(Line, Vec<LineCard>);

/// `[{"card": 5, "seat": 2}, …]`
impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::deserialize(deserializer)?;
        Self::new(cards).ok_or_else(|| D::Error::custom("no line has that many cards, or one of them twice"))
    }
}
