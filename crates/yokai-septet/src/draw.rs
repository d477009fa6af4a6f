//! Drawing cards at random.

use table::{Dice, Small, bits_of};

use crate::{Card, Cards, Suit};

/// Cards in a row, of which some are drawn: every set of so many is equally likely.
pub(crate) struct Pool {
    /// The cards' numbers; there is room to write eight at a time, whatever they are beyond the last card.
    cards: [u8; 64],
    left: usize,
}

impl Pool {
    #[inline]
    pub(crate) fn of(set: Cards) -> Self {
        let mut pool = Self { cards: [0; 64], left: 0 };
        for suit in Suit::ALL {
            // Without a loop over cards: how many there are cannot be foreseen.
            let (first, byte) = (8 * suit as u8, (set.bits() >> (8 * suit as u8)) as u8);
            pool.cards[pool.left..pool.left + 8].copy_from_slice(&bits_of(byte).map(|place| first + place));
            pool.left += byte.count_ones() as usize;
        }
        pool
    }

    /// Draws one card.
    ///
    /// # Panics
    /// If none is left.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Card {
        let place = dice.below(self.left);
        self.left -= 1;
        let drawn = self.cards[place % 64];
        self.cards[place % 64] = self.cards[self.left % 64];
        Card::from_index(drawn.into())
    }

    /// Draws a set of `n` cards.
    #[inline]
    pub(crate) fn draw_set(&mut self, n: usize, dice: &mut Dice) -> Cards {
        (0..n).map(|_| self.draw(dice)).collect()
    }

    /// Draws `N` cards one after the other.
    pub(crate) fn draw_row<const N: usize>(&mut self, dice: &mut Dice) -> [Card; N] {
        std::array::from_fn(|_| self.draw(dice))
    }

    /// All that is left.
    #[inline]
    pub(crate) fn rest(&self) -> Cards {
        self.cards[..self.left].iter().map(|&number| Card::from_index(number.into())).collect()
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
