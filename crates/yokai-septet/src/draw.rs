//! Drawing cards at random.

use table::Dice;

use crate::{Card, Cards};

/// Cards in a row, of which some are drawn: every set of so many is equally likely.
pub(crate) struct Pool {
    cards: [Option<Card>; 56],
    left: usize,
}

impl Pool {
    #[inline]
    pub(crate) fn of(set: Cards) -> Self {
        let mut pool = Self { cards: [None; 56], left: 0 };
        for card in set {
            pool.cards[pool.left % 56] = Some(card);
            pool.left += 1;
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
        let drawn = self.cards[place];
        self.cards[place] = self.cards[self.left];
        drawn.expect("a card is left")
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
        self.cards[..self.left].iter().flatten().copied().collect()
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
