//! Bots think on threads of their own, a few at a time, so that they never keep the sockets waiting.

use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Level, Spec};
use games::{Thought, Threads};
use tokio::sync::Semaphore;

use crate::protocol::BotLevel;

/// The threads that bots think on.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
    master: Duration,
    threads: Threads,
}

impl Thinkers {
    /// One thread less than the machine has, but at least one.
    pub(crate) fn new(master: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { free: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), master, threads: Threads::default() }
    }

    /// Asks every bot for an answer now: the server is about to end.
    pub(crate) fn hurry(&self) {
        self.threads.stop();
    }

    /// The bot of a level, as it plays here.
    pub(crate) fn spec(&self, level: BotLevel) -> Spec {
        let level = match level {
            BotLevel::Random => Level::Random,
            BotLevel::Novice => Level::Novice,
            BotLevel::Adept => Level::Adept,
            BotLevel::Master => Level::Master,
        };
        Spec { budget: Budget::Time(self.master), ..Spec::of(level) }
    }

    /// Waits for a free thread and lets a bot choose on it; nothing if it could not.
    pub(crate) async fn think(&self, thought: Thought) -> Option<String> {
        let permit = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let threads = self.threads.clone();
        let choice = tokio::task::spawn_blocking(move || {
            let choice = thought(&threads);
            drop(permit);
            choice
        });
        choice.await.ok()
    }
}
