//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::Card;

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

/// Fills a list with every way to pass from a hand, given in deck order, and nothing else.
pub(crate) fn list_passes(hand: &[Card], order: PassOrder, into: &mut Vec<Move>) {
    match order {
        PassOrder::OneSeat => list_combinations(hand, into),
        PassOrder::ThreeSeats => list_arrangements(hand, into),
    }
}

/// Whether it matters which of the three cards comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PassOrder {
    /// All three go to one seat.
    OneSeat,
    /// One goes to each other seat.
    ThreeSeats,
}

fn placed(card: Card, byte: u32) -> u32 {
    u32::from(card.number()) << (8 * byte)
}

const PASS_KIND: u32 = (PASS as u32) << 24;
/// The largest hand that passes three cards to one seat, 16 cards, gives 120 pairs.
const MOST_CARDS: usize = 16;
const MOST_PAIRS: usize = MOST_CARDS * (MOST_CARDS - 1) / 2;

/// In lexicographic order the pairs of later cards are the end of the list of all pairs, and so what follows a given
/// first card is copied in one go.
fn list_combinations(hand: &[Card], into: &mut Vec<Move>) {
    let mut last = [0; MOST_CARDS];
    for (place, &card) in last.iter_mut().zip(hand) {
        *place = placed(card, 0);
    }
    let n = hand.len().min(MOST_CARDS);
    let mut pairs = [0; MOST_PAIRS];
    let mut listed = 0;
    for (i, &card) in hand.iter().enumerate() {
        let later = &last[(i + 1).min(n)..n];
        for (pair, third) in pairs[listed..].iter_mut().zip(later) {
            *pair = placed(card, 1) | third;
        }
        listed += later.len();
    }
    let mut start = 0;
    for (i, &card) in hand.iter().enumerate() {
        start += n - 1 - i;
        let first = PASS_KIND | placed(card, 2);
        into.extend(pairs[start..listed].iter().map(|pair| Move(first | pair)));
    }
}

fn list_arrangements(hand: &[Card], into: &mut Vec<Move>) {
    for &first in hand {
        for &second in hand.iter().filter(|&&second| second != first) {
            let start = PASS_KIND | placed(first, 2) | placed(second, 1);
            let third = hand.iter().filter(|&&third| third != first && third != second);
            into.extend(third.map(|&third| Move(start | placed(third, 0))));
        }
    }
}
