//! What all tables and requests share.

use std::sync::atomic::{AtomicU64, Ordering};

use protocol::ConnectionId;
use room::Time;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::entropy::Entropy;
use crate::pool::Pool;
use crate::store::Store;
use crate::{LuckSource, Settings};

/// What all tables and requests share.
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) entropy: Entropy,
    pub(crate) pool: Pool,
    /// The tasks of tables that are awake.
    pub(crate) tables: TaskTracker,
    clock: Clock,
    connections: AtomicU64,
    ending: watch::Receiver<bool>,
}

/// Waits for the end of the server.
#[derive(Clone)]
pub(crate) struct Ending(watch::Receiver<bool>);

impl Ending {
    /// Returns when the server is about to end.
    pub(crate) async fn wait(&mut self) {
        // If the sender is gone the server has ended already.
        let _ = self.0.wait_for(|ending| *ending).await;
    }
}

impl Shared {
    pub(crate) fn new(settings: Settings, store: Store, ending: watch::Receiver<bool>) -> Self {
        Self {
            entropy: Entropy::of(&settings.luck),
            pool: Pool::new(),
            store,
            settings,
            tables: TaskTracker::new(),
            clock: Clock::start(),
            connections: AtomicU64::new(0),
            ending,
        }
    }

    /// What time it is; in a scripted world time stands still.
    pub(crate) fn now(&self) -> Time {
        match self.settings.luck {
            LuckSource::System | LuckSource::Seeded(_) => self.clock.now(),
            LuckSource::Scripted { .. } => Time(0),
        }
    }

    /// A number for a new connection.
    pub(crate) fn connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn ending(&self) -> Ending {
        Ending(self.ending.clone())
    }
}
