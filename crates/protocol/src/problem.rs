//! Saying no.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{RecordError, Refusal, Where};
use ts_rs::TS;

/// Why something was not done. Clients say it in words of their own: by the refusal if there is one, else by the code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[ts(export_to = "protocol/")]
pub struct Problem {
    /// What kind of problem.
    pub code: ProblemCode,
    /// What is wrong and what to do, in English: for logs and for authors of programs, never for players.
    pub reason: String,
    /// What the rules of the game or of setups say to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[ts(optional)]
    pub refusal: Option<Box<Refusal>>,
    /// The entry of a record or journal that is refused, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<u32>,
}

/// What kinds of problems there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "protocol/")]
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
    /// What was kept of the table cannot be played again.
    BadJournal,
    /// The host has sent one away.
    SentAway,
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
    /// Somebody has said no to that already.
    Declined,
    /// This table gives no hints.
    NoHints,
    /// Nothing can be said at this table.
    Silent,
    /// Only those who play see the game.
    Unwatched,
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
    /// Whoever runs the server does not want one here.
    Banned,
    /// Whoever runs the server has closed the table.
    Closed,
    /// The server cannot do that now; it is worth trying again.
    Unavailable,
}

impl Problem {
    /// A problem of this kind, with what is wrong and what to do.
    pub fn new(code: ProblemCode, reason: impl Into<String>) -> Self {
        Self { code, reason: reason.into(), refusal: None, entry: None }
    }

    /// The same problem, found at an entry of a record or journal.
    #[must_use]
    pub fn at_entry(self, entry: usize) -> Self {
        Self { entry: Some(entry as u32), ..self }
    }

    /// The game cannot be set up like that.
    #[must_use]
    pub fn setup(refusal: Refusal) -> Self {
        Self::refused(ProblemCode::BadSetup, refusal)
    }

    /// A step is not accepted.
    #[must_use]
    pub fn step(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::NotToMove { .. } | Refusal::ChanceFirst { .. } => ProblemCode::NotYourTurn,
            Refusal::Over | Refusal::NoChance => ProblemCode::NotPlaying,
            _ => ProblemCode::Illegal,
        };
        Self::refused(code, refusal)
    }

    /// There is no such game.
    #[must_use]
    pub fn no_game(refusal: Refusal) -> Self {
        Self::refused(ProblemCode::NotFound, refusal)
    }

    /// It is worth trying again.
    #[must_use]
    pub fn unavailable() -> Self {
        Self::new(ProblemCode::Unavailable, "the server cannot do that right now; try again")
    }

    fn refused(code: ProblemCode, refusal: Refusal) -> Self {
        Self { code, reason: refusal.to_string(), refusal: Some(refusal.into()), entry: None }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Self {
        let reason = error.to_string();
        let entry = match error.place {
            Where::Entry(entry) => Some(entry as u32),
            Where::Head | Where::Result => None,
        };
        Self { code: ProblemCode::BadRecord, reason, refusal: Some(error.refusal.into()), entry }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Problem {}
