//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use table::Small;

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
pub struct Move(pub(crate) u32);

// From the highest byte down: the kind, then the cards' numbers; the order of the numbers is the order of the actions.
pub(crate) const PLAY: u8 = 0;
pub(crate) const DISCARD: u8 = 1;
pub(crate) const PASS: u8 = 2;

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

    /// The card that it plays, if it plays one. Told like this, a compiler that sees a move made from a card sees that it plays it.
    #[inline]
    pub(crate) fn played(self) -> Option<Card> {
        (self.0 < u32::from_be_bytes([DISCARD, 0, 0, 0])).then(|| Card::from_index(usize::from(self.0 as u8)))
    }

    /// What it does.
    #[must_use]
    #[inline]
    pub fn action(self) -> Action {
        let card = |place: u32| Card::from_index((self.0 >> (8 * place)) as usize % 64);
        match (self.0 >> 24) as u8 {
            PLAY => Action::Play(card(0)),
            DISCARD => Action::Discard(card(0)),
            _ => Action::Pass([2, 1, 0].map(card)),
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
