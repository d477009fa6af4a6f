//! A duellist's two rows of cards on the table.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Small, parse};
use ts_rs::TS;

use crate::{Card, Cards};

/// Seven cards face down and six face up on them: face-up card `i` covers face-down cards `i` and `i + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rows {
    /// The face-down row, turned up or not; played cards are gone.
    pub(crate) down: [Option<Card>; DOWN],
    /// The face-up row; played cards are gone.
    pub(crate) up: [Option<Card>; UP],
    /// What can be played: the face-up row and the cards turned up since.
    pub(crate) open: Cards,
}

/// Cards in a face-down row.
pub(crate) const DOWN: usize = 7;
/// Cards in a face-up row.
pub(crate) const UP: usize = 6;

impl Rows {
    pub(crate) fn dealt(down: [Card; DOWN], up: [Card; UP]) -> Self {
        Self { down: down.map(Some), up: up.map(Some), open: up.into_iter().collect() }
    }

    /// Takes a card away, if it is an open one.
    #[inline(never)]
    pub(crate) fn take(&mut self, card: Card) {
        if !self.open.contains(card) {
            return;
        }
        self.open = self.open.without(card);
        let without = |place: Option<Card>| place.filter(|&lying| lying != card);
        self.down = self.down.map(without);
        self.up = self.up.map(without);
    }

    /// Turns up the face-down cards that nothing covers any more, and returns them. (yokai-septet.md, Duel 4)
    pub(crate) fn turn_up(&mut self) -> Cards {
        let lying = self.up.iter().rev().fold(0, |bits, card| bits << 1 | u64::from(card.is_some()));
        let uncovered = !(lying | lying << 1);
        // Which are uncovered cannot be foreseen, so nothing branches on it; a place without a card is as if it had number 0.
        let card_at = |(place, card): (usize, &Option<Card>)| (uncovered >> place & 1) << card.map_or(0, Small::index);
        let open = self.down.iter().enumerate().fold(0, |bits, place| bits | card_at(place)) & !1;
        let turned = Cards::from_bits(open).minus(self.open);
        self.open = self.open.or(turned);
        turned
    }

    /// Where these cards lie in the face-down row.
    pub(crate) fn places(&self, cards: Cards) -> impl Iterator<Item = (usize, Card)> {
        let lying = self.down.iter().enumerate().filter_map(|(place, card)| Some((place, (*card)?)));
        lying.filter(move |&(_, card)| cards.contains(card))
    }

    /// What everybody sees of the face-down row.
    pub(crate) fn down_cards(&self) -> [DownCard; DOWN] {
        self.down.map(|card| match card {
            None => DownCard::Played,
            Some(card) if self.open.contains(card) => DownCard::FaceUp(card),
            Some(_) => DownCard::FaceDown,
        })
    }
}

/// What everybody sees of a card in a face-down row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(export_to = "yokai-septet/")]
pub enum DownCard {
    /// It has been played; written `null`.
    #[ts(untagged)]
    Played,
    /// Nobody knows it; written `"?"`.
    #[ts(rename = "?")]
    FaceDown,
    /// It has been turned up; written as the card.
    #[ts(untagged)]
    FaceUp(Card),
}

impl DownCard {
    /// The card, if it has been turned up and not been played.
    #[must_use]
    pub fn face_up(self) -> Option<Card> {
        match self {
            Self::FaceUp(card) => Some(card),
            Self::Played | Self::FaceDown => None,
        }
    }
}

const FACE_DOWN: &str = "?";

impl Serialize for DownCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Played => serializer.serialize_none(),
            Self::FaceDown => serializer.serialize_str(FACE_DOWN),
            Self::FaceUp(card) => card.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for DownCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Option::<String>::deserialize(deserializer)?;
        match written.as_deref() {
            None => Ok(Self::Played),
            Some(FACE_DOWN) => Ok(Self::FaceDown),
            Some(text) => parse(text).map(Self::FaceUp).ok_or_else(|| D::Error::custom(format!("{text:?} is no card"))),
        }
    }
}
