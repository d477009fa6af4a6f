//! The bodies of requests and answers: people, tables and games here, [records](Replay) in a file of their own.

mod records;

use bots::Level;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use table::{Choice, Ruling, Seat, SeatSet, Setup};
use ts_rs::TS;

pub use records::{Player, Position, Progress, ProgressFormat, Replay, Uploaded};

use crate::{TableId, TableInfo, Terms};

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

/// Somebody at a table whom one does not want to hear of any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub enum Whom {
    /// Who has a place.
    Sits {
        /// Which.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Who said something.
    Spoke {
        /// Their number: `speaker` of what they said.
        speaker: u32,
    },
}

/// Somebody who was blocked: one does not hear what they say, and they cannot sit down at tables that one hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Blocked {
    /// A name for them that means nothing to anybody else.
    pub id: String,
    /// Their nickname when they were blocked.
    pub name: String,
    /// Since when, in seconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
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
    /// Whether seats are shuffled at the start; partners stay partners.
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
    /// Whether everybody has to remember by themselves what was played.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub strict: bool,
    /// Whether nothing can be said at it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub silent: bool,
    /// Whether only those who play see the game while it is on.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub unwatched: bool,
}

impl NewTable {
    /// A table of a game with these places, everything else as usual.
    pub fn new(game: impl Into<String>, setup: Setup, places: Vec<NewPlace>) -> Self {
        Self {
            game: game.into(),
            setup,
            places,
            public: false,
            shuffle: false,
            move_limit: None,
            hints: None,
            strict: false,
            silent: false,
            unwatched: false,
        }
    }

    /// What holds at it besides the rules of the game.
    #[must_use]
    pub fn terms(&self) -> Terms {
        let among_bots = self.places.iter().all(|place| matches!(place, NewPlace::Me | NewPlace::Bot { .. }));
        let &Self { public, shuffle, move_limit, hints, strict, silent, unwatched, .. } = self;
        Terms { public, shuffle, move_limit, hints: hints.unwrap_or(among_bots), strict, silent, unwatched }
    }
}

/// Who is to sit at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
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

impl<'de> Deserialize<'de> for NewPlace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Written {
            kind: Kind,
            name: Option<String>,
            level: Option<Level>,
        }

        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Kind {
            Me,
            Open,
            Reserved,
            Bot,
        }

        match Written::deserialize(deserializer)? {
            Written { kind: Kind::Me, name: None, level: None } => Ok(Self::Me),
            Written { kind: Kind::Open, name: None, level: None } => Ok(Self::Open),
            Written { kind: Kind::Reserved, name: Some(name), level: None } => Ok(Self::Reserved { name }),
            Written { kind: Kind::Bot, name: None, level: Some(level) } => Ok(Self::Bot { level }),
            _ => Err(D::Error::custom("a reserved place has a name, a bot a level, and no other place has either")),
        }
    }
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Opened {
    /// The table's name in links.
    pub id: TableId,
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

/// Whoever sits at one place changes with another: the host may do so with any, others go to a place that is open.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct Swap {
    /// The place.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The other.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub with: Seat,
}

/// What is played from now on, and what else holds: before the start, for the same number of seats.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol/")]
pub struct Change {
    /// Seats, options and components.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: Setup,
    /// What holds besides the rules of the game.
    pub terms: Terms,
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
    /// The seats that win and lose together, a list a variant; none where everybody plays for themselves.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<Vec<u8>>>))]
    pub teams: Vec<Vec<SeatSet>>,
}
