//! Lists of moves, fast.
//!
//! Lists are made of numbers, many at a time. The buffers are longer than what is put there, so that whole blocks can be
//! copied whatever their last few entries are: how many moves there are is different every time, and a loop that ends
//! where nobody can foresee it costs more than a few copies too many.

use crate::moves::{DISCARD, PASS, PLAY};
use crate::{Cards, Move};

/// Lists the ways to play one of these cards.
pub(crate) fn plays(cards: Cards, into: &mut Vec<Move>) {
    each(kind(PLAY), cards, into);
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

/// The largest hand from which cards are passed.
const MOST_CARDS: usize = 16;
const MOST_PAIRS: usize = MOST_CARDS * (MOST_CARDS - 1) / 2;
const BLOCK: usize = 16;

/// Lists the ways to pass three cards of a hand to one seat.
pub(crate) fn passes_to_one(hand: Cards, into: &mut Vec<Move>) {
    // A number of cards that is known beforehand gives loops that need no counting.
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
    let singles = numbers(hand);
    let mut pairs = [Move(0); MOST_PAIRS + BLOCK];
    let mut listed = 0;
    for (i, card) in singles[..N].iter().enumerate() {
        listed += copy_with(card.0 << 8, &singles[i + 1..], N - 1 - i, &mut pairs[listed..]);
    }
    into.resize(N * (N - 1) * (N - 2) / 6 + BLOCK, Move(0));
    let (mut start, mut end) = (0, 0);
    for (i, card) in singles[..N].iter().enumerate() {
        start += N - 1 - i;
        let first = kind(PASS) | card.0 << 16;
        end += copy_with(first, &pairs[start..], listed - start, &mut into[end..]);
    }
    into.truncate(end);
}

/// Lists the ways to pass one card of a hand to each other seat.
pub(crate) fn passes_to_three(hand: Cards, into: &mut Vec<Move>) {
    for first in hand.iter() {
        let others = hand.without(Cards::only(first));
        for second in others.iter() {
            let before = u32::from_be_bytes([PASS, first.number(), second.number(), 0]);
            each(before, others.without(Cards::only(second)), into);
        }
    }
}

/// The numbers of the cards, in deck order.
fn numbers(cards: Cards) -> [Move; MOST_CARDS + 2 * BLOCK] {
    let mut numbers = [Move(0); MOST_CARDS + 2 * BLOCK];
    for (number, card) in numbers.iter_mut().zip(cards.iter()) {
        *number = Move(u32::from(card.number()));
    }
    numbers
}

/// Copies at least the first `n`, each with `before` put before it, in whole blocks; returns `n`.
#[inline(always)]
fn copy_with(before: u32, from: &[Move], n: usize, to: &mut [Move]) -> usize {
    let mut done = 0;
    while done < n {
        let block = done..done + BLOCK;
        for (from, to) in from[block.clone()].iter().zip(&mut to[block]) {
            *to = Move(before | from.0);
        }
        done += BLOCK;
    }
    n
}
