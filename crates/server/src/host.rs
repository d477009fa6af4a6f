//! The host of a table that is awake: a task that lets one thing happen after the other, keeps what is to be kept before
//! anybody is told, and comes back when it is time.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::socket::FromServer;
use protocol::{ClientId, ConnectionId, Problem};
use room::{Act, Answer, Command, Effects, Finding, Input, Job, JobId, Person, Room, Time, To};
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::sleep;

use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::store::{Lost, Write};

/// How long a host sleeps at most before it looks at the clock again.
const NAP: Duration = Duration::from_secs(3600);

/// What comes into a table's inbox.
pub(crate) enum Mail {
    /// A socket was opened.
    Connect { connection: ConnectionId, person: Person, client: ClientId, outbox: mpsc::Sender<Utf8Bytes> },
    /// Somebody does something besides playing, and waits for the answer.
    Command { person: Person, command: Command, answer: oneshot::Sender<Result<Answer, Problem>> },
    /// Anything else.
    Input(Input),
}

struct Host {
    room: Room,
    shared: Arc<Shared>,
    rooms: Rooms,
    outboxes: HashMap<ConnectionId, mpsc::Sender<Utf8Bytes>>,
    findings: mpsc::UnboundedSender<(JobId, Option<Finding>)>,
    /// The jobs under way, so that they can be cancelled.
    jobs: HashMap<JobId, AbortHandle>,
    wake: Option<Time>,
}

/// Hosts a table until it sleeps. If what happened cannot be kept it sleeps at once, without it: whoever comes next finds what
/// is on disk.
pub(crate) async fn host(room: Room, mut inbox: mpsc::Receiver<Mail>, shared: Arc<Shared>, rooms: Rooms) {
    let (findings, mut found) = mpsc::unbounded_channel();
    let mut ending = shared.ending();
    let id = room.id().clone();
    let mut host = Host {
        room,
        shared,
        rooms: rooms.clone(),
        outboxes: HashMap::new(),
        findings,
        jobs: HashMap::new(),
        wake: None,
    };
    metrics::gauge!("chabudai_tables_awake").increment(1.0);
    let mut kept = host.happens(Input::Time).await.map(drop);
    while kept.is_ok() {
        if host.room.may_sleep(host.shared.now()) {
            rooms.forget(&id, &mut inbox);
        }
        kept = tokio::select! {
            biased;
            () = ending.wait() => break,
            mail = inbox.recv() => match mail {
                Some(mail) => host.receives(mail).await,
                None => break,
            },
            Some((job, finding)) = found.recv() => {
                host.jobs.remove(&job);
                host.happens(Input::Done { job, finding }).await.map(drop)
            }
            () = host.waits() => host.happens(Input::Time).await.map(drop),
        };
    }
    if kept.is_err() {
        inbox.close();
        rooms.forget_closed(&id);
    }
    metrics::gauge!("chabudai_tables_awake").decrement(1.0);
}

/// Answers for a table that cannot be hosted.
pub(crate) async fn excuse(problem: &Problem, mut inbox: mpsc::Receiver<Mail>) {
    while let Some(mail) = inbox.recv().await {
        match mail {
            Mail::Connect { outbox, .. } => {
                let _ = outbox.send(text(&FromServer::Refused { n: None, problem: problem.clone() })).await;
            }
            Mail::Command { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Mail::Input(_) => {}
        }
    }
}

impl Host {
    /// Sleeps until the room wants to be woken.
    fn waits(&self) -> impl Future<Output = ()> + use<> {
        sleep(self.wake.map_or(NAP, |wake| self.shared.now().until(wake)).min(NAP))
    }

    async fn receives(&mut self, mail: Mail) -> Result<(), Lost> {
        match mail {
            Mail::Connect { connection, person, client, outbox } => {
                self.outboxes.insert(connection, outbox);
                self.happens(Input::Connect { connection, person, client }).await?;
            }
            Mail::Command { person, command, answer } => {
                let answered = self.happens(Input::Command { person, command }).await?;
                let _ = answer.send(answered.unwrap_or_else(|| Err(Problem::unavailable())));
            }
            Mail::Input(input) => {
                self.happens(input).await?;
            }
        }
        Ok(())
    }

    /// Lets one thing happen, with all that follows from it; returns what is answered.
    async fn happens(&mut self, input: Input) -> Result<Option<Result<Answer, Problem>>, Lost> {
        let mut answer = None;
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            if let Input::Disconnect { connection } = input {
                self.outboxes.remove(&connection);
            }
            let mut effects = self.room.handle(input, self.shared.now(), &mut &self.shared.entropy);
            self.keep(&mut effects).await?;
            // Whoever cannot keep up is sent away and connects again.
            let behind = self.send(&effects.messages);
            inputs.extend(behind.into_iter().map(|connection| Input::Disconnect { connection }));
            self.start(effects.jobs);
            self.cancel(&effects.cancelled);
            self.wake = effects.wake;
            answer = answer.or(effects.answer);
        }
        Ok(answer)
    }

    /// Keeps what is to be kept, together with the table that a rematch opened; returns when it is on disk.
    async fn keep(&mut self, effects: &mut Effects) -> Result<(), Lost> {
        let entries = std::mem::take(&mut effects.entries);
        if entries.is_empty() {
            return Ok(());
        }
        let steps = entries.iter().filter(|entry| matches!(entry.act, Act::Chance { .. } | Act::Move { .. })).count();
        let first = self.room.entries() - entries.len();
        let summary = effects.summary.take();
        let mut writes = vec![Write { table: self.room.id().clone(), first, entries, summary }];
        let opened = effects.opened.take().map(|journal| self.rooms.new_room(journal)).transpose();
        let opened = opened.map_err(|_| Lost)?;
        let room = opened.map(|(room, write)| {
            writes.push(write);
            room
        });
        self.shared.writer.keep(writes).await?;
        metrics::counter!("chabudai_steps_total").increment(steps as u64);
        if let Some(room) = room {
            self.rooms.keep_awake(room);
        }
        Ok(())
    }

    /// Sends messages and returns who could not take them.
    fn send(&self, messages: &[(To, FromServer)]) -> Vec<ConnectionId> {
        let mut behind = Vec::new();
        for (to, message) in messages {
            if to.is_empty() {
                continue;
            }
            let message = text(message);
            let fails = |connection: &&ConnectionId| {
                self.outboxes.get(connection).is_some_and(|outbox| outbox.try_send(message.clone()).is_err())
            };
            behind.extend(to.iter().filter(fails));
        }
        behind
    }

    fn start(&mut self, jobs: Vec<Job>) {
        for Job { id, work } in jobs {
            let (pool, findings) = (self.shared.pool.clone(), self.findings.clone());
            let job = tokio::spawn(async move {
                // Nobody waits for it any more if the table sleeps.
                let _ = findings.send((id, pool.work(work).await));
            });
            self.jobs.insert(id, job.abort_handle());
        }
    }

    /// Takes jobs that nobody waits for any more out of the queue; one that has begun is let finish.
    fn cancel(&mut self, jobs: &[JobId]) {
        for job in jobs.iter().filter_map(|job| self.jobs.remove(job)) {
            job.abort();
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
