//! Records of games, finished or not.

use bots::Level;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use table::{JsonText, Outcome, Seat, Setup};
use ts_rs::TS;

use crate::RecordId;
use crate::socket::{Told, ViewNow};

/// Where a record is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Uploaded {
    /// The record's name in links.
    pub id: RecordId,
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
    /// Where whoever asks sat, if it was a game of this house.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub your_seat: Option<Seat>,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
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

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Written {
            kind: Kind,
            name: Option<String>,
            level: Option<Level>,
        }

        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Kind {
            Person,
            Bot,
            Unknown,
        }

        let Written { kind, name, level } = Written::deserialize(deserializer)?;
        Ok(match kind {
            Kind::Person => Self::Person { name: name.ok_or_else(|| D::Error::missing_field("name"))? },
            Kind::Bot => Self::Bot { level: level.ok_or_else(|| D::Error::missing_field("level"))? },
            Kind::Unknown => Self::Unknown,
        })
    }
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
