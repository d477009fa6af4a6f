//! The bodies of requests and answers.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::socket::{Result, Told};
use super::{BotLevel, SetupInfo};

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Me {
    /// One's nickname.
    pub name: String,
}

/// A new nickname.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server/")]
pub struct Rename {
    /// One to 24 characters.
    pub name: String,
}

/// A code that makes another device the same person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server/")]
pub struct RecoveryCode {
    /// Five groups of four letters and digits.
    pub code: String,
}

/// A table to open.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server/")]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Seats, options and components.
    pub setup: SetupInfo,
    /// Who is to sit where, one a seat.
    pub places: Vec<NewPlace>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Whether seats are shuffled at the start.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub shuffle: bool,
    /// Seconds for a move: 30 to 604,800; none for no limit.
    #[serde(default)]
    #[ts(optional)]
    pub move_limit: Option<u32>,
    /// Whether the table gives hints; where it is not said, only among bots.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
}

/// Who is to sit at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "server/")]
pub enum NewPlace {
    /// Who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// Somebody with a link of their own.
    Reserved {
        /// How the host calls them.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Opened {
    /// The table's name in links.
    pub id: String,
}

/// The keys of a table's reserved places; for its host only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Invitations {
    /// One a reserved place: the seat and its key.
    pub keys: Vec<Invitation>,
}

/// The key of a reserved place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Invitation {
    /// The place.
    pub seat: u8,
    /// What its guest shows to sit down: part of their link.
    pub key: String,
}

/// Sits down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "server/")]
pub struct Join {
    /// Where; anywhere if it is not said.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The key of a reserved place.
    #[ts(optional)]
    pub key: Option<String>,
}

/// Names a place.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server/")]
pub struct AtSeat {
    /// The place.
    pub seat: u8,
}

/// Puts a bot at a place, or opens it again.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server/")]
pub struct SetPlace {
    /// The place.
    pub seat: u8,
    /// The bot; none to open the place.
    pub bot: Option<BotLevel>,
}

/// A line in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Listed {
    /// The table.
    #[serde(flatten)]
    pub table: super::TableInfo,
    /// Whether it is one's own turn there.
    pub your_turn: bool,
    /// One's own seat there.
    pub your_seat: Option<u8>,
}

/// A game that can be played.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct GameInfo {
    /// Its name in records and links.
    pub id: String,
    /// Its name for people.
    #[schema(value_type = Object)]
    pub name: table::Text,
    /// What the host chooses.
    #[schema(value_type = Vec<Object>)]
    pub choices: &'static [table::Choice],
    /// What a component file holds, if the game takes one.
    #[schema(value_type = Option<Object>)]
    pub components: Option<table::Text>,
    /// What the books leave open and how it is played here.
    #[schema(value_type = Vec<Object>)]
    pub rulings: &'static [table::Ruling],
    /// Every way to set it up with its standard components.
    pub variants: Vec<SetupInfo>,
}

/// A finished game, or an uploaded record, to look at again.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Replay {
    /// The game.
    pub game: String,
    /// How it was set up.
    pub setup: SetupInfo,
    /// Who played, in the order of the seats, where that is known.
    pub players: Vec<Player>,
    /// What happened, entry by entry.
    #[schema(value_type = Vec<Object>)]
    pub entries: Vec<Told>,
    /// How it ended, if it did.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Result>,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(export_to = "server/")]
pub enum Player {
    /// A person.
    Person {
        /// Their nickname.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// The record does not say.
    Unknown,
}

/// A position of a replay: what was there after so many entries.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Position {
    /// How many entries were played.
    pub entry: u32,
    /// Who decides next.
    #[ts(type = "\"chance\" | \"over\" | { move: number[] }")]
    #[schema(value_type = Object)]
    pub turn: Json,
    /// What everybody knew: `{seat, public, private, moves}` of somebody who watches.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub watching: Box<RawValue>,
    /// What each seat knew.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub views: Vec<Box<RawValue>>,
}
