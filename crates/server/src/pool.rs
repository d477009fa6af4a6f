//! The one pool for jobs, so that they never keep the sockets waiting.

use std::sync::Arc;

use games::Threads;
use room::{Finding, Work};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Threads beside those that serve sockets. Long work waits for its turn; short work does not wait behind it.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    /// For long work.
    free: Arc<Semaphore>,
    threads: Threads,
}

impl Pool {
    /// Long work gets one thread less than the machine has, but at least one.
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { free: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), threads: Threads::default() }
    }

    /// Asks every bot for an answer now: the server is about to end.
    pub(crate) fn hurry(&self) {
        self.threads.stop();
    }

    /// Does a room's work; nothing if that could not be done.
    pub(crate) async fn work(&self, work: Work) -> Option<Finding> {
        let permit = match work.is_long() {
            true => Some(Arc::clone(&self.free).acquire_owned().await.ok()?),
            false => None,
        };
        let threads = self.threads.clone();
        let found = self.run(move || {
            let found = work.run(&threads);
            drop(permit);
            found
        });
        found.await.flatten()
    }

    /// Does short work at once; nothing if it panics.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        spawn_blocking(work).await.ok()
    }
}
