//! The messages of a table's socket, `/api/tables/{id}/socket?client=…`, each one a JSON object.
//!
//! A client picks a random name for itself, `client`, and numbers what it asks for (`n`). What it asks twice under the same
//! number is done once and answered alike, so that after a lost connection it simply asks again. Reconnecting is connecting:
//! the server first sends `table`, `log` and `view`.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::{RawValue, to_raw_value};
use table::Sentence;
use ts_rs::TS;

use super::{Problem, TableInfo};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "server/")]
pub enum FromClient {
    /// Plays a move.
    Move {
        /// The client's number for it.
        n: u32,
        /// The position that it was chosen in: `at` of the view.
        at: u32,
        /// The move, in the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
    /// Takes back one's own last move, or asks the others whether one may.
    Undo {
        /// The client's number for it.
        n: u32,
        /// The position that it was asked in.
        at: u32,
    },
    /// Agrees that somebody takes back their move, or does not.
    Consent {
        /// The client's number for it.
        n: u32,
        /// Whether one agrees.
        agree: bool,
    },
    /// Wants a bot to play for a seat whose owner is away.
    Vote {
        /// The client's number for it.
        n: u32,
        /// The seat.
        seat: u8,
    },
    /// Takes one's seat back from the bot that plays for it.
    Back {
        /// The client's number for it.
        n: u32,
    },
    /// Says something to everybody at the table.
    Say {
        /// The client's number for it.
        n: u32,
        /// What.
        text: String,
    },
    /// Asks a master for advice.
    Hint {
        /// The client's number for it.
        n: u32,
    },
    /// Asks why a move is not allowed.
    Why {
        /// The client's number for it.
        n: u32,
        /// The move, in the notation of the game.
        #[serde(rename = "move")]
        text: String,
    },
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export_to = "server/")]
pub enum FromServer {
    /// The table and who sits at it; on connecting and whenever that changes.
    Table {
        /// The table.
        table: TableInfo,
        /// Who the client is at it.
        you: You,
    },
    /// All that everybody saw happen and all that was said; on connecting and after something was taken back.
    Log {
        /// What happened, step by step.
        steps: Vec<Told>,
        /// What was said.
        said: Vec<Said>,
    },
    /// What the client may know; on connecting and after each step.
    View(ViewNow),
    /// What the client asked for was done.
    Done {
        /// The client's number for it.
        n: u32,
    },
    /// What the client asked for was not done.
    Refused {
        /// The client's number for it; none if the message could not be read.
        n: Option<u32>,
        /// Why not.
        problem: Problem,
    },
    /// Somebody said something.
    Said(Said),
    /// A master's advice.
    Hint {
        /// The client's number for the question.
        n: u32,
        /// The position that it is for.
        at: u32,
        /// What it would play.
        #[serde(rename = "move")]
        text: String,
        /// The points that it brings at once, where that is known.
        points: Option<i32>,
    },
    /// Why a move is not allowed.
    Why {
        /// The client's number for the question.
        n: u32,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// The rule that forbids it; none if it is allowed after all.
        reason: Option<Sentence>,
    },
}

/// What a client is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "server/")]
pub struct You {
    /// Its seat; none for somebody who watches.
    pub seat: Option<u8>,
    /// Whether it may start the table and send people away.
    pub host: bool,
}

/// One step of the game as everybody saw it.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "server/")]
pub struct Told {
    /// Who moved; nobody if it was luck.
    pub seat: Option<u8>,
    /// What happened, a list of the game's own types: kept as text, because it is sent again and again.
    #[ts(type = "unknown[]")]
    pub events: Arc<RawValue>,
}

impl Told {
    /// What everybody saw when `seat`, or luck, made a step.
    pub(crate) fn new(seat: Option<u8>, events: &[Json]) -> Self {
        Self { seat, events: to_raw_value(events).expect("events are plain data").into() }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "server/")]
pub struct Said {
    /// The speaker's seat; none for somebody who watches.
    pub seat: Option<u8>,
    /// The speaker's nickname.
    pub name: String,
    /// What they said: plain text.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub time: i64,
}

/// What a client may know now.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "server/")]
pub struct ViewNow {
    /// The number of this position: it grows with every step and every undo.
    pub at: u32,
    /// Who decides next.
    #[ts(type = "\"chance\" | \"over\" | { move: number[] }")]
    pub turn: Json,
    /// `{seat, public, private, moves}`; without private part and moves for somebody who watches.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// The points that each move brings at once, where that is known; parallel to the moves, or empty.
    pub previews: Vec<Option<i32>>,
    /// What happened since the position before; empty on connecting and after an undo.
    pub told: Vec<Told>,
    /// How it ended, once it has.
    pub outcome: Option<Result>,
    /// When the time for this move is up, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<i64>,
    /// Whether the client has a move that it could ask to take back.
    pub can_undo: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "server/", rename = "GameResult")]
pub struct Result {
    /// One score a seat (a rival without a seat follows).
    pub scores: Vec<i32>,
    /// The winning seats.
    pub winners: Vec<u8>,
    /// Why it ended, in the words of the game's rules.
    pub end: String,
}
