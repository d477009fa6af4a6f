//! What is to happen, in its order.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use protocol::ConnectionId;
use protocol::socket::FromClient;
use room::{Command, Finding, JobId};

use crate::store::Ticket;

/// Milliseconds since the world began: true time, which never jumps.
pub(crate) type Millis = u64;

/// Something that is to happen.
#[derive(Debug)]
pub(crate) enum Event {
    /// A client looks at what it knows and does something about it.
    Acts { client: usize },
    /// A connection reaches the host.
    Connects { connection: ConnectionId },
    /// A request reaches the host.
    Asks { connection: ConnectionId, request: FromClient },
    /// A command reaches the host.
    Commands { client: usize, command: Command },
    /// A client reads the next message of a connection.
    Reads { connection: ConnectionId },
    /// A client notices that a connection is closed.
    ClientNotices { connection: ConnectionId },
    /// The host notices that a connection is closed.
    HostNotices { connection: ConnectionId },
    /// The store carries out what it was handed.
    Stores { ticket: Ticket },
    /// The host hears from the store, or does not and gives up.
    Hears { ticket: Ticket },
    /// A job is done.
    Finds { life: u32, job: JobId, finding: Option<Finding> },
    /// The room wanted to be woken.
    Wakes { life: u32, alarm: u64 },
    /// Something breaks.
    Breaks,
    /// A host starts again.
    Starts,
}

/// What is to happen, the next first; what was planned first of all that happens at the same moment.
#[derive(Default)]
pub(crate) struct Events {
    queue: BinaryHeap<Reverse<(Millis, u64)>>,
    planned: std::collections::BTreeMap<u64, Event>,
    number: u64,
}

impl Events {
    pub(crate) fn plan(&mut self, at: Millis, event: Event) {
        self.queue.push(Reverse((at, self.number)));
        self.planned.insert(self.number, event);
        self.number += 1;
    }

    pub(crate) fn next(&mut self) -> Option<(Millis, Event)> {
        let Reverse((at, number)) = self.queue.pop()?;
        Some((at, self.planned.remove(&number).expect("it was planned")))
    }
}
