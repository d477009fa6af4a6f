//! Saying no.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{RecordError, Refusal};

use crate::protocol::{Problem, ProblemCode};
use crate::store::Lost;

impl Problem {
    /// A problem of this kind, with what is wrong and what to do.
    pub fn new(code: ProblemCode, reason: impl Into<String>) -> Self {
        Self { code, reason: reason.into() }
    }

    pub(crate) fn setup(refusal: &Refusal) -> Self {
        Self::new(ProblemCode::BadSetup, refusal.to_string())
    }

    pub(crate) fn record(error: &RecordError) -> Self {
        Self::new(ProblemCode::BadRecord, error.to_string())
    }

    pub(crate) fn step(refusal: &Refusal) -> Self {
        let code = match refusal {
            Refusal::NotToMove(_) | Refusal::ChanceFirst(_) => ProblemCode::NotYourTurn,
            Refusal::Over | Refusal::NoChance => ProblemCode::NotPlaying,
            _ => ProblemCode::Illegal,
        };
        Self::new(code, refusal.to_string())
    }

    pub(crate) fn no_table() -> Self {
        Self::new(ProblemCode::NotFound, "there is no table with this link; ask its host for the right one")
    }

    pub(crate) fn unavailable() -> Self {
        Self::new(ProblemCode::Unavailable, "the server cannot do that right now and has changed nothing; try again")
    }
}

/// What went wrong inside is for the log only.
impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Self {
        tracing::error!(%error, "the database failed");
        Self::unavailable()
    }
}

impl From<Lost> for Problem {
    fn from(_: Lost) -> Self {
        Self::unavailable()
    }
}

impl ProblemCode {
    fn status(self) -> StatusCode {
        match self {
            Self::Malformed | Self::BadText | Self::BadSetup | Self::BadRecord | Self::BadCode => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotYours | Self::NoHints | Self::NotOver | Self::WrongOrigin => StatusCode::FORBIDDEN,
            Self::TooMany | Self::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Taken
            | Self::Started
            | Self::NotPlaying
            | Self::NotFull
            | Self::NotYourTurn
            | Self::Illegal
            | Self::OldPosition
            | Self::NothingToUndo => StatusCode::CONFLICT,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.code.status(), Json(self)).into_response()
    }
}
