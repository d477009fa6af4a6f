//! What waits to be sent to a client, bounded by its bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// Whoever has this much waiting, unread, cannot keep up.
const MOST_BYTES: usize = 256 * 1024;

/// Where a table puts what it tells a client. When it is dropped, the client's socket is closed.
#[derive(Debug)]
pub(crate) struct Outbox {
    messages: mpsc::UnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// The same for whoever has something to add, but does not decide how long the socket is open.
pub(crate) struct Slip {
    messages: mpsc::WeakUnboundedSender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// What a client is to be sent, one after the other.
pub(crate) struct Outgoing {
    messages: mpsc::UnboundedReceiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    /// The size of those that were taken last: they wait until they are sent, and then the next is taken.
    sending: usize,
}

/// The client cannot keep up, or is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Behind;

/// A new outbox, and its other end.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let (sender, messages) = mpsc::unbounded_channel();
    let waiting = Arc::<AtomicUsize>::default();
    let outgoing = Outgoing { messages, waiting: Arc::clone(&waiting), sending: 0 };
    (Outbox { messages: sender, waiting }, outgoing)
}

impl Outbox {
    /// Puts a message in, unless too much waits already.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let size = message.len();
        if self.waiting.fetch_add(size, Ordering::Relaxed) >= MOST_BYTES {
            return Err(Behind);
        }
        self.messages.send(message).map_err(|_| Behind)
    }

    pub(crate) fn slip(&self) -> Slip {
        Slip { messages: self.messages.downgrade(), waiting: Arc::clone(&self.waiting) }
    }
}

impl Slip {
    /// Puts a message in, unless too much waits already or the table has closed the socket.
    pub(crate) fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let messages = self.messages.upgrade().ok_or(Behind)?;
        Outbox { messages, waiting: Arc::clone(&self.waiting) }.send(message)
    }
}

impl Outgoing {
    /// The next message; nothing once the outbox is dropped and empty.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.waiting.fetch_sub(std::mem::take(&mut self.sending), Ordering::Relaxed);
        let message = self.messages.recv().await?;
        self.sending = message.len();
        Some(message)
    }

    /// One more that waits already, to be sent together with those before it.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.try_recv().ok()?;
        self.sending += message.len();
        Some(message)
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
}
