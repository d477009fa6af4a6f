//! What happens at a table, as it is kept. Journals of every version of this program are read, so what is here only grows.

use bots::Level;
use protocol::http::NewPlace;
use protocol::{PersonId, Problem, ProblemCode, TableId, Terms};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value as Json;
use table::{Seat, Setup, read_value, tagged};
use ts_rs::TS;

use crate::Time;

/// An entry of a table's journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "room/")]
pub struct Entry {
    /// When it happened.
    pub time: Time,
    /// What happened.
    #[ts(type = "{ act: string }")]
    pub act: Act,
}

/// Something that happened at a table. A table is what replaying its acts gives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case")]
pub enum Act {
    /// The table was opened; its host has not sat down by that.
    Opened(Box<Opening>),
    /// Somebody sat down.
    Joined {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Their nickname.
        name: String,
    },
    /// Somebody stood up before the start; in the first journals also who was sent away.
    Left {
        /// Whose place that was.
        seat: Seat,
    },
    /// The host sent somebody away before the start.
    SentAway {
        /// Whose place that was.
        seat: Seat,
    },
    /// The host put a bot at a place, or opened it.
    PlaceSet {
        /// Which.
        seat: Seat,
        /// The bot.
        bot: Option<Level>,
    },
    /// Whoever was to sit at two places changed with each other.
    Swapped {
        /// The one.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The host changed what is played and what else holds.
    Changed {
        /// Seats, options and components.
        setup: Box<Setup>,
        /// What holds besides the rules of the game.
        terms: Terms,
    },
    /// Somebody who sits here has a new nickname.
    Renamed {
        /// Who.
        person: PersonId,
        /// How they are called now.
        name: String,
    },
    /// The game began.
    Started {
        /// A seat is for whoever sat at the place that stands here at its number.
        order: Vec<Seat>,
    },
    /// Luck decided.
    Chance {
        /// What it brought, in the game's notation.
        chance: String,
    },
    /// A seat decided.
    Move {
        /// Which.
        seat: Seat,
        /// What it played, in the game's notation.
        text: String,
        /// The client's name and its number for the move, if a person made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// All but the first steps were taken back.
    Undone {
        /// How many were left.
        steps: usize,
        /// The client's name and its number for it, if it needed nobody's consent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// What luck has brought instead at some of the steps that are left: what no seat had seen was dealt anew.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        redealt: Vec<Redealt>,
    },
    /// The time of a seat ran out: a bot makes this one move for it, and the second time in a row plays for it.
    TimeUp {
        /// Which.
        seat: Seat,
    },
    /// The last one went; how long those who are to move have thought already.
    Paused {
        /// The seats, each with its milliseconds.
        spent: Vec<(Seat, u64)>,
    },
    /// Somebody left the game, and their seat is kept for them.
    WentAway {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody wants a bot to finish the game for them.
    HandedOver {
        /// Which seat.
        seat: Seat,
    },
    /// A bot plays for a seat until its owner is back.
    StoodIn {
        /// Which.
        seat: Seat,
    },
    /// The owner is back.
    Returned {
        /// Whose seat it is.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// Their nickname then.
        name: String,
        /// What.
        text: String,
        /// The client's name and its number for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The same people play again at another table.
    Rematched {
        /// Which.
        table: TableId,
    },
}

tagged!(Act, "act");

/// Luck as it is from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Redealt {
    /// The step of the game, counted from 0.
    pub step: usize,
    /// What it brought, in the game's notation.
    pub chance: String,
}

/// How a table was opened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opening {
    /// Who opened it.
    pub host: PersonId,
    /// The game.
    pub game: String,
    /// Seats, options, components, and the version of the rules that the table keeps to.
    pub setup: Setup,
    /// Who is to sit where, one a seat.
    pub places: Vec<NewPlace>,
    /// What the guest of a reserved place shows, one a seat.
    pub keys: Vec<Option<String>>,
    /// What holds besides the rules of the game.
    #[serde(flatten)]
    pub terms: Terms,
}

/// Two parts that are written side by side are read one after the other.
impl<'de> Deserialize<'de> for Opening {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Head {
            host: PersonId,
            game: String,
            setup: Setup,
            places: Vec<NewPlace>,
            keys: Vec<Option<String>>,
        }

        let both = Json::deserialize(deserializer)?;
        let Head { host, game, setup, places, keys } = read_value(&both).map_err(D::Error::custom)?;
        let terms = read_value(&both).map_err(D::Error::custom)?;
        Ok(Self { host, game, setup, places, keys, terms })
    }
}

impl Entry {
    /// Reads an entry whose act is written as JSON.
    ///
    /// # Errors
    /// If it is no act that this program knows.
    pub fn read(time: Time, act: &str) -> Result<Self, Problem> {
        let act = table::read_json(act);
        let act = act.map_err(|error| Problem::new(ProblemCode::BadJournal, format!("it cannot be read: {error}")))?;
        Ok(Self { time, act })
    }
}

impl Act {
    /// As it is kept.
    #[must_use]
    pub fn to_json(&self) -> String {
        table::write_json(self)
    }

    /// Whether lists show the table differently after it.
    pub(crate) fn changes_lists(&self) -> bool {
        !matches!(
            self,
            Self::Chance { .. } | Self::Move { .. } | Self::Undone { .. } | Self::Paused { .. } | Self::Said { .. }
        )
    }
}
