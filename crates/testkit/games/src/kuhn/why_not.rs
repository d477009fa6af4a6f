//! Why a move is not allowed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A rule that forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "kuhn/")]
pub enum Reason {
    /// Nobody has bet, so there is nothing to call, and no need to fold.
    NoBet,
    /// A bet must be called, or the card folded.
    FacingBet,
}

impl table::Reason for Reason {
    fn paragraph(&self) -> &'static str {
        "Betting"
    }
}
