//! The clock and the threads of this machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::Runtime;
use cpu_time::ThreadTime;

/// Lets bots think on threads of this process, by its clock. A browser has neither: hosts there bring their own.
#[derive(Clone, Debug)]
pub struct Threads {
    start: Instant,
    stop: Arc<AtomicBool>,
}

impl Default for Threads {
    fn default() -> Self {
        Self { start: Instant::now(), stop: Arc::default() }
    }
}

impl Threads {
    /// Asks every bot that thinks here for an answer at once, for ever.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Runtime for Threads {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn processor_time(&self) -> Duration {
        ThreadTime::now().as_duration()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn spread(&self, times: u16, work: &(dyn Fn(u16) + Sync)) {
        thread::scope(|scope| {
            (1..times).for_each(|n| drop(scope.spawn(move || work(n))));
            work(0);
        });
    }
}
