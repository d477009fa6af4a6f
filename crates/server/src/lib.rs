//! The table for people: a server that never loses a move and never shows a hand.
//!
//! - [`Settings`]: what a host can set. [`start`]: starts a server; [`Running`]: one that runs.
//! - [`protocol`]: what the server and its clients say to each other.
//! - `room`: a table; `rooms`: those that are awake. `journal`: what happens at a table, as it is kept.
//! - `store`: the database, and the one writer with group commit.
//! - `http`, `socket`: requests; `identity`, `pace`, `sockets`: who asks, and how much.
//! - [`ceiling`]: what the machine could do at best.
//! - `thinking`: the threads that bots think on. `entropy`: luck and secrets.

pub mod ceiling;
mod entropy;
mod http;
mod identity;
mod journal;
mod pace;
mod problem;
pub mod protocol;
mod room;
mod rooms;
mod running;
mod settings;
mod shared;
mod socket;
mod sockets;
mod store;
mod text;
mod thinking;

pub use running::{Running, StartError, start};
pub use settings::{Limits, Luck, Settings};

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;

/// What requests need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) shared: Arc<shared::Shared>,
    pub(crate) rooms: rooms::Rooms,
    pub(crate) pace: Arc<pace::Pace>,
    pub(crate) sockets: sockets::Sockets,
    key: Key,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}
