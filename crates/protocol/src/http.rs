//! The bodies of requests and answers.

use bots::Level;
use serde::{Deserialize, Serialize};
use table::{Choice, Outcome, Ruling, Seat, Setup};
use ts_rs::TS;

use crate::socket::{Told, ViewNow};
use crate::{JsonText, RecordId, TableId, TableInfo};

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Me {
    /// One's nickname.
    pub name: String,
}

/// A new nickname.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct Rename {
    /// One to 24 characters.
    pub name: String,
}

/// A code that makes another device the same person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct RecoveryCode {
    /// Five groups of four letters and digits.
    pub code: String,
}

/// A table to open.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Seats, options and components; it is played by the newest rules, whichever are named.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: Setup,
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

impl NewTable {
    /// A table of a game with these places, everything else as usual.
    pub fn new(game: impl Into<String>, setup: Setup, places: Vec<NewPlace>) -> Self {
        Self { game: game.into(), setup, places, public: false, shuffle: false, move_limit: None, hints: None }
    }
}

/// Who is to sit at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "protocol/")]
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
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Opened {
    /// The table's name in links.
    pub id: TableId,
}

/// Where a record is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Uploaded {
    /// The record's name in links.
    pub id: RecordId,
}

/// The keys of a table's reserved places; for its host only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Invitations {
    /// One a reserved place: the seat and its key.
    pub keys: Vec<Invitation>,
}

/// The key of a reserved place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Invitation {
    /// The place.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// What its guest shows to sit down: part of their link.
    pub key: String,
}

/// Sits down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "protocol/")]
pub struct Join {
    /// Where; anywhere if it is not said.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The key of a reserved place.
    #[ts(optional)]
    pub key: Option<String>,
}

/// Names a place.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct AtSeat {
    /// The place.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
}

/// Puts a bot at a place, or opens it again.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct SetPlace {
    /// The place.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The bot; none to open the place.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub bot: Option<Level>,
}

/// A line in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Listed {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// Whether it is one's own turn there.
    pub your_turn: bool,
    /// One's own seat there.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub your_seat: Option<Seat>,
}

/// A game that can be played, as the registry has it: its words are the client's.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct GameInfo {
    /// Its name in records and links.
    pub id: &'static str,
    /// The version of the rules that new games are played by.
    pub rules: u16,
    /// What the host chooses.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub choices: &'static [Choice],
    /// Whether it can be played with components of one's own.
    pub components: bool,
    /// What the books leave open and how it is played here.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub rulings: &'static [Ruling],
    /// Every way to set it up with its standard components.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub variants: Vec<Setup>,
}

/// What one may know of a game that is on, where a record is asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct Progress {
    /// What kind of file it is.
    pub format: ProgressFormat,
    /// The game.
    pub game: String,
    /// How it was set up.
    pub setup: Setup,
    /// Who plays, in the order of the seats.
    pub players: Vec<Player>,
    /// What happened, step by step.
    pub log: Vec<Told>,
    /// What one may know now.
    pub now: ViewNow,
}

/// The format of [`Progress`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub enum ProgressFormat {
    /// The one that there is.
    #[serde(rename = "chabudai-view/2")]
    View,
}

/// A finished game, or an uploaded record, to look at again.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Replay {
    /// The game.
    pub game: String,
    /// How it was set up.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: Setup,
    /// Who played, in the order of the seats, where that is known.
    pub players: Vec<Player>,
    /// What happened, entry by entry.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub entries: Vec<Told>,
    /// How it ended, if it did.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub outcome: Option<Outcome>,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(export_to = "protocol/")]
pub enum Player {
    /// A person.
    Person {
        /// Their nickname.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
    },
    /// The record does not say.
    Unknown,
}

/// A position of a replay: what was there after so many entries.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Position {
    /// How many entries were played.
    pub entry: u32,
    /// What everybody knew: the view of somebody who watches.
    #[ts(type = "unknown")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub watching: JsonText,
    /// What each seat knew.
    #[ts(type = "unknown[]")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub views: Vec<JsonText>,
}
