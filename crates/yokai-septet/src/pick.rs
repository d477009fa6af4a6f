//! One of the listed moves, without listing them.

use std::hint::select_unpredictable;

use table::{Dice, Seat};

use crate::{BOSSES, Card, Cards, Mode, Move, Pass, YokaiSeptet};

impl YokaiSeptet {
    /// The listed move that dice pick.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn random_move(&self, seat: Seat, dice: &mut Dice) -> Move {
        match self.mover.seat() {
            Some(_) => Move::play(self.random_card(seat, dice)),
            None => self.random_choice(seat, dice),
        }
    }

    #[inline(never)]
    pub(crate) fn random_choice(&self, seat: Seat, dice: &mut Dice) -> Move {
        let hand = self.hands[seat];
        match self.variant.mode {
            Mode::Duel => Move::discard(any(hand.minus(BOSSES), dice)),
            Mode::Classic => Move::pass(three(hand, hand.len(), dice)),
            Mode::NextSevens | Mode::NextSevensShort => pass_to_three(hand, dice),
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn random_card(&self, seat: Seat, dice: &mut Dice) -> Card {
        let held = self.hands[seat].or(self.open_cards(seat));
        // Who can follow cannot be foreseen, so nothing branches on it.
        let following = held.and(self.tricks.of_suit_led());
        let may = select_unpredictable(following.is_empty(), held, following);
        any(may, dice)
    }
}

#[inline]
fn any(cards: Cards, dice: &mut Dice) -> Card {
    cards.nth(dice.below(cards.len()))
}

/// The largest hand from which cards are passed.
const MOST_CARDS: usize = 16;

/// Three places in such a hand, in lexicographic order. Those of a smaller hand come last, its first place as far back.
static TRIPLES: [[u8; 3]; 560] = {
    let mut triples = [[0; 3]; 560];
    let (mut listed, mut a) = (0, 0);
    while a < MOST_CARDS {
        let mut b = a + 1;
        while b < MOST_CARDS {
            let mut c = b + 1;
            while c < MOST_CARDS {
                triples[listed] = [a as u8, b as u8, c as u8];
                listed += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    triples
};

/// How many ways there are to take three of so many cards.
static WAYS: [u16; MOST_CARDS + 1] = {
    let mut ways = [0; MOST_CARDS + 1];
    let mut n = 3;
    while n <= MOST_CARDS {
        ways[n] = (n * (n - 1) * (n - 2) / 6) as u16;
        n += 1;
    }
    ways
};

/// Any three of the `n` cards of a hand, for one and the same seat.
#[inline]
pub(crate) fn three(hand: Cards, n: usize, dice: &mut Dice) -> Pass {
    let ways = usize::from(WAYS[n]);
    let places = TRIPLES[TRIPLES.len() - ways + dice.below(ways)];
    places.map(|place| hand.nth(usize::from(place) + n - MOST_CARDS))
}

fn pass_to_three(hand: Cards, dice: &mut Dice) -> Move {
    let n = hand.len();
    let number = dice.below(n * (n - 1) * (n - 2));
    let first = hand.nth(number / ((n - 1) * (n - 2)));
    let hand = hand.without(first);
    let second = hand.nth(number / (n - 2) % (n - 1));
    let third = hand.without(second).nth(number % (n - 2));
    Move::pass([first, second, third])
}
