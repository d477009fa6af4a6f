//! The messages of a table's socket, `/api/tables/{id}/socket?client=…`, each one a JSON object.
//!
//! A client picks a random name for itself, `client`, and numbers what it asks for (`n`). What it asks twice under the same
//! number is done once and answered alike, so that after a lost connection it simply asks again. Reconnecting is connecting:
//! the table first sends `table`, `log` and `view`.

use bots::Lead;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use table::{Game, JsonText, Outcome, PerSeat, Seat, Turn, View, tagged};
use ts_rs::TS;

use crate::{Problem, TableInfo};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol/", tag = "type")]
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
        /// The position in which it was asked: `at` of the question, so that no answer is taken for one to another.
        at: u32,
        /// Whether one agrees.
        agree: bool,
    },
    /// Wants a bot to play for a seat whose owner is away.
    Vote {
        /// The client's number for it.
        n: u32,
        /// The seat.
        seat: Seat,
    },
    /// Takes one's seat back from the bot that plays for it.
    Back {
        /// The client's number for it.
        n: u32,
    },
    /// Lets a bot finish the game for oneself, at once; one may still come back.
    HandOver {
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
    /// Asks whether the table is there: a browser does not tell its pages that a connection has died.
    Ping {
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

tagged!(FromClient, "type");

impl FromClient {
    /// The client's number for what it asks.
    #[must_use]
    pub const fn number(&self) -> u32 {
        match *self {
            Self::Move { n, .. }
            | Self::Undo { n, .. }
            | Self::Consent { n, .. }
            | Self::Vote { n, .. }
            | Self::Back { n }
            | Self::HandOver { n }
            | Self::Say { n, .. }
            | Self::Hint { n }
            | Self::Ping { n }
            | Self::Why { n, .. } => n,
        }
    }
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export_to = "protocol/")]
pub enum FromServer {
    /// The table and who sits at it; on connecting and whenever that changes.
    Table {
        /// The table.
        table: Box<TableInfo>,
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
    /// What became of somebody's wish to take a move back, of which everybody was asked.
    Undo {
        /// Who wished it.
        seat: Seat,
        /// What became of it.
        answer: UndoAnswer,
        /// Who said no, if somebody did.
        by: Option<Seat>,
    },
    /// Somebody said something.
    Said(Said),
    /// A master's advice.
    Hint {
        /// The client's number for the question.
        n: u32,
        /// The position that it is for.
        at: u32,
        /// The moves that it would choose among, the best first: three at most.
        moves: Vec<Advice>,
    },
    /// Why a move is not allowed.
    Why {
        /// The client's number for the question.
        n: u32,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// The rule that forbids it, a [`table::WhyNot`] of the game; none if the move is allowed after all.
        #[ts(type = "{ reason: string; [field: string]: unknown } | null")]
        reason: Option<JsonText>,
    },
}

/// A move that a master may advise, and what it expects of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// The points that it brings at once, where that is known.
    pub points: Option<i32>,
    /// The chance to win, 0 to 1.
    pub chance: f32,
    /// The lead over the best rival at the end; none where being ahead is not what is played for.
    pub lead: Option<Lead>,
    /// What is expected to follow: whose moves, and which.
    pub line: Vec<(Seat, String)>,
}

/// What became of a wish to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "protocol/")]
pub enum UndoAnswer {
    /// Everybody agreed, and it was taken back.
    Granted,
    /// Somebody said no.
    Refused,
    /// Whoever asked thought better of it.
    Withdrawn,
    /// The game went on before everybody had agreed.
    Lapsed,
}

/// Why a bot moved for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "protocol/")]
pub enum StandIn {
    /// Their time had run out: it was this one move.
    Time,
    /// It plays for them until they are back.
    Away,
}

/// What a client is at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct You {
    /// Its seat; none for somebody who watches.
    pub seat: Option<Seat>,
    /// Whether it may start the table and send people away.
    pub host: bool,
}

/// One step of the game as everybody saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct Told {
    /// Who moved; nobody if it was luck.
    pub seat: Option<Seat>,
    /// Why a bot moved for the person who has that seat, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<StandIn>,
    /// What happened, a list of the game's own events.
    #[ts(type = "unknown[]")]
    pub events: JsonText,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct Said {
    /// The speaker's seat; none for somebody who watches.
    pub seat: Option<Seat>,
    /// The speaker's nickname.
    pub name: String,
    /// The speaker's number at this table: the same for all that was said from one device, under whatever name.
    #[serde(default)]
    pub speaker: u32,
    /// What they said: plain text.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub time: i64,
}

/// What a client may know now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol/")]
pub struct ViewNow {
    /// The number of this position: it grows with every step and every undo.
    pub at: u32,
    /// `{seat, turn, public, private, moves}`; without seat, private part and moves for somebody who watches.
    #[ts(type = "unknown")]
    pub view: JsonText,
    /// The points that each move brings at once, where that is known; parallel to the moves, or empty.
    pub previews: Vec<Option<i32>>,
    /// What each move brings every seat that counts only later, where that is known; parallel to the moves, or empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub prospects: Vec<Option<PerSeat<i32>>>,
    /// What happened since the position before; empty on connecting and after an undo.
    pub told: Vec<Told>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// When the time for this move is up, in milliseconds since 1970: one's own, or that of whoever has the least left. It
    /// stands still while nobody is at the table or nobody hosts it.
    #[ts(type = "number | null")]
    pub deadline: Option<i64>,
    /// Whether the client has a move that it could ask to take back.
    pub can_undo: bool,
}

impl ViewNow {
    /// The view of a seat in the game's own types.
    ///
    /// # Errors
    /// If it is of another game, or of somebody who watches.
    pub fn seen<G: Game>(&self) -> serde_json::Result<View<G>> {
        self.view.read()
    }

    /// The view as far as that can be read without knowing the game.
    ///
    /// # Errors
    /// If it is no view.
    pub fn outline(&self) -> serde_json::Result<Outline> {
        self.view.read()
    }
}

/// What the views of all games have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// Whose view it is; nobody's for somebody who watches.
    pub seat: Option<Seat>,
    /// Who decides next.
    pub turn: Turn,
    /// What everybody knows.
    pub public: Json,
    /// What this seat knows besides.
    pub private: Json,
    /// What it may do now, in the game's notation; empty where the private part says it shorter.
    pub moves: Vec<String>,
}
