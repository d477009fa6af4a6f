//! The tables that are awake.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::http::Whom;
use protocol::{Problem, ProblemCode, TableId};
use room::{Answer, Command, Entry, NewJournal, Person, Room};
use tokio::sync::{mpsc, oneshot};

use crate::host::{Mail, excuse, host};
use crate::metrics;
use crate::pool::Account;
use crate::problem::Refused;
use crate::shared::Shared;
use crate::store::Write;

/// What fits into a table's inbox before whoever writes has to wait.
const INBOX: usize = 256;

/// Where mail is put. A channel has room for 32 from the start, however few there are: for boxes that is little.
type Inbox = mpsc::Sender<Box<Mail>>;

/// The tables that are awake, by their names; any other is woken when somebody asks for it.
#[derive(Clone)]
pub(crate) struct Rooms {
    shared: Arc<Shared>,
    awake: Arc<Mutex<HashMap<TableId, Inbox>>>,
}

impl Rooms {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        Self { shared, awake: Arc::default() }
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Opens a table and returns its name.
    pub(crate) async fn open(&self, journal: NewJournal) -> Result<TableId, Refused> {
        let (room, write) = self.new_room(journal)?;
        let id = room.id().clone();
        self.shared.store.keep_tables(vec![write]).await?;
        self.keep_awake(room);
        Ok(id)
    }

    /// A table that is not there yet, and how it is kept.
    pub(crate) fn new_room(&self, journal: NewJournal) -> Result<(Room, Write), Problem> {
        let NewJournal { table, entries } = journal;
        let room = Room::replay(table.clone(), &entries, self.shared.settings.room.clone());
        let room = room.map_err(|(_, problem)| problem)?;
        let summary = Some(room.summary());
        Ok((room, Write { table, first: 0, entries, summary }))
    }

    /// Hosts a table that was just opened.
    pub(crate) fn keep_awake(&self, room: Room) {
        metrics::TABLES_OPENED.add(1);
        let (inbox, mail) = mpsc::channel(INBOX);
        self.awake().insert(room.id().clone(), inbox);
        self.shared.tables.spawn(host(Box::new(room), mail, Arc::clone(&self.shared), self.clone()));
    }

    /// Sends mail to a table, which is woken if it sleeps.
    pub(crate) async fn send(&self, id: &TableId, mail: Mail) {
        let mut mail = Box::new(mail);
        // A table may fall asleep between being found and being told: then it is woken again.
        while let Err((inbox, unsent)) = self.wake_with(id, mail) {
            match inbox.send(unsent).await {
                Ok(()) => return,
                Err(unsent) => {
                    self.forget_closed(id);
                    mail = unsent.0;
                }
            }
        }
    }

    /// Sends mail that means nothing to a table that sleeps.
    pub(crate) async fn tell_awake(&self, id: &TableId, mail: Mail) {
        let inbox = self.awake().get(id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(Box::new(mail)).await;
        }
    }

    /// Lets a person do something at a table, and waits for the answer.
    pub(crate) async fn command(&self, id: &TableId, person: Person, command: Command) -> Result<Answer, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, Mail::Command { person, command, answer }).await;
        answered.await.map_err(|_| Problem::unavailable())?
    }

    /// Who is meant at a table.
    pub(crate) async fn whom(&self, id: &TableId, whom: Whom) -> Result<Person, Problem> {
        let (answer, answered) = oneshot::channel();
        self.send(id, Mail::Whom { whom, answer }).await;
        answered.await.map_err(|_| Problem::unavailable())?
    }

    /// Whether a table is awake.
    pub(crate) fn is_awake(&self, id: &TableId) -> bool {
        self.awake().contains_key(id)
    }

    /// Lets a table fall asleep, unless somebody has just written to it. What comes in the very moment is still there to be
    /// received.
    pub(crate) fn forget(&self, id: &TableId, inbox: &mut mpsc::Receiver<Box<Mail>>) {
        let mut awake = self.awake();
        if inbox.is_empty() {
            inbox.close();
            awake.remove(id);
        }
    }

    /// Forgets a table that takes no more mail; one that was woken since then stays.
    pub(crate) fn forget_closed(&self, id: &TableId) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
        }
    }

    /// Wakes a table with mail that is there before it opens its eyes: one that cannot be hosted ends at once, but not before it has
    /// answered. Of a table that is awake the inbox and the mail are given back.
    fn wake_with(&self, id: &TableId, mail: Box<Mail>) -> Result<(), (Inbox, Box<Mail>)> {
        let mut awake = self.awake();
        if let Some(inbox) = awake.get(id) {
            return Err((inbox.clone(), mail));
        }
        let (inbox, received) = mpsc::channel(INBOX);
        inbox.try_send(mail).expect("a new inbox has room");
        awake.insert(id.clone(), inbox);
        self.shared.tables.spawn(self.clone().wake(id.clone(), received));
        Ok(())
    }

    async fn wake(self, id: TableId, mut mail: mpsc::Receiver<Box<Mail>>) {
        // A table is awake for long: what only waking needs goes when it is awake.
        match Box::pin(self.load(&id)).await {
            Ok(room) => host(Box::new(room), mail, Arc::clone(&self.shared), self).await,
            Err(Refused(problem)) => {
                mail.close();
                self.forget_closed(&id);
                excuse(&problem, mail).await;
            }
        }
    }

    async fn load(&self, id: &TableId) -> Result<Room, Refused> {
        let rows = self.shared.store.journal(id).await?;
        if let Some(reason) = self.shared.store.closed(id).await? {
            return Err(Refused::new(ProblemCode::Closed, reason));
        }
        if rows.is_empty() {
            let reason = "there is no table with this link; ask its host for the right one";
            return Err(Refused::new(ProblemCode::NotFound, reason));
        }
        let (table, settings) = (id.clone(), self.shared.settings.room.clone());
        // A long journal takes a while.
        let account = Account::of_table(id);
        let room = self.shared.pool.run(account, move || {
            let read =
                rows.iter().enumerate().map(|(entry, (time, act))| Entry::read(*time, act).map_err(|e| (entry, e)));
            let journal: Vec<_> = read.collect::<Result<_, _>>()?;
            Room::replay(table, &journal, settings)
        });
        let room = room.await.ok_or_else(Problem::unavailable)?;
        Ok(room.map_err(|(entry, problem)| bad_journal(id, entry, problem))?)
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, Inbox>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was kept of a table cannot be played again: whoever runs the server must know which entry and why, and so must
/// whoever opens this very table.
fn bad_journal(id: &TableId, entry: usize, problem: Problem) -> Problem {
    tracing::error!(table = %id, entry, reason = problem.reason, "the journal of a table cannot be replayed");
    let reason = format!("entry {entry} of the table's journal cannot be replayed: {}", problem.reason);
    Problem { code: ProblemCode::BadJournal, reason, ..problem }.at_entry(entry)
}
