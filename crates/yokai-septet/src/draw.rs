//! Drawing cards at random.

use table::{Dice, PerSeat, Small, list_numbers};

use crate::{CLASSIC_DECK, Card, Cards, NEXT_SEVENS_DECK, Variant};

/// Cards in a row, of which some are drawn: every set of so many is equally likely.
#[derive(Clone, Copy)]
pub(crate) struct Pool {
    /// The numbers of the cards; beyond those that are left they mean nothing.
    cards: [u8; 64],
    left: usize,
}

impl Pool {
    #[inline]
    pub(crate) fn of(set: Cards) -> Self {
        let mut pool = Self { cards: [0; 64], left: 0 };
        pool.left = list_numbers(set.bits(), &mut pool.cards);
        pool
    }

    /// Takes away the card at a place, where the last one is put, and returns its number.
    #[inline]
    fn take(&mut self, place: u32) -> u8 {
        let place = place as usize % 64;
        self.left -= 1;
        let drawn = self.cards[place];
        self.cards[place] = self.cards[self.left % 64];
        drawn
    }

    /// Draws one card.
    ///
    /// # Panics
    /// If none is left.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Card {
        let place = dice.below(self.left) as u32;
        Card::from_index(self.take(place).into())
    }

    /// Takes the cards at these places, each as it is when those before have been taken.
    #[inline]
    fn take_set(&mut self, places: &[u32]) -> Cards {
        Cards::from_bits(places.iter().fold(0, |bits, &place| bits | 1 << self.take(place)))
    }

    /// Draws a set of `n` cards.
    #[inline]
    pub(crate) fn draw_set(&mut self, n: usize, dice: &mut Dice) -> Cards {
        let mut places = [0; 64];
        let places = &mut places[..n];
        dice.below_each(self.left, places);
        self.take_set(places)
    }

    /// Draws `N` cards one after the other.
    pub(crate) fn draw_row<const N: usize>(&mut self, dice: &mut Dice) -> [Card; N] {
        std::array::from_fn(|_| self.draw(dice))
    }
}

/// A deck, card by card, each as the set of it, which is all that a hand needs; beyond the last one there is nothing.
type Deck = [Cards; 64];

/// The decks are listed beforehand.
static CLASSIC: Deck = listed(CLASSIC_DECK);
static NEXT_SEVENS: Deck = listed(NEXT_SEVENS_DECK);

const fn listed(set: Cards) -> Deck {
    let mut deck = [Cards::EMPTY; 64];
    let (mut number, mut listed) = (0, 0);
    while number < 64 {
        let card = set.and(Cards::from_bits(1 << number));
        if !card.is_empty() {
            deck[listed] = card;
            listed += 1;
        }
        number += 1;
    }
    deck
}

/// Deals a hand to each seat, as if drawn from a [`Pool`]; returns what then lies first in the deck, too: the one card that is
/// left, if one is.
pub(crate) fn deal(variant: &Variant, dice: &mut Dice) -> (PerSeat<Cards, 4>, Cards) {
    let (mut deck, mut left) = (if variant.mode.has_seals() { NEXT_SEVENS } else { CLASSIC }, variant.deck().len());
    let (hand, mut hands) = (variant.hand_size(), PerSeat::new(variant.seats));
    let mut places = [0; 64];
    let places = &mut places[..hand * usize::from(variant.seats)];
    dice.below_each(left, places);
    for (hand, places) in hands.iter_mut().zip(places.chunks_exact(hand)) {
        let mut cards = Cards::EMPTY;
        for &place in places {
            let place = place as usize % 64;
            left -= 1;
            cards = cards.or(deck[place]);
            deck[place] = deck[left % 64];
        }
        *hand = cards;
    }
    (hands, deck[0])
}

/// A set of `n` of these cards, each equally likely.
pub(crate) fn subset(cards: Cards, n: usize, dice: &mut Dice) -> Cards {
    // Leaving cards out is the same as taking the others: the fewer are drawn.
    let left_out = cards.len() - n;
    if left_out == 0 {
        cards
    } else if left_out < n {
        cards.minus(Pool::of(cards).draw_set(left_out, dice))
    } else {
        Pool::of(cards).draw_set(n, dice)
    }
}

/// A number below `n`, each equally likely; `n` may have more than 32 bits.
pub(crate) fn below(n: u64, dice: &mut Dice) -> u64 {
    // As `Dice::below`: the high half of a product, drawing again where that would favour some numbers.
    loop {
        let product = u128::from(dice.bits()) * u128::from(n);
        let low = product as u64;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 64) as u64;
        }
    }
}
