//! What everybody saw happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::{Card, Line, Order, Step};

/// Something that everybody saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "shikoku/")]
pub enum Event {
    /// Everybody got three cards and the first line was laid out, markers on it.
    Dealt {
        /// The first line, which is also the first order of play.
        line: Line,
        /// How many cards are left in the deck.
        deck: u8,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A climber went up by the icons of its card.
    Climbed {
        /// Whose.
        seat: Seat,
        /// The card under its marker.
        card: Card,
        /// Where it stood.
        from: Step,
        /// Where it stands now.
        to: Step,
    },
    /// A climber stayed put because of its card's place in the line.
    StayedPut {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Somebody reached the pagoda: the game is over.
    PagodaReached {
        /// Who stands at the top.
        seats: SeatSet,
        /// Who wins.
        winners: SeatSet,
    },
    /// The lowest card of the line went from the first place to the last.
    Rotated {
        /// Whose, who is now last.
        seat: Seat,
        /// The card.
        card: Card,
        /// The order of collecting, and of the next round.
        order: Order,
    },
    /// The seat now last drew from the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// How many cards are left in the deck.
        left: u8,
    },
    /// A card of the previous line was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The card of the previous line that nobody took went out of the game.
    Removed {
        /// What.
        card: Card,
    },
}
