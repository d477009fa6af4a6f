//! Talks to a table over HTTP and sockets, as a browser would: for tests, for load, and as an example for bot authors.
//!
//! - [`Guest`]: a person with a cookie, and what they ask over HTTP.
//! - [`Socket`]: their socket at a table.

mod guest;
mod socket;

pub use guest::{Answer, Guest};
pub use socket::Socket;

/// Why a server could not be talked to.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A request was not answered.
    #[error("the server does not answer: {0}")]
    Http(#[from] reqwest::Error),
    /// A socket was refused or broken.
    #[error("the socket broke: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// What came is no JSON.
    #[error("the server sent no JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The server said no.
    #[error("the server refused: {0}")]
    Refused(String),
}
