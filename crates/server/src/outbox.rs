//! What waits to be sent to a client, bounded by its bytes. Most of the time that is nothing, so it takes hardly any room: a
//! channel of the runtime has two kilobytes for each of its users.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// Whoever has this much waiting, unread, cannot keep up.
const MOST_BYTES: usize = 256 * 1024;
/// Room for so many messages is kept when none waits.
const FEW: usize = 4;

/// Where a table puts what it tells a client. When it is dropped, the client's socket is closed.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// The same for whoever has something to add, but does not decide how long the socket is open.
pub(crate) struct Slip(Arc<Shared>);

/// What a client is to be sent, one after the other.
pub(crate) struct Outgoing {
    shared: Arc<Shared>,
    /// The size of those that were taken last: they wait until they are sent, and then the next is taken.
    sending: usize,
}

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// For the one who takes messages.
    changed: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    /// One of the two ends is gone.
    closed: bool,
}

/// The client cannot keep up, or is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Behind;

/// A new outbox, and its other end.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let shared = Arc::<Shared>::default();
    (Outbox(Arc::clone(&shared)), Outgoing { shared, sending: 0 })
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let mut waiting = self.waiting();
        if waiting.closed || waiting.bytes >= MOST_BYTES {
            return Err(Behind);
        }
        waiting.bytes += message.len();
        waiting.messages.push_back(message);
        drop(waiting);
        self.changed.notify_one();
        Ok(())
    }

    fn close(&self) {
        self.waiting().closed = true;
        self.changed.notify_one();
    }
}

impl Outbox {
    /// Puts a message in, unless too much waits already.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        self.0.send(message)
    }

    pub(crate) fn slip(&self) -> Slip {
        Slip(Arc::clone(&self.0))
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Slip {
    /// Puts a message in, unless too much waits already or the table has closed the socket.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        self.0.send(message)
    }
}

impl Outgoing {
    /// The next message; nothing once the outbox is dropped and empty.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.shared.waiting().bytes -= std::mem::take(&mut self.sending);
        loop {
            if let Some(message) = self.waiting() {
                return Some(message);
            }
            if self.shared.waiting().closed {
                return None;
            }
            // What changes between looking and waiting is remembered.
            self.shared.changed.notified().await;
        }
    }

    /// One more that waits already, to be sent together with those before it.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        let messages = &mut self.shared.waiting().messages;
        let message = messages.pop_front()?;
        if messages.is_empty() {
            messages.shrink_to(FEW);
        }
        self.sending += message.len();
        Some(message)
    }
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        let mut waiting = self.shared.waiting();
        (waiting.closed, waiting.messages) = (true, VecDeque::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(size: usize) -> Utf8Bytes {
        "x".repeat(size).into()
    }

    #[tokio::test]
    async fn what_is_not_read_is_bounded_by_its_bytes() {
        let (outbox, mut outgoing) = outbox();
        let parts = 64;
        for _ in 0..parts {
            outbox.send(message(MOST_BYTES / parts)).unwrap();
        }
        assert_eq!(outbox.send(message(1)), Err(Behind));
        assert_eq!(outgoing.next().await.map(|message| message.len()), Some(MOST_BYTES / parts));
    }

    #[tokio::test]
    async fn whoever_reads_can_be_told_for_ever() {
        let (outbox, mut outgoing) = outbox();
        for _ in 0..100 {
            outbox.send(message(MOST_BYTES / 2)).unwrap();
            outgoing.next().await.unwrap();
        }
    }

    #[tokio::test]
    async fn one_long_message_always_fits() {
        let (outbox, mut outgoing) = outbox();
        outbox.send(message(10)).unwrap();
        outbox.send(message(MOST_BYTES * 2)).unwrap();
        outgoing.next().await.unwrap();
        assert_eq!(outgoing.next().await.map(|message| message.len()), Some(MOST_BYTES * 2));
    }

    #[tokio::test]
    async fn a_table_that_drops_its_outbox_ends_it_whoever_else_could_write() {
        let (outbox, mut outgoing) = outbox();
        let slip = outbox.slip();
        slip.send(message(1)).unwrap();
        drop(outbox);
        assert!(outgoing.next().await.is_some());
        assert!(outgoing.next().await.is_none());
        assert_eq!(slip.send(message(1)), Err(Behind));
    }

    #[tokio::test]
    async fn nothing_can_be_put_in_once_the_client_is_gone() {
        let (outbox, outgoing) = outbox();
        outbox.send(message(1)).unwrap();
        drop(outgoing);
        assert_eq!(outbox.send(message(1)), Err(Behind));
    }

    #[tokio::test]
    async fn whoever_waits_is_told_of_the_next_message_and_of_the_end() {
        let (outbox, mut outgoing) = outbox();
        let taken = tokio::spawn(async move { (outgoing.next().await.map(|text| text.len()), outgoing.next().await) });
        tokio::task::yield_now().await;
        outbox.send(message(3)).unwrap();
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(taken.await.unwrap(), (Some(3), None));
    }
}
