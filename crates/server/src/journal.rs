//! What happens at a table, as it is kept: the journal is the table, as the log is the game.

use serde::{Deserialize, Serialize};

use crate::protocol::http::NewPlace;
use crate::protocol::{BotLevel, SetupInfo};

/// Who somebody is, known to the server only.
pub(crate) type PersonId = String;

/// Something that happened at a table. A table is what replaying its acts gives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(crate) enum Act {
    /// The table was opened; its host has not sat down by that.
    Opened(Box<Opening>),
    /// Somebody sat down.
    Joined { seat: u8, person: PersonId, name: String },
    /// Somebody stood up before the start, or was sent away.
    Left { seat: u8 },
    /// The host put a bot at a place, or opened it.
    PlaceSet { seat: u8, bot: Option<BotLevel> },
    /// Somebody who sits here has a new nickname.
    Renamed { person: PersonId, name: String },
    /// The game began; seat `i` is for whoever sat at place `order[i]`.
    Started { order: Vec<u8> },
    /// Luck decided.
    Chance { chance: String },
    /// A seat decided.
    Move {
        seat: u8,
        text: String,
        /// The client's name and its number for the move, if a person made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// All but the first steps were taken back.
    Undone {
        steps: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A bot plays for a seat until its owner is back.
    StoodIn { seat: u8 },
    /// The owner is back.
    Returned { seat: u8 },
    /// Somebody said something.
    Said {
        person: PersonId,
        name: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The same people play again at another table.
    Rematched { table: String },
}

/// How a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) host: PersonId,
    pub(crate) game: String,
    pub(crate) setup: SetupInfo,
    pub(crate) places: Vec<NewPlace>,
    /// What the guest of a reserved place shows.
    pub(crate) keys: Vec<Option<String>>,
    pub(crate) public: bool,
    pub(crate) shuffle: bool,
    pub(crate) move_limit: Option<u32>,
    pub(crate) hints: bool,
}

/// An act with its time, in milliseconds since 1970.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    pub(crate) time: i64,
    pub(crate) act: Act,
}
