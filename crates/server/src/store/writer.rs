//! The one writer. It commits what has gathered while the last commit was on its way to the disk, so that the cost of a sync
//! is shared by all tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use super::driver::{DatabaseError, Driver, NotKept, Statement};
use crate::metrics;

/// Statements of one commit.
const MOST_STATEMENTS: usize = 4000;

/// Whoever has waited for so long behind a write that failed does not wait for one of their own as well.
const LONG: Duration = Duration::from_secs(1);

struct Request {
    statements: Vec<Statement>,
    since: Instant,
    done: oneshot::Sender<Result<(), NotKept>>,
}

/// A handle on the writer; it ends when all handles are gone and all that was accepted is on disk.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
    /// Whether there is something of which nobody knows whether it was kept.
    unsettled: Arc<AtomicBool>,
}

impl Writer {
    /// Starts a writer; its task ends after the last handle is dropped.
    pub(super) fn start(driver: Arc<Driver>) -> Self {
        let (requests, inbox) = mpsc::channel(4096);
        let unsettled = Arc::new(AtomicBool::new(false));
        // Nobody waits for the task: whoever keeps something waits for that.
        drop(tokio::spawn(run(driver, inbox, Arc::clone(&unsettled))));
        Self { requests, unsettled }
    }

    /// Keeps all of this or nothing; returns when it is on disk.
    pub(crate) async fn keep(&self, statements: Vec<Statement>) -> Result<(), NotKept> {
        let (done, kept) = oneshot::channel();
        let ended = || NotKept::Failed(DatabaseError::Silent);
        let request = Request { statements, since: Instant::now(), done };
        self.requests.send(request).await.map_err(|_| ended())?;
        kept.await.unwrap_or_else(|_| Err(ended()))
    }

    /// Whether nobody knows of something if it was kept: then nothing may be read before something else is.
    pub(super) fn is_unsettled(&self) -> bool {
        self.unsettled.load(Ordering::Acquire)
    }
}

async fn run(driver: Arc<Driver>, mut inbox: mpsc::Receiver<Request>, unsettled: Arc<AtomicBool>) {
    let commit = async |statements| {
        let started = Instant::now();
        let written = driver.write(statements).await;
        match &written {
            Ok(()) => {
                metrics::COMMITS.note(started.elapsed());
                unsettled.store(false, Ordering::Release);
            }
            Err(problem) => {
                tracing::error!(%problem, "something could not be kept");
                metrics::FAILED_COMMITS.add(1);
                if matches!(problem, NotKept::Unknown(_)) {
                    unsettled.store(true, Ordering::Release);
                }
            }
        }
        written
    };
    let mut next = inbox.recv().await;
    while let Some(Request { mut statements, done, .. }) = next.take() {
        let mut batch = vec![(statements.len(), done)];
        while statements.len() < MOST_STATEMENTS {
            let Ok(more) = inbox.try_recv() else { break };
            batch.push((more.statements.len(), more.done));
            statements.extend(more.statements);
        }
        let statements: Arc<[_]> = statements.into();
        let kept = commit(Arc::clone(&statements)).await;
        let at_fault = batch.len() > 1 && matches!(kept, Err(NotKept::Conflict(_)));
        let mut first = 0;
        for (length, done) in batch {
            let own = first..first + length;
            first += length;
            // One of them is at fault: each for itself, so that the others are not lost with it.
            let kept = if at_fault { commit(statements[own].into()).await } else { kept.clone() };
            // Whoever asked may be gone.
            let _ = done.send(kept);
        }
        if let Err(NotKept::Failed(error) | NotKept::Unknown(error)) = kept {
            // Nothing of theirs was sent, so that is known to be not kept. Who waits behind somebody else came later.
            next = inbox.try_recv().ok();
            while let Some(request) = next.take_if(|request| request.since.elapsed() >= LONG) {
                let _ = request.done.send(Err(NotKept::Failed(error.clone())));
                next = inbox.try_recv().ok();
            }
        }
        if next.is_none() {
            next = inbox.recv().await;
        }
    }
}
