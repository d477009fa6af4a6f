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

/// The decks are listed beforehand.
static CLASSIC: Pool = Pool::listed(CLASSIC_DECK);
static NEXT_SEVENS: Pool = Pool::listed(NEXT_SEVENS_DECK);

impl Pool {
    /// All cards of the deck.
    pub(crate) fn of_deck(variant: &Variant) -> Self {
        if variant.mode.has_seals() { NEXT_SEVENS } else { CLASSIC }
    }

    const fn listed(set: Cards) -> Self {
        let mut pool = Self { cards: [0; 64], left: 0 };
        let mut number = 0;
        while number < 64 {
            if set.bits() >> number & 1 == 1 {
                pool.cards[pool.left] = number;
                pool.left += 1;
            }
            number += 1;
        }
        pool
    }

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

    /// Draws a set of `n` cards for each of so many seats.
    pub(crate) fn draw_hands(&mut self, seats: u8, n: usize, dice: &mut Dice) -> PerSeat<Cards, 4> {
        let mut places = [0; 64];
        let places = &mut places[..n * usize::from(seats)];
        dice.below_each(self.left, places);
        let mut hands = PerSeat::new(seats);
        let mut left = &*places;
        for hand in hands.iter_mut() {
            let (now, later) = left.split_at(n);
            left = later;
            *hand = self.take_set(now);
        }
        hands
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

    /// All that is left.
    #[inline]
    pub(crate) fn rest(&self) -> Cards {
        Cards::from_bits(self.cards[..self.left].iter().fold(0, |bits, number| bits | 1 << number))
    }
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
