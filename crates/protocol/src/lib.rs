//! What a table and its clients say to each other, whoever hosts the table. TypeScript types and the OpenAPI description
//! come from here.
//!
//! - [`socket`]: the messages of a table's socket.
//! - [`http`]: the bodies of requests and answers.
//! - [`TableInfo`]: a table as everybody with its link sees it, which both have.
//! - [`Problem`]: why something was not done.
//! - [`TableId`], [`PersonId`] and the other names of things.
//!
//! ```
//! use protocol::socket::{FromClient, FromServer};
//!
//! let played = FromClient::Move { n: 1, at: 4, text: "play 17".into() };
//! assert_eq!(serde_json::to_string(&played)?, r#"{"type":"move","n":1,"at":4,"move":"play 17"}"#);
//!
//! let answer: FromServer = serde_json::from_str(r#"{"type":"done","n":1}"#)?;
//! assert_eq!(answer, FromServer::Done { n: played.number() });
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod http;
mod ids;
mod info;
mod problem;
pub mod socket;

pub use ids::{ClientId, ConnectionId, PersonId, RecordId, TableId};
pub use info::{Place, Status, TableInfo, Terms, UndoAsked, Vote};
pub use problem::{Problem, ProblemCode};

use std::io;
use std::path::Path;

/// Writes the TypeScript types of all messages into the folder `protocol` of `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_type::<socket::FromClient>(dir)?;
    table::export_type::<socket::FromServer>(dir)?;
    table::export_type::<http::Me>(dir)?;
    table::export_type::<http::Rename>(dir)?;
    table::export_type::<http::RecoveryCode>(dir)?;
    table::export_type::<http::Whom>(dir)?;
    table::export_type::<http::Blocked>(dir)?;
    table::export_type::<http::GameInfo>(dir)?;
    table::export_type::<http::NewTable>(dir)?;
    table::export_type::<http::Opened>(dir)?;
    table::export_type::<http::Uploaded>(dir)?;
    table::export_type::<http::Listed>(dir)?;
    table::export_type::<http::Invitations>(dir)?;
    table::export_type::<http::Join>(dir)?;
    table::export_type::<http::AtSeat>(dir)?;
    table::export_type::<http::SetPlace>(dir)?;
    table::export_type::<http::Swap>(dir)?;
    table::export_type::<http::Change>(dir)?;
    table::export_type::<http::Progress>(dir)?;
    table::export_type::<http::Replay>(dir)?;
    table::export_type::<http::Position>(dir)
}
