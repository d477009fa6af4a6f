//! Talks to a table over HTTP and sockets, as a browser would: for tests, for load, and as an example for bot authors.
//!
//! - [`Guest`]: a person with a cookie, and what they ask over HTTP.
//! - [`Socket`]: their socket at a table.

mod guest;
mod socket;

pub use guest::Guest;
pub use socket::Socket;

use protocol::{Problem, ProblemCode};

/// Why a server could not be talked to.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A request was not answered.
    #[error("the server does not answer: {0}")]
    Http(#[from] reqwest::Error),
    /// A socket was refused or broken.
    #[error("the socket broke: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// What came is not what was asked for.
    #[error("the server sent what cannot be read: {0}")]
    Json(#[from] serde_json::Error),
    /// The server said no.
    #[error("the server refused: {problem}")]
    Refused {
        /// The status of its answer.
        status: u16,
        /// Why.
        problem: Box<Problem>,
    },
    /// The server has closed the socket.
    #[error("the socket was closed")]
    Closed,
}

impl Error {
    /// The status and the kind of problem of an answer that said no.
    #[must_use]
    pub fn refused(&self) -> Option<(u16, ProblemCode)> {
        match self {
            Self::Refused { status, problem } => Some((*status, problem.code)),
            _ => None,
        }
    }
}
