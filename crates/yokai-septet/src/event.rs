//! What everybody saw happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::{Card, Cards, RoundEnd, Suit};

/// Something that everybody saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "yokai-septet/")]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// The number of the round, from 1.
        round: u16,
        /// The card that was turned up to set trump.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        trump: Option<Card>,
        /// The face-up rows of a duel, seat by seat.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<_>")]
        rows: Vec<[Card; 6]>,
    },
    /// A seat chose what to pass or to discard; nobody else knows what.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// All had chosen and the cards were passed.
    Passed,
    /// Both duellists had chosen and discarded.
    Discarded,
    /// A seat showed a card of its hand, and leads.
    Showed {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The first card led made its suit trump for the rest of the round.
    TrumpSet {
        /// The suit.
        suit: Suit,
    },
    /// A seat could not follow suit: it has none of that suit in hand.
    Lacked {
        /// Who.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// A trick was won.
    TrickWon {
        /// By whom.
        seat: Seat,
        /// The bosses in it.
        bosses: Cards,
        /// How many tricks the side has now.
        tricks: u8,
    },
    /// A face-down card of a duel was uncovered and turned up.
    TurnedUp {
        /// In whose row.
        seat: Seat,
        /// At which of its places, from 0.
        place: u8,
        /// What it is.
        card: Card,
    },
    /// A team had captured both 7s of a suit in a round.
    Sealed {
        /// The team.
        seats: SeatSet,
        /// The suit.
        suit: Suit,
        /// How many seals it has now.
        seals: u8,
    },
    /// A round was over.
    RoundEnded {
        /// The number of the round, from 1.
        round: u16,
        /// How it ended.
        end: RoundEnd,
    },
}
