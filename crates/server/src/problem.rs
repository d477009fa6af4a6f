//! Saying no over HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemCode};

use crate::store::{DatabaseError, NotKept};

/// A request that is answered with a problem.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub(crate) Problem);

impl Refused {
    pub(crate) fn new(code: ProblemCode, reason: impl Into<String>) -> Self {
        Self(Problem::new(code, reason))
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

/// What went wrong inside is for the log only.
impl From<DatabaseError> for Refused {
    fn from(error: DatabaseError) -> Self {
        tracing::error!(%error, "the database failed");
        Self(Problem::unavailable())
    }
}

/// The writer has logged it.
impl From<NotKept> for Refused {
    fn from(_: NotKept) -> Self {
        Self(Problem::unavailable())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}

fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::Malformed
        | ProblemCode::BadText
        | ProblemCode::BadSetup
        | ProblemCode::BadRecord
        | ProblemCode::BadCode => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemCode::NotFound => StatusCode::NOT_FOUND,
        ProblemCode::Closed => StatusCode::GONE,
        ProblemCode::Banned
        | ProblemCode::NotYours
        | ProblemCode::SentAway
        | ProblemCode::NoHints
        | ProblemCode::Silent
        | ProblemCode::Unwatched
        | ProblemCode::NotOver
        | ProblemCode::WrongOrigin => StatusCode::FORBIDDEN,
        ProblemCode::TooMany | ProblemCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::Unavailable | ProblemCode::BadJournal => StatusCode::SERVICE_UNAVAILABLE,
        ProblemCode::Taken
        | ProblemCode::Started
        | ProblemCode::NotPlaying
        | ProblemCode::NotFull
        | ProblemCode::NotYourTurn
        | ProblemCode::Illegal
        | ProblemCode::OldPosition
        | ProblemCode::Declined
        | ProblemCode::NothingToUndo => StatusCode::CONFLICT,
    }
}
