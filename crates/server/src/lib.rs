//! The table for people: a server that never loses a move and never shows a hand.
//!
//! - [`Settings`]: what a host can set. [`start`]: starts a server; [`Running`]: one that runs.
//! - `rooms`: the tables that are awake; `host`: the task of each, which keeps, sends and wakes. What happens at a table is the
//!   business of the crate `room`.
//! - `store`: the database, and the one writer with group commit. `forgetting`: somebody who wants to be.
//! - `http`, `socket`: requests; `identity`, `session`, `rate_limiter`, `sockets`: who asks, and how much.
//! - `listener`, `address`: connections, how many and from where. `outbox`: what waits for a slow client.
//! - `pool`: the fair queue of jobs and its threads. `entropy`: luck and secrets. `clock`: time.
//! - `housekeeping`: what is done unasked. `metrics`: numbers for whoever runs it.
//! - [`admin`]: what whoever runs it does about tables and people. [`backup`]: all that is kept as one file, and back.
//! - [`baseline`]: what the machine could do at best.

mod address;
pub mod admin;
pub mod backup;
pub mod baseline;
mod clock;
mod entropy;
mod forgetting;
mod host;
mod housekeeping;
mod http;
mod identity;
mod listener;
mod metrics;
mod outbox;
mod pool;
mod problem;
mod rate_limiter;
mod rooms;
mod running;
mod session;
mod settings;
mod shared;
mod socket;
mod sockets;
mod store;

pub use ipnet::IpNet;
pub use running::{Running, StartError, start};
pub use settings::{Limits, LuckSource, Retention, Script, Settings, Timeouts};
pub use store::DatabaseError;

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
