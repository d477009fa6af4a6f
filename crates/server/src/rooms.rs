//! The tables that are awake.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::journal::{Act, Entry};
use crate::protocol::Problem;
use crate::protocol::TableInfo;
use crate::room::{Command, Room, ToRoom, sleep, wake};
use crate::shared::Shared;
use crate::store::{Person, Summary, Write};

/// What fits into a table's inbox before whoever writes has to wait.
const INBOX: usize = 256;

/// The tables that are awake, by their names; any other is woken when somebody asks for it.
#[derive(Clone)]
pub(crate) struct Rooms {
    shared: Arc<Shared>,
    awake: Arc<Mutex<HashMap<String, mpsc::Sender<ToRoom>>>>,
}

impl Rooms {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self { shared, awake: Arc::default() }
    }

    /// Opens a table and returns its name.
    pub(crate) async fn open(&self, acts: Vec<Act>) -> Result<String, Problem> {
        let id = self.shared.entropy.link();
        let time = self.shared.now();
        let entries: Vec<_> = acts.into_iter().map(|act| Entry { time, act }).collect();
        let room = Room::replay(&id, &entries).ok_or_else(Problem::unavailable)?;
        let summary = Some(Summary::of(&room));
        self.shared.writer.keep(Write { table: id.clone(), first: 0, entries, summary }).await?;
        metrics::counter!("chabudai_tables_opened_total").increment(1);
        self.keep_awake(room);
        Ok(id)
    }

    fn keep_awake(&self, room: Room) {
        let (inbox, messages) = mpsc::channel(INBOX);
        self.awake().insert(room.id.clone(), inbox);
        self.shared.tables.spawn(wake(room, messages, Arc::clone(&self.shared), self.clone()));
    }

    /// Sends a message to a table, which is woken if it sleeps.
    pub(crate) async fn send(&self, id: &str, mut message: ToRoom) -> Result<(), Problem> {
        // A table may fall asleep between being found and being told: then it is woken again.
        for _ in 0..3 {
            match self.inbox(id).send(message).await {
                Ok(()) => return Ok(()),
                Err(unsent) => {
                    self.forget_closed(id);
                    message = unsent.0;
                }
            }
        }
        Err(Problem::unavailable())
    }

    /// Sends a message that means nothing to a table that sleeps.
    pub(crate) async fn tell_awake(&self, id: &str, message: ToRoom) {
        let inbox = self.awake().get(id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(message).await;
        }
    }

    /// Asks a table something and waits for its answer.
    pub(crate) async fn ask<T>(
        &self,
        id: &str,
        question: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> ToRoom,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, question(answer)).await?;
        answered.await.map_err(|_| Problem::unavailable())?
    }

    /// Lets a person do something at a table.
    pub(crate) async fn command(&self, id: &str, person: Person, command: Command) -> Result<TableInfo, Problem> {
        self.ask(id, |answer| ToRoom::Do { person, command, answer }).await
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, id: &str) -> bool {
        self.awake().contains_key(id)
    }

    /// Lets a table fall asleep, unless somebody has just written to it. What comes in the very moment is still there to be
    /// received.
    pub(crate) fn forget(&self, id: &str, inbox: &mut mpsc::Receiver<ToRoom>) {
        let mut awake = self.awake();
        if inbox.is_empty() {
            inbox.close();
            awake.remove(id);
        }
    }

    /// Forgets a table that takes no more messages; one that was woken since then stays.
    pub(crate) fn forget_closed(&self, id: &str) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
        }
    }

    fn inbox(&self, id: &str) -> mpsc::Sender<ToRoom> {
        let mut awake = self.awake();
        if let Some(inbox) = awake.get(id) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        awake.insert(id.into(), inbox.clone());
        self.shared.tables.spawn(self.clone().load(id.into(), messages));
        inbox
    }

    async fn load(self, id: String, mut messages: mpsc::Receiver<ToRoom>) {
        let problem = match self.shared.store.journal(&id).await {
            Ok(journal) if journal.is_empty() => Problem::no_table(),
            Ok(journal) => match Room::replay(&id, &journal) {
                Some(room) => return wake(room, messages, Arc::clone(&self.shared), self).await,
                None => {
                    tracing::error!(table = id, "the journal of a table cannot be replayed");
                    Problem::unavailable()
                }
            },
            Err(error) => error.into(),
        };
        messages.close();
        self.forget_closed(&id);
        sleep(problem, messages).await;
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToRoom>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
