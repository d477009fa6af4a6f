//! One of the listed moves, without listing them.

use table::{Dice, Seat, Small, list_numbers, nth_of_byte};

use crate::game::Phase;
use crate::{BOSSES, Card, Cards, Mode, Move, YokaiSeptet};

impl YokaiSeptet {
    /// The listed move that dice pick.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn random_move(&self, seat: Seat, dice: &mut Dice) -> Move {
        let hand = self.hands[seat];
        match (self.phase, self.variant.mode) {
            (Phase::Choose, Mode::Duel) => Move::discard(any(hand.minus(BOSSES), dice)),
            (Phase::Choose, Mode::Classic) => pass_to_one(hand, dice),
            (Phase::Choose, Mode::NextSevens | Mode::NextSevensShort) => pass_to_three(hand, dice),
            (Phase::Deal | Phase::Play(_) | Phase::Over, _) => Move::play(self.random_card(seat, dice)),
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn random_card(&self, seat: Seat, dice: &mut Dice) -> Card {
        let held = self.hands[seat].or(self.open_cards(seat));
        // Within a suit a card is looked up: it is worth a branch that cannot be foreseen.
        if let Some(led) = self.tricks.led() {
            let places = led.places(held);
            if places != 0 {
                return led.card_at(nth_of_byte(places, dice.below(places.count_ones() as usize)));
            }
        }
        any(held, dice)
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

fn pass_to_one(hand: Cards, dice: &mut Dice) -> Move {
    let n = hand.len();
    let ways = n * (n - 1) * (n - 2) / 6;
    let places = TRIPLES[TRIPLES.len() - ways + dice.below(ways)];
    let mut cards = [0; 64];
    list_numbers(hand.bits(), &mut cards);
    Move::pass(places.map(|place| Card::from_index(cards[(usize::from(place) + n - MOST_CARDS) % 64].into())))
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
