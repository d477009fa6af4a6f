//! Lists of moves, fast.
//!
//! Lists are made of numbers, many at a time. The buffers are longer than what is put there, so that whole blocks can be
//! copied whatever their last few entries are: how many moves there are is different every time, and a loop that ends
//! where nobody can foresee it costs more than a few copies too many.

use table::list_bits;

use crate::moves::{DISCARD, PASS, PLAY};
use crate::{Card, Cards, Move, Suit};

/// Lists the ways to play one of these cards.
pub(crate) fn plays(cards: Cards, into: &mut Vec<Move>) {
    each(kind(PLAY), cards, into);
}

/// Lists the ways to play one of these cards that is of a suit.
pub(crate) fn plays_of_suit(cards: Cards, suit: Suit, into: &mut Vec<Move>) {
    let first = 8 * suit as u16;
    list_bits::<8, Move>(cards.bits() >> first, into, |place| Move(u32::from(first + place)));
}

/// Lists the ways to discard one of these cards.
pub(crate) fn discards(cards: Cards, into: &mut Vec<Move>) {
    each(kind(DISCARD), cards, into);
}

const fn kind(kind: u8) -> u32 {
    (kind as u32) << 24
}

/// Appends `before` with each of the cards, in deck order.
#[inline]
fn each(before: u32, cards: Cards, into: &mut Vec<Move>) {
    let end = into.len() + cards.len();
    let mut left = cards.bits();
    let mut next = || {
        let number = left.trailing_zeros();
        left &= left.wrapping_sub(1);
        Move(before | number)
    };
    while into.len() < end {
        into.extend_from_slice(&[next(), next(), next(), next()]);
    }
    into.truncate(end);
}

/// The numbers of the first `N` cards, in deck order; any number where there are fewer cards.
#[inline(always)]
fn numbers<const N: usize>(cards: Cards) -> [u16; N] {
    let mut left = cards.bits();
    std::array::from_fn(|_| {
        // The last card of the deck is always counted, as zeros without an end would cost a test.
        let number = (left | 1 << Card::S13.number()).trailing_zeros();
        left &= left.wrapping_sub(1);
        number as u16
    })
}

/// The largest hand from which cards are passed.
const MOST_CARDS: usize = 16;
const MOST_PAIRS: usize = MOST_CARDS * (MOST_CARDS - 1) / 2;

/// Lists the ways to pass three cards of a hand to one seat.
pub(crate) fn passes_to_one(hand: Cards, into: &mut Vec<Move>) {
    match hand.len() {
        12 => combinations::<12>(hand, into),
        n => {
            debug_assert_eq!(n, 16, "three seats hold 16 cards each");
            combinations::<16>(hand, into);
        }
    }
}

/// In lexicographic order the pairs of later cards are the end of the list of all pairs, and so what follows a given
/// first card is copied in one go; and so are the cards that follow the first of a pair.
fn combinations<const N: usize>(hand: Cards, into: &mut Vec<Move>) {
    let mut singles = [0; 2 * MOST_CARDS];
    singles[..N].copy_from_slice(&numbers::<N>(hand));
    let mut pairs = [0; MOST_PAIRS + MOST_CARDS];
    let mut listed = 0;
    for i in 0..N - 1 {
        // Always as many, over the blanks of those before.
        for j in 0..MOST_CARDS {
            pairs[listed + j] = singles[i] << 8 | singles[i + 1 + j];
        }
        listed += N - 1 - i;
    }

    let pairs = &pairs[..listed];
    into.reserve(N * (N - 1) * (N - 2) / 6);
    // A number of pairs that is known beforehand gives copies that need no counting.
    let (first_four, last) = singles[..N - 2].split_at(N - 12);
    if let [a, b, c, d] = first_four {
        triples::<105>(*a, pairs, into);
        triples::<91>(*b, pairs, into);
        triples::<78>(*c, pairs, into);
        triples::<66>(*d, pairs, into);
    }
    if let [a, b, c, d, e, f, g, h, i, j] = last {
        triples::<55>(*a, pairs, into);
        triples::<45>(*b, pairs, into);
        triples::<36>(*c, pairs, into);
        triples::<28>(*d, pairs, into);
        triples::<21>(*e, pairs, into);
        triples::<15>(*f, pairs, into);
        triples::<10>(*g, pairs, into);
        triples::<6>(*h, pairs, into);
        triples::<3>(*i, pairs, into);
        triples::<1>(*j, pairs, into);
    }
}

/// Appends the ways to pass `first` with each of the last `LATER` pairs.
#[inline]
fn triples<const LATER: usize>(first: u16, pairs: &[u16], into: &mut Vec<Move>) {
    let later: &[u16; LATER] = pairs.last_chunk().expect("there are at least as many pairs");
    let before = kind(PASS) | u32::from(first) << 16;
    into.extend(later.iter().map(|&pair| Move(before | u32::from(pair))));
}

/// Lists the ways to pass one card of a hand to each other seat.
pub(crate) fn passes_to_three(hand: Cards, into: &mut Vec<Move>) {
    for first in hand {
        let others = hand.without(first);
        for second in others {
            let before = u32::from_be_bytes([PASS, first.number(), second.number(), 0]);
            each(before, others.without(second), into);
        }
    }
}
