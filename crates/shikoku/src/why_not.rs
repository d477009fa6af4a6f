//! Why a card cannot be played or taken.

use serde::{Deserialize, Serialize};
use table::View;
use ts_rs::TS;

use crate::{Card, Move, Phase, Shikoku};

/// A rule that forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "shikoku/")]
pub enum Reason {
    /// Hands are being filled up: nobody plays before that is done.
    Collecting,
    /// Cards are being played: nobody takes one before all have played.
    Playing,
    /// Only what is left of the previous line can be taken.
    NotInLine {
        /// What was to be taken.
        card: Card,
    },
    /// Only cards of the own hand can be played.
    NotInHand {
        /// What was to be played.
        card: Card,
    },
    /// No card has this number.
    NoCard {
        /// The number.
        number: u32,
    },
}

impl table::Reason for Reason {
    fn paragraph(&self) -> &'static str {
        match self {
            Self::Collecting | Self::Playing | Self::NotInLine { .. } | Self::NotInHand { .. } => "A round",
            Self::NoCard { .. } => "Cards",
        }
    }
}

pub(crate) fn why_not(view: &View<Shikoku>, mv: Move) -> Reason {
    match (view.public.phase, mv) {
        (Phase::Collect, Move::Play(_)) => Reason::Collecting,
        (Phase::Collect, Move::Take(card)) => Reason::NotInLine { card },
        (_, Move::Take(_)) => Reason::Playing,
        (_, Move::Play(card)) => Reason::NotInHand { card },
    }
}

/// A number that a card has but that is written otherwise is a matter of writing.
pub(crate) fn why_unreadable(text: &str) -> Option<Reason> {
    let number = text.strip_prefix("play ").or_else(|| text.strip_prefix("take "))?.parse().ok()?;
    let is_card = u8::try_from(number).is_ok_and(|number| Card::new(number).is_some());
    (!is_card).then_some(Reason::NoCard { number })
}
