//! What a seat can do, and how far the betting is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Seat, serde_as_text};
use ts_rs::TS;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `bet`
    Bet,
    /// `call`
    Call,
    /// `check`
    Check,
    /// `fold`
    Fold,
}

impl Move {
    pub(super) const ALL: [Self; 4] = [Self::Bet, Self::Call, Self::Check, Self::Fold];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["bet", "call", "check", "fold"][*self as usize])
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|mv| mv.to_string() == text).ok_or(())
    }
}

serde_as_text!(Move);

/// How far the betting is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "kuhn/")]
pub enum Betting {
    /// Nobody has done anything.
    Open,
    /// Seat 0 has checked.
    Checked,
    /// This seat has bet, and waits for the other.
    Bet(Seat),
    /// Both have put in the same.
    Even,
    /// This seat has folded.
    Folded(Seat),
}

impl Betting {
    /// Whose decision is awaited.
    pub(super) fn mover(self) -> Option<Seat> {
        match self {
            Self::Open => Some(Seat::new(0)),
            Self::Checked => Some(Seat::new(1)),
            Self::Bet(seat) => Some(other(seat)),
            Self::Even | Self::Folded(_) => None,
        }
    }

    /// kuhn.md, Betting
    pub(super) fn moves(self) -> &'static [Move] {
        match self {
            Self::Open | Self::Checked => &[Move::Bet, Move::Check],
            Self::Bet(_) => &[Move::Call, Move::Fold],
            Self::Even | Self::Folded(_) => &[],
        }
    }

    pub(super) fn after(self, seat: Seat, mv: Move) -> Self {
        match (self, mv) {
            (Self::Open, Move::Check) => Self::Checked,
            (_, Move::Check | Move::Call) => Self::Even,
            (_, Move::Bet) => Self::Bet(seat),
            (_, Move::Fold) => Self::Folded(seat),
        }
    }
}

/// Who sits across.
pub(super) fn other(seat: Seat) -> Seat {
    seat.left(1, super::SEATS)
}
