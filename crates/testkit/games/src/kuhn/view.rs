//! What may leave the rules.

use serde::{Deserialize, Serialize};
use table::PerSeat;
use ts_rs::TS;

use super::{Betting, Card};

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "kuhn/")]
pub struct Public {
    /// How far the betting is.
    pub betting: Betting,
    /// What each seat has put into the pot; nothing before the deal.
    pub pot: PerSeat<i32>,
    /// The cards, once they have been shown.
    pub shown: Option<PerSeat<Card>>,
}

/// What one seat knows besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "kuhn/")]
pub struct Private {
    /// Its card, once there is one.
    pub card: Option<Card>,
}
