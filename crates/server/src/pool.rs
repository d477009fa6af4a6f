//! The threads for jobs, so that they never keep the sockets waiting: one [queue](Queue), fair to people, and a few threads
//! around it.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use games::Threads;
use tokio::sync::oneshot;

pub(crate) use queue::{Account, Length, Urgency};
use queue::{Queue, Ticket};

type Job = Box<dyn FnOnce() + Send>;

/// Threads beside those that serve sockets. They end with it.
pub(crate) struct Pool {
    jobs: Arc<Jobs>,
    threads: Threads,
}

struct Jobs {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

struct Waiting {
    queue: Queue<Job>,
    closed: bool,
}

/// A job that somebody waits for; it is called back when they no longer do.
struct Awaited {
    jobs: Arc<Jobs>,
    account: Account,
    ticket: Ticket,
}

impl Pool {
    /// A thread a core: one is for short work only, the others take long work first.
    pub(crate) fn new() -> Self {
        let waiting = Waiting { queue: Queue::new(), closed: false };
        let jobs = Arc::new(Jobs { waiting: Mutex::new(waiting), changed: Condvar::new() });
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for n in 0..cores.max(2) {
            let jobs = Arc::clone(&jobs);
            let takes: &[Length] = if n == 0 { &[Length::Short] } else { &[Length::Long, Length::Short] };
            let thread = thread::Builder::new().name(format!("jobs-{n}"));
            thread.spawn(move || jobs.work(takes)).expect("the system has a thread for jobs");
        }
        Self { jobs, threads: Threads::default() }
    }

    /// What bots think with.
    pub(crate) fn threads(&self) -> Threads {
        self.threads.clone()
    }

    /// Asks every bot for an answer now: the server is about to end.
    pub(crate) fn hurry(&self) {
        self.threads.stop();
    }

    /// Does work when it is its turn; nothing if it panics. Whoever stops waiting takes it out of the queue.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        account: Account,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(move || drop(answer.send(work())));
        let ticket = self.jobs.lock().queue.push(&account, job);
        self.jobs.changed.notify_all();
        let _awaited = Awaited { jobs: Arc::clone(&self.jobs), account, ticket };
        answered.await.ok()
    }
}

impl Jobs {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does jobs of these lengths until the pool is closed.
    fn work(&self, takes: &[Length]) {
        let mut waiting = self.lock();
        while !waiting.closed {
            let Some(job) = takes.iter().find_map(|&length| waiting.queue.pop(length)) else {
                waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(waiting);
            // Whoever waits for a job that panicked learns that there is no answer.
            let _ = catch_unwind(AssertUnwindSafe(job));
            waiting = self.lock();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.jobs.lock().closed = true;
        self.jobs.changed.notify_all();
    }
}

impl Drop for Awaited {
    fn drop(&mut self) {
        self.jobs.lock().queue.remove(&self.account, self.ticket);
    }
}
