//! What everybody saw happen.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};
use ts_rs::TS;

use super::Card;

/// Something that everybody saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "kuhn/")]
pub enum Event {
    /// Both have put a chip into the pot and got a card.
    Dealt,
    /// A seat checked.
    Checked {
        /// Who.
        seat: Seat,
    },
    /// A seat bet a chip.
    Bet {
        /// Who.
        seat: Seat,
    },
    /// A seat called the bet with a chip.
    Called {
        /// Who.
        seat: Seat,
    },
    /// A seat folded.
    Folded {
        /// Who.
        seat: Seat,
    },
    /// Both cards were shown.
    Shown {
        /// Whose are which.
        cards: PerSeat<Card>,
    },
    /// The pot was taken.
    Won {
        /// By whom.
        seat: Seat,
        /// How many chips were in it.
        pot: i32,
    },
}
