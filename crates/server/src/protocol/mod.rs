//! What the server and its clients say to each other. TypeScript types and the OpenAPI description come from here.
//!
//! - [`socket`]: the messages of a table's socket.
//! - [`http`]: the bodies of requests and answers.

pub mod http;
pub mod socket;

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use ts_rs::TS;
use utoipa::ToSchema;

/// Writes the TypeScript types of all messages into the folder `server` of `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_type::<socket::FromClient>(dir)?;
    table::export_type::<socket::FromServer>(dir)?;
    table::export_type::<http::Me>(dir)?;
    table::export_type::<http::Rename>(dir)?;
    table::export_type::<http::RecoveryCode>(dir)?;
    table::export_type::<http::GameInfo>(dir)?;
    table::export_type::<http::NewTable>(dir)?;
    table::export_type::<http::Opened>(dir)?;
    table::export_type::<http::Listed>(dir)?;
    table::export_type::<http::Invitations>(dir)?;
    table::export_type::<http::Join>(dir)?;
    table::export_type::<http::AtSeat>(dir)?;
    table::export_type::<http::SetPlace>(dir)?;
    table::export_type::<http::Replay>(dir)?;
    table::export_type::<http::Position>(dir)
}

/// A table as everybody with its link sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// The game.
    pub game: String,
    /// How it was set up.
    pub setup: SetupInfo,
    /// How far it is.
    pub status: Status,
    /// Who sits where, in the order of the seats.
    pub places: Vec<Place>,
    /// Who opened the table and may start it; nobody once they have left.
    pub host: Option<String>,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether seats are shuffled at the start.
    pub shuffle: bool,
    /// Seconds for a move, after which a bot plays for the seat.
    pub move_limit: Option<u32>,
    /// Whether the table gives hints.
    pub hints: bool,
    /// How many people watch.
    pub watching: u32,
    /// Who asked to take a move back, until everybody has agreed.
    pub undo: Option<UndoAsked>,
    /// The seats that others want a bot to play for, with those who want it.
    pub votes: Vec<Vote>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// When it was opened, in seconds since 1970.
    #[ts(type = "number")]
    pub opened: i64,
}

/// Seats, options and components, as in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct SetupInfo {
    /// How many seats.
    pub seats: u8,
    /// Every option by its name.
    #[ts(type = "Record<string, string | string[]>")]
    #[schema(value_type = Object)]
    pub options: Map<String, Json>,
    /// The name of the component set.
    pub components: String,
    /// The component set, unless it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub component_table: Option<Json>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "server/")]
pub enum Status {
    /// Seats can still be taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[ts(export_to = "server/")]
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
        level: BotLevel,
    },
    /// A person.
    Person {
        /// Their nickname.
        name: String,
        /// Whether they are here now.
        connected: bool,
        /// Whether a bot plays for them until they are back.
        stand_in: bool,
    },
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "server/")]
pub enum BotLevel {
    /// Any legal move.
    Random,
    /// A sense of what looks good, and mistakes.
    Novice,
    /// What looks best at first sight.
    Adept,
    /// What proves best in search.
    Master,
}

/// Somebody wants to take back their last move, and those who must agree have been asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct UndoAsked {
    /// Who.
    pub seat: u8,
    /// The seats that have yet to agree.
    pub waiting_for: Vec<u8>,
}

/// Some want a bot to play for a seat whose owner is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Vote {
    /// The seat.
    pub seat: u8,
    /// Who wants it.
    pub by: Vec<u8>,
    /// How many must want it.
    pub needed: u8,
}

/// Why the server did not do what it was asked. The code is for programs, the sentence for people who read logs: a
/// client says it in its own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[ts(export_to = "server/")]
pub struct Problem {
    /// What kind of problem.
    pub code: ProblemCode,
    /// What is wrong and what to do, in English.
    pub reason: String,
}

/// What kinds of problems there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "server/")]
pub enum ProblemCode {
    /// The message cannot be read.
    Malformed,
    /// There is no such table, record or game.
    NotFound,
    /// Only the host, or the owner of the seat, may do that.
    NotYours,
    /// The game cannot be set up like that.
    BadSetup,
    /// The nickname or message is empty or too long.
    BadText,
    /// The record breaks a rule.
    BadRecord,
    /// The place is taken.
    Taken,
    /// That can be done only before the start.
    Started,
    /// That can be done only during the game.
    NotPlaying,
    /// Some places are still open.
    NotFull,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The rules forbid the move.
    Illegal,
    /// The move was meant for a position that is no longer there.
    OldPosition,
    /// There is nothing to take back.
    NothingToUndo,
    /// This table gives no hints.
    NoHints,
    /// The game is not over, so its record is still secret.
    NotOver,
    /// The recovery code is not right.
    BadCode,
    /// Too many tables are open already.
    TooMany,
    /// Too many requests; try again in a moment.
    TooFast,
    /// The request came from a page of another site.
    WrongOrigin,
    /// Something is wrong with the server; nothing was changed.
    Unavailable,
}
