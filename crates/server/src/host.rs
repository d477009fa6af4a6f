//! The host of a table that is awake: a task that lets one thing happen after the other, keeps what is to be kept before
//! anybody is told, and comes back when it is time.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::future::pending;
use std::pin::pin;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::http::Whom;
use protocol::socket::FromServer;
use protocol::{ClientId, ConnectionId, PersonId, Problem, ProblemCode};
use room::{Act, Answer, Command, Effects, Finding, Input, Job, JobId, Person, Purpose, Room, Time, To};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::sleep;

use crate::forgetting::rewrite;
use crate::metrics;
use crate::outbox::Outbox;
use crate::pool::{Account, Length, Urgency};
use crate::problem::Refused;
use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::store::{NotKept, Write};

/// What comes into a table's inbox.
pub(crate) enum Mail {
    /// A socket was opened.
    Connect { connection: ConnectionId, person: Person, client: ClientId, blocked: BTreeSet<PersonId>, outbox: Outbox },
    /// Somebody does something besides playing, and waits for the answer.
    Command { person: Person, command: Command, answer: oneshot::Sender<Result<Answer, Problem>> },
    /// Somebody means somebody else at the table: who is that?
    Whom { whom: Whom, answer: oneshot::Sender<Result<Person, Problem>> },
    /// Somebody is forgotten: a stranger was here instead.
    Forget { person: PersonId, stranger: Person, done: oneshot::Sender<Result<(), Problem>> },
    /// Whoever runs the server has changed what is kept.
    End,
    /// Anything else.
    Input(Input),
}

/// What the room knows is not what is kept, or nobody knows whether it is: it is thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stale;

/// The writer has logged why.
impl From<NotKept> for Stale {
    fn from(_: NotKept) -> Self {
        Self
    }
}

/// What came of a job.
struct Found {
    job: JobId,
    finding: Option<Finding>,
}

struct Host {
    room: Box<Room>,
    shared: Arc<Shared>,
    rooms: Rooms,
    outboxes: HashMap<ConnectionId, Outbox>,
    /// The jobs under way, which end with this; and how each is taken out of the queue.
    jobs: JoinSet<Found>,
    under_way: HashMap<JobId, AbortHandle>,
    wake: Option<Time>,
}

/// Hosts a table until it sleeps. If what happened is not known to be kept, the room is thrown away and every socket closed:
/// everybody comes back, and finds what is on disk.
pub(crate) async fn host(room: Box<Room>, mut inbox: mpsc::Receiver<Box<Mail>>, shared: Arc<Shared>, rooms: Rooms) {
    let mut ending = shared.ending();
    let mut ending = pin!(ending.wait());
    let id = room.id().clone();
    let mut host = Host {
        room,
        shared,
        rooms: rooms.clone(),
        outboxes: HashMap::new(),
        jobs: JoinSet::new(),
        under_way: HashMap::new(),
        wake: None,
    };
    metrics::TABLES_AWAKE.add(1);
    let mut kept = host.happens(Input::Time).await.map(drop);
    while kept.is_ok() {
        if host.room.may_sleep(host.shared.now()) {
            rooms.forget(&id, &mut inbox);
        }
        let time_is_up = host.waits();
        kept = tokio::select! {
            biased;
            () = ending.as_mut() => break,
            mail = inbox.recv() => match mail {
                Some(mail) => host.receives(*mail).await,
                None => break,
            },
            Some(found) = host.jobs.join_next() => match found {
                Ok(Found { job, finding }) => {
                    host.under_way.remove(&job);
                    host.happens(Input::Done { job, finding }).await.map(drop)
                }
                // Nobody waits any more for one that was taken out.
                Err(_) => Ok(()),
            },
            () = time_is_up => host.happens(Input::Time).await.map(drop),
        };
    }
    if kept.is_err() {
        // With the outboxes the sockets end, and so do those of whoever was just coming in.
        drop(host);
        inbox.close();
        rooms.forget_closed(&id);
    }
    metrics::TABLES_AWAKE.add(-1);
}

/// Answers for a table that cannot be hosted.
pub(crate) async fn excuse(problem: &Problem, mut inbox: mpsc::Receiver<Box<Mail>>) {
    while let Some(mail) = inbox.recv().await {
        match *mail {
            Mail::Connect { outbox, .. } => {
                let _ = outbox.send(text(&FromServer::Refused { n: None, problem: problem.clone() }));
            }
            Mail::Command { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Mail::Whom { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Mail::Forget { done, .. } => drop(done.send(Err(problem.clone()))),
            Mail::Input(_) | Mail::End => {}
        }
    }
}

impl Host {
    /// Sleeps until the room wants to be woken; for ever if it does not, which costs no timer.
    fn waits(&self) -> impl Future<Output = ()> + use<> {
        let time = self.wake.map(|wake| self.shared.now().until(wake));
        async move {
            match time {
                Some(time) => sleep(time).await,
                None => pending().await,
            }
        }
    }

    async fn receives(&mut self, mail: Mail) -> Result<(), Stale> {
        match mail {
            Mail::Connect { connection, person, client, blocked, outbox } => {
                self.outboxes.insert(connection, outbox);
                self.happens(Input::Connect { connection, person, client, blocked }).await?;
            }
            Mail::Command { person, command, answer } => {
                let answered = self.happens(Input::Command { person, command }).await?;
                let _ = answer.send(answered.unwrap_or_else(|| Err(Problem::unavailable())));
            }
            Mail::Whom { whom, answer } => {
                let nobody =
                    || Problem::new(ProblemCode::NotFound, "there is nobody at this table who is meant by that");
                let _ = answer.send(self.room.whom(whom).cloned().ok_or_else(nobody));
            }
            Mail::Forget { person, stranger, done } => {
                // In a box: it is rare, and every table would have room for it.
                let rewritten = Box::pin(rewrite(&self.shared, self.room.id(), &person, &stranger)).await;
                let _ = done.send(rewritten.map_err(|Refused(problem)| problem));
                return Err(Stale);
            }
            Mail::End => return Err(Stale),
            Mail::Input(input) => {
                self.happens(input).await?;
            }
        }
        Ok(())
    }

    /// Lets one thing happen, with all that follows from it; returns what is answered.
    async fn happens(&mut self, input: Input) -> Result<Option<Result<Answer, Problem>>, Stale> {
        let mut answer = None;
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            if let Input::Disconnect { connection } = input {
                self.outboxes.remove(&connection);
            }
            let mut effects = self.room.handle(input, self.shared.now(), &mut &self.shared.entropy);
            if let Some(problem) = effects.fault.take() {
                tracing::error!(table = %self.room.id(), %problem, "a bot chose what is not allowed");
            }
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
    async fn keep(&mut self, effects: &mut Effects) -> Result<(), Stale> {
        let entries = std::mem::take(&mut effects.entries);
        if entries.is_empty() {
            return Ok(());
        }
        let steps = entries.iter().filter(|entry| matches!(entry.act, Act::Chance { .. } | Act::Move { .. })).count();
        let first = self.room.entries() - entries.len();
        let summary = effects.summary.take();
        let mut writes = vec![Write { table: self.room.id().clone(), first, entries, summary }];
        let opened = effects.opened.take().map(|journal| self.rooms.new_room(journal)).transpose();
        let opened = opened.map_err(|_| Stale)?;
        let room = opened.map(|(room, write)| {
            writes.push(write);
            room
        });
        self.shared.store.keep_tables(writes).await?;
        metrics::STEPS.add(steps as i64);
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
                self.outboxes.get(connection).is_some_and(|outbox| outbox.send(message.clone()).is_err())
            };
            behind.extend(to.iter().filter(fails));
        }
        behind
    }

    fn start(&mut self, jobs: Vec<Job>) {
        for Job { id, work, person, purpose } in jobs {
            let shared = Arc::clone(&self.shared);
            let urgency = match purpose {
                Purpose::Play => Urgency::Play,
                Purpose::Hint => Urgency::Hint,
            };
            let length = if work.is_long() { Length::Long } else { Length::Short };
            let account = Account { person: person.device().into(), table: self.room.id().clone(), urgency, length };
            let job = self.jobs.spawn(async move {
                let threads = shared.pool.threads();
                Found { job: id, finding: shared.pool.run(account, move || work.run(&threads)).await.flatten() }
            });
            self.under_way.insert(id, job);
        }
    }

    /// Takes jobs that nobody waits for any more out of the queue; one that has begun is let finish.
    fn cancel(&mut self, jobs: &[JobId]) {
        for job in jobs {
            if let Some(job) = self.under_way.remove(job) {
                job.abort();
            }
        }
    }
}

thread_local! {
    /// Where messages are written, with room for the longest so far.
    static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as it goes over the wire, no longer than it is: thousands of them may wait.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    WRITTEN.with_borrow_mut(|written| {
        written.clear();
        serde_json::to_writer(&mut *written, message).expect("messages are plain data");
        str::from_utf8(written).expect("JSON is text").into()
    })
}
