//! Talks to a table over HTTP and sockets, as a browser would: for tests, for load, and as an example for bot authors.
//!
//! - [`Guest`]: a person with a cookie, and what they ask over HTTP.
//! - [`Socket`]: their socket at a table.
//!
//! ```no_run
//! use client::Guest;
//! use protocol::TableId;
//! use protocol::http::Join;
//! use protocol::socket::FromClient;
//!
//! # async fn play(table: TableId) -> Result<(), client::Error> {
//! let guest = Guest::arrive(&reqwest::Client::new(), "127.0.0.1:8080").await?;
//! guest.join(&table, &Join::default()).await?;
//! let mut socket = guest.sit(&table, "my-bot").await?;
//! let view = socket.view().await?;
//! if let Some(text) = view.outline()?.moves.first() {
//!     socket.ask(&FromClient::Move { n: 0, at: view.at, text: text.clone() }).await?;
//! }
//! # Ok(())
//! # }
//! ```
//!
//! The example `bot` plays whole games like that.

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
