//! Why a move is not allowed.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Game, SeatSet, Turn, View, parse, shortened};

/// A rule of a game that forbids a move, tagged `reason`.
pub trait Reason: Clone + Eq + Debug + Serialize + DeserializeOwned + TS + Send + Sync + 'static {
    /// The paragraph that says so: a heading of the game's page in `docs/rules`.
    fn paragraph(&self) -> &'static str;
}

/// Why a move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "table/")]
pub enum WhyNot<R> {
    /// The game is over.
    Over,
    /// Luck has to decide first.
    ChanceFirst,
    /// It is the turn of others.
    NotYourTurn {
        /// Whose.
        seats: SeatSet,
    },
    /// The text is not how a move is written.
    Unreadable {
        /// The text, shortened.
        text: String,
        /// How a move could be written now.
        example: Option<String>,
    },
    /// A rule of the game forbids it.
    #[serde(untagged)]
    Rule(R),
}

/// Why the move with this notation is not allowed to the view's seat now; nothing if it is.
#[must_use]
pub fn why_not<G: Game>(view: &View<G>, text: &str) -> Option<WhyNot<G::Reason>> {
    let Some(mv) = parse(text) else {
        return Some(G::why_unreadable(text).map_or_else(
            || WhyNot::Unreadable { text: shortened(text), example: view.moves.first().map(ToString::to_string) },
            WhyNot::Rule,
        ));
    };
    if view.moves.binary_search(&mv).is_ok() {
        return None;
    }
    Some(match view.turn {
        Turn::Over => WhyNot::Over,
        Turn::Chance => WhyNot::ChanceFirst,
        Turn::Move(seats) if !seats.contains(view.seat) => WhyNot::NotYourTurn { seats },
        Turn::Move(_) => WhyNot::Rule(G::why_not(view, mv)),
    })
}
