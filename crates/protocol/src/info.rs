//! A table as everybody with its link sees it.

use bots::Level;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet, Setup};
use ts_rs::TS;

use crate::TableId;

/// A table as everybody with its link sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct TableInfo {
    /// Its name in links.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// How it was set up.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: Setup,
    /// How far it is.
    pub status: Status,
    /// Who sits where, in the order of the seats.
    pub places: Vec<Place>,
    /// Who opened the table and may start it; nobody once they have left.
    pub host: Option<String>,
    /// What holds at it besides the rules of the game.
    #[serde(flatten)]
    pub terms: Terms,
    /// The seats that win and lose together; none where everybody plays for themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<u8>>))]
    #[ts(as = "Option<Vec<SeatSet>>", optional)]
    pub teams: Vec<SeatSet>,
    /// For how many seconds the seat of somebody who leaves a game with other people is kept, before a bot takes it over.
    #[serde(default)]
    pub seat_kept: u32,
    /// How many people watch.
    pub watching: u32,
    /// Who asked to take a move back, until everybody has agreed.
    pub undo: Option<UndoAsked>,
    /// The seats that others want a bot to play for, with those who want it.
    pub votes: Vec<Vote>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// When it was opened, in seconds since 1970.
    #[ts(type = "number")]
    pub opened: i64,
    /// How the game ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// When it ended, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub ended: Option<i64>,
}

/// What holds at a table besides the rules of the game; its host may change it until the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
#[ts(export_to = "protocol/")]
pub struct Terms {
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether seats are shuffled at the start; partners stay partners.
    pub shuffle: bool,
    /// Seconds for a move, after which a bot makes this one; the second time in a row it takes the seat over.
    pub move_limit: Option<u32>,
    /// Whether it gives hints.
    pub hints: bool,
    /// Whether everybody has to remember by themselves: clients leave out what was played before.
    pub strict: bool,
    /// Whether nothing can be said at it.
    pub silent: bool,
    /// Whether only those who play see the game while it is on.
    pub unwatched: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "protocol/")]
pub enum Status {
    /// Seats can still be taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

impl Status {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(export_to = "protocol/")]
pub enum Place {
    /// Nobody yet.
    Open,
    /// Somebody who has been sent the link with this place's key.
    Reserved {
        /// For whom, as the host calls them.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
    /// A person.
    Person {
        /// Their nickname.
        name: String,
        /// Whether they are here now.
        connected: bool,
        /// Whether a bot plays for them until they are back.
        stand_in: bool,
        /// If they have left: until when their seat is kept for them, in milliseconds since 1970.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        kept_until: Option<i64>,
    },
}

/// Somebody wants to take back their last move, and those who must agree have been asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct UndoAsked {
    /// Who.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The position in which they asked.
    pub at: u32,
    /// The seats that have yet to agree; those of people who are away too.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub waiting_for: SeatSet,
}

/// Some want a bot to play for a seat whose owner is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Vote {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who wants it.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub by: SeatSet,
    /// How many must want it.
    pub needed: u8,
    /// From when on it counts, in milliseconds since 1970: whoever is away may come back until then.
    #[serde(default)]
    #[ts(type = "number")]
    pub counts_from: i64,
}
