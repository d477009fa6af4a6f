//! The cards that are drawn.

use std::fmt;

use table::{Dice, Small};

use crate::Card;

/// With three seats the deck is largest: 33 cards less a hand of three and one of the line for each seat.
const MOST: usize = 21;

/// The face-down cards, in the order in which they will be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deck {
    // The next card is the last; places beyond it are empty, so that equal decks are equal bytes.
    cards: [Option<Card>; MOST],
    len: u8,
}

impl Deck {
    /// The deck of these cards, the one drawn first at the front; none if they are too many.
    pub(crate) fn new(cards: &[Card]) -> Option<Self> {
        let mut deck = Self { cards: [None; MOST], len: cards.len() as u8 };
        let places = deck.cards.get_mut(..cards.len())?;
        for (place, &card) in places.iter_mut().zip(cards.iter().rev()) {
            *place = Some(card);
        }
        Some(deck)
    }

    /// The deck of the cards with these numbers, as many as a deck can have, the one drawn first at the front.
    pub(crate) fn of(numbers: &[u8]) -> Self {
        let mut deck = Self { cards: [None; MOST], len: numbers.len() as u8 };
        for (place, &number) in deck.cards.iter_mut().zip(numbers.iter().rev()) {
            *place = Some(Card::from_index(number.into()));
        }
        deck
    }

    /// How many cards are left.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card is left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in the order in which they will be drawn.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().rev().filter_map(|&card| card)
    }

    /// Shuffles the last `n` cards to be drawn.
    pub(crate) fn shuffle_last(&mut self, n: usize, dice: &mut Dice) {
        dice.shuffle(&mut self.cards[..n]);
    }

    /// Takes the next card.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards[self.len()].take()
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::number)).finish()
    }
}
