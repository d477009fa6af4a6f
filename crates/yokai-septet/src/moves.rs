//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{Card, Cards};

/// Three cards to pass, each to a seat that the mode says; to one and the same seat they are in deck order.
pub type Pass = [Card; 3];

/// What a move does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `F9`: plays a card.
    Play(Card),
    /// `discard C4`: puts a card of the hand out of the game.
    Discard(Card),
    /// `pass W2 E7 S13`: passes three cards.
    Pass(Pass),
}

/// A move: an [`Action`] in four bytes, so that the thousands of ways to pass are listed fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u32);

// From the highest byte down: the kind, then the cards' numbers; the order of the numbers is the order of the actions.
const PLAY: u8 = 0;
const DISCARD: u8 = 1;
const PASS: u8 = 2;

impl Move {
    /// Plays a card.
    #[must_use]
    pub const fn play(card: Card) -> Self {
        Self(u32::from_be_bytes([PLAY, 0, 0, card.number()]))
    }

    /// Discards a card.
    #[must_use]
    pub const fn discard(card: Card) -> Self {
        Self(u32::from_be_bytes([DISCARD, 0, 0, card.number()]))
    }

    /// Passes three cards.
    #[must_use]
    pub const fn pass([first, second, third]: Pass) -> Self {
        Self(u32::from_be_bytes([PASS, first.number(), second.number(), third.number()]))
    }

    /// What it does.
    ///
    /// # Panics
    /// Never: a move is only made from an action.
    #[must_use]
    #[inline]
    pub fn action(self) -> Action {
        let [kind, first, second, third] = self.0.to_be_bytes();
        let card = |number| Card::numbered(number).expect("a move is made from cards");
        match kind {
            PLAY => Action::Play(card(third)),
            DISCARD => Action::Discard(card(third)),
            _ => Action::Pass([first, second, third].map(card)),
        }
    }
}

impl From<Action> for Move {
    fn from(action: Action) -> Self {
        match action {
            Action::Play(card) => Self::play(card),
            Action::Discard(card) => Self::discard(card),
            Action::Pass(cards) => Self::pass(cards),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action() {
            Action::Play(card) => card.fmt(f),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Pass([first, second, third]) => write!(f, "pass {first} {second} {third}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action().fmt(f)
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            [card] => Ok(Self::play(card.parse()?)),
            ["discard", card] => Ok(Self::discard(card.parse()?)),
            ["pass", first, second, third] => Ok(Self::pass([first.parse()?, second.parse()?, third.parse()?])),
            _ => Err(()),
        }
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

// Lists of moves are made of numbers, many at a time. The buffers are longer than what is put there, so that whole
// blocks can be copied whatever their last few entries are: how many moves there are is different every time, and a
// loop that ends where nobody can foresee it costs more than a few copies too many.

/// Lists the ways to play one of these cards.
pub(crate) fn list_plays(cards: Cards, into: &mut Vec<Move>) {
    list_each(kind(PLAY), cards, into);
}

/// Lists the ways to discard one of these cards.
pub(crate) fn list_discards(cards: Cards, into: &mut Vec<Move>) {
    list_each(kind(DISCARD), cards, into);
}

const fn kind(kind: u8) -> u32 {
    (kind as u32) << 24
}

/// Appends `before` with each of the cards, in deck order.
#[inline]
fn list_each(before: u32, cards: Cards, into: &mut Vec<Move>) {
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
pub(crate) fn list_passes_to_one(hand: Cards, into: &mut Vec<Move>) {
    // A number of cards that is known beforehand gives loops that need no counting.
    match hand.len() {
        12 => list_combinations::<12>(hand, into),
        n => {
            debug_assert_eq!(n, 16, "three seats hold 16 cards each");
            list_combinations::<16>(hand, into);
        }
    }
}

/// In lexicographic order the pairs of later cards are the end of the list of all pairs, and so what follows a given
/// first card is copied in one go; and so are the cards that follow the first of a pair.
fn list_combinations<const N: usize>(hand: Cards, into: &mut Vec<Move>) {
    let singles = numbers(hand);
    let mut pairs = [Move(0); MOST_PAIRS + BLOCK];
    let mut listed = 0;
    for i in 0..N {
        listed += copy_with(singles[i].0 << 8, &singles[i + 1..], N - 1 - i, &mut pairs[listed..]);
    }
    into.resize(N * (N - 1) * (N - 2) / 6 + BLOCK, Move(0));
    let (mut start, mut end) = (0, 0);
    for i in 0..N {
        start += N - 1 - i;
        let first = kind(PASS) | singles[i].0 << 16;
        end += copy_with(first, &pairs[start..], listed - start, &mut into[end..]);
    }
    into.truncate(end);
}

/// Lists the ways to pass one card of a hand to each other seat.
pub(crate) fn list_passes_to_three(hand: Cards, into: &mut Vec<Move>) {
    for first in hand.iter() {
        let others = hand.without(Cards::only(first));
        for second in others.iter() {
            let before = u32::from_be_bytes([PASS, first.number(), second.number(), 0]);
            list_each(before, others.without(Cards::only(second)), into);
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
