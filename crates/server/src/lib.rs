//! The table for people: a server that never loses a move and never shows a hand.
//!
//! - [`Settings`]: what a host can set. [`start`]: starts a server; [`Running`]: one that runs.
//! - `rooms`: the tables that are awake; `host`: the task of each, which keeps, sends and wakes. What happens at a table is the
//!   business of the crate `room`.
//! - `store`: the database, and the one writer with group commit.
//! - `http`, `socket`: requests; `identity`, `rate_limiter`, `sockets`: who asks, and how much.
//! - `pool`: the threads for jobs. `entropy`: luck and secrets.
//! - [`baseline`]: what the machine could do at best.

pub mod baseline;
mod entropy;
mod host;
mod http;
mod identity;
mod pool;
mod problem;
mod rate_limiter;
mod rooms;
mod running;
mod settings;
mod shared;
mod socket;
mod sockets;
mod store;

pub use running::{Running, StartError, start};
pub use settings::{Limits, LuckSource, Script, Settings};

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;

/// What requests need.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) shared: Arc<shared::Shared>,
    pub(crate) rooms: rooms::Rooms,
    pub(crate) rate_limiter: Arc<rate_limiter::RateLimiter>,
    pub(crate) sockets: sockets::Sockets,
    key: Key,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}
