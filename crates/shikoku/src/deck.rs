//! The cards that are drawn.

use std::fmt;

use table::Dice;

use crate::Card;

/// With three seats the deck is largest: 33 cards less a hand of three and one of the line for each seat.
const MOST: usize = 21;

/// The face-down cards, in the order in which they will be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deck {
    // Eight cards a word, the lowest byte first: written and copied in a few steps. The next card is the last; places beyond it
    // are 0, so that equal decks are equal words.
    words: [u64; MOST.div_ceil(CARDS)],
    len: u32,
}

/// How many cards there are in a word.
const CARDS: usize = 8;

impl Deck {
    /// The deck of these cards, the one drawn first at the front; none if they are too many.
    pub(crate) fn new(cards: &[Card]) -> Option<Self> {
        let mut numbers = [0; MOST];
        let numbers = numbers.get_mut(..cards.len())?;
        for (number, card) in numbers.iter_mut().zip(cards) {
            *number = card.number();
        }
        Some(Self::of(numbers))
    }

    /// The deck of the cards with these numbers, as many as a deck can have, the one drawn first at the front.
    pub(crate) fn of(numbers: &[u8]) -> Self {
        let mut deck = Self { len: numbers.len() as u32, ..Self::default() };
        for (word, numbers) in deck.words.iter_mut().zip(numbers.rchunks(CARDS)) {
            *word = numbers.iter().fold(0, |word, &number| word << 8 | u64::from(number));
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
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> {
        let mut left = *self;
        std::iter::from_fn(move || left.draw())
    }

    /// Shuffles the last `n` cards to be drawn.
    pub(crate) fn shuffle_last(&mut self, n: usize, dice: &mut Dice) {
        let mut bytes = self.words.map(u64::to_le_bytes);
        dice.shuffle(&mut bytes.as_flattened_mut()[..n]);
        self.words = bytes.map(u64::from_le_bytes);
    }

    /// Takes the next card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let len = self.len.checked_sub(1)?;
        self.len = len;
        let word = &mut self.words[len as usize / CARDS];
        let first_bit = 8 * (len as usize % CARDS);
        let number = (*word >> first_bit) as u8;
        // It is the last of its word.
        *word &= (1 << first_bit) - 1;
        Card::new(number)
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::number)).finish()
    }
}
