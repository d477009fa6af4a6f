//! The task of a table that is awake. It alone changes the table: everything comes through its inbox, one after the other,
//! and nothing is told to anybody before it is on disk.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::shown::text;
use super::state::{Room, Sitter};
use super::telling::Before;
use crate::journal::{Act, Entry};
use crate::protocol::http::{Invitation, Invitations, Join, Listed, Opened, SetPlace};
use crate::protocol::socket::{FromClient, FromServer};
use crate::protocol::{Problem, ProblemCode, Status, TableInfo};
use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::store::{Person, Summary, Write};

/// An answer that somebody waits for.
type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// What comes into a table's inbox.
pub(crate) enum ToRoom {
    /// A socket was opened.
    Connect { connection: u64, person: Person, client: String, out: mpsc::Sender<Utf8Bytes> },
    /// A client asked for something.
    Asks { connection: u64, message: FromClient },
    /// A socket was closed.
    Gone { connection: u64 },
    /// Somebody wants to do something besides playing.
    Do { person: Person, command: Command, answer: Answer<TableInfo> },
    /// Somebody wants to see the table in a list.
    List { person: String, answer: Answer<Listed> },
    /// The host wants the keys of reserved places.
    Keys { person: String, answer: Answer<Invitations> },
    /// Somebody wants to play again with the same people.
    Rematch { person: Person, answer: Answer<Opened> },
    /// Somebody wants the record, as far as they may have it.
    Record { person: String, answer: Answer<Json> },
}

/// What people do at a table besides playing.
pub(crate) enum Command {
    Look,
    Join(Join),
    Leave,
    Kick(u8),
    SetPlace(SetPlace),
    Start,
    Rename,
}

/// A table that is awake.
pub(super) struct Awake {
    pub(super) room: Room,
    pub(super) shared: Arc<Shared>,
    rooms: Rooms,
    pub(super) connections: HashMap<u64, Connection>,
    /// Who asked to take back how many steps, and who has yet to agree.
    pub(super) undo: Option<(Seat, usize, Vec<Seat>)>,
    /// Who wants a bot for which seat.
    pub(super) votes: HashMap<Seat, Vec<Seat>>,
    /// What bots come up with.
    pub(super) thoughts: mpsc::Sender<(Seat, u32, Option<String>)>,
    /// For whom and for which position a bot is thinking.
    pub(super) thinking: Option<(Seat, u32)>,
    /// When anybody was last there.
    pub(super) touched: Instant,
}

pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) client: String,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

/// The table could not keep what happened. It goes to sleep without it; whoever comes next finds what is on disk.
pub(super) struct Broken;

/// Whether what was asked for was done, or why not; a table that could not keep it is broken.
pub(super) type Acted = Result<Result<(), Problem>, Broken>;

/// Wakes a table and runs it until it sleeps.
pub(crate) async fn wake(room: Room, mut inbox: mpsc::Receiver<ToRoom>, shared: Arc<Shared>, rooms: Rooms) {
    let (thoughts, mut thought) = mpsc::channel(4);
    let id = room.id.clone();
    let mut awake = Awake {
        room,
        shared,
        rooms: rooms.clone(),
        connections: HashMap::new(),
        undo: None,
        votes: HashMap::new(),
        thoughts,
        thinking: None,
        touched: Instant::now(),
    };
    metrics::gauge!("chabudai_tables_awake").increment(1.0);
    let mut ending = awake.shared.ending();
    loop {
        awake.let_bots_think();
        let alarm = awake.alarm();
        let turned = tokio::select! {
            biased;
            () = ending.wait() => break,
            message = inbox.recv() => match message {
                Some(message) => awake.take(message).await,
                None => break,
            },
            Some((seat, at, choice)) = thought.recv() => awake.bot_chose(seat, at, choice).await,
            () = sleep_until(alarm) => {
                let turned = awake.time_is_up().await;
                if awake.is_idle() {
                    rooms.forget(&id, &mut inbox);
                }
                turned
            }
        };
        if turned.is_err() {
            inbox.close();
            rooms.forget_closed(&id);
            break;
        }
    }
    metrics::gauge!("chabudai_tables_awake").decrement(1.0);
}

/// Answers for a table that cannot be woken.
pub(crate) async fn sleep(problem: Problem, mut inbox: mpsc::Receiver<ToRoom>) {
    while let Some(message) = inbox.recv().await {
        match message {
            ToRoom::Connect { out, .. } => {
                let _ = out.send(text(&FromServer::Refused { n: None, problem: problem.clone() })).await;
            }
            ToRoom::Asks { .. } | ToRoom::Gone { .. } => {}
            ToRoom::Do { answer, .. } => drop(answer.send(Err(problem.clone()))),
            ToRoom::List { answer, .. } => drop(answer.send(Err(problem.clone()))),
            ToRoom::Keys { answer, .. } => drop(answer.send(Err(problem.clone()))),
            ToRoom::Rematch { answer, .. } => drop(answer.send(Err(problem.clone()))),
            ToRoom::Record { answer, .. } => drop(answer.send(Err(problem.clone()))),
        }
    }
}

impl Awake {
    async fn take(&mut self, message: ToRoom) -> Result<(), Broken> {
        if !matches!(message, ToRoom::List { .. }) {
            self.touched = Instant::now();
        }
        match message {
            ToRoom::Connect { connection, person, client, out } => {
                self.connections.insert(connection, Connection { person, client, out });
                self.greet(connection);
                self.tell_table();
            }
            ToRoom::Gone { connection } => {
                self.connections.remove(&connection);
                self.tell_table();
            }
            ToRoom::Asks { connection, message } => self.asked(connection, message).await?,
            ToRoom::Do { person, command, answer } => {
                let done = self.command(&person, command).await?;
                let _ = answer.send(done.map(|()| self.room.info(&self.presence())));
            }
            ToRoom::List { person, answer } => {
                let _ = answer.send(Ok(self.room.listed(&person, &self.presence())));
            }
            ToRoom::Keys { person, answer } => {
                let invitation = |(seat, key): (Seat, &str)| Invitation { seat: seat.index() as u8, key: key.into() };
                let keys = self.room.keys(&person).map(|keys| keys.into_iter().map(invitation).collect());
                let _ = answer.send(keys.map(|keys| Invitations { keys }));
            }
            ToRoom::Rematch { person, answer } => {
                let opened = self.rematch(&person).await?;
                let _ = answer.send(opened);
            }
            ToRoom::Record { person, answer } => {
                let _ = answer.send(self.record(&person));
            }
        }
        Ok(())
    }

    async fn command(&mut self, person: &Person, command: Command) -> Acted {
        let acts = match command {
            Command::Look => Ok(Vec::new()),
            Command::Join(wish) => self.room.join(person, &wish),
            Command::Leave => self.room.leave(&person.id),
            Command::Kick(seat) => self.room.kick(&person.id, seat),
            Command::SetPlace(wish) => self.room.set_place(&person.id, wish),
            Command::Start => self.room.begin(&person.id, &self.shared.entropy),
            Command::Rename if self.room.people().any(|id| id == person.id) => {
                Ok(vec![Act::Renamed { person: person.id.clone(), name: person.name.clone() }])
            }
            Command::Rename => Ok(Vec::new()),
        };
        match acts {
            Err(problem) => Ok(Err(problem)),
            Ok(acts) => self.act(acts).await,
        }
    }

    /// Carries acts out, lets luck decide where it is its turn, keeps it all and then tells everybody.
    pub(super) async fn act(&mut self, acts: Vec<Act>) -> Acted {
        if acts.is_empty() {
            return Ok(Ok(()));
        }
        let time = self.shared.now();
        let first = self.room.entries;
        let before = Before::of(&self.room);
        let mut entries = Vec::with_capacity(acts.len() + 1);
        for act in acts {
            let entry = Entry { time, act };
            // Only the first can be refused: it is the one that somebody asked for.
            if let Err(problem) = self.room.apply(&entry) {
                debug_assert!(entries.is_empty(), "acts that follow from one that was accepted are accepted");
                return Ok(Err(problem));
            }
            entries.push(entry);
        }
        while let Some(act) = self.shared.let_luck_decide(&mut self.room, time) {
            entries.push(Entry { time, act });
        }
        let people_changed = entries.iter().any(|entry| changes_summary(&entry.act));
        let summary = (people_changed || self.room.status != before.status).then(|| Summary::of(&self.room));
        let table = self.room.id.clone();
        self.shared.writer.keep(Write { table, first, entries, summary }).await.map_err(|_| Broken)?;
        self.tell_changes(&before, people_changed);
        Ok(Ok(()))
    }

    async fn rematch(&mut self, person: &Person) -> Result<Result<Opened, Problem>, Broken> {
        if let Some(id) = &self.room.rematch {
            return Ok(Ok(Opened { id: id.clone() }));
        }
        let here = |id: &str| self.connections.values().any(|connection| connection.person.id == id);
        let acts = match self.room.again(person, here) {
            Ok(acts) => acts,
            Err(problem) => return Ok(Err(problem)),
        };
        let id = match self.rooms.open(acts).await {
            Ok(id) => id,
            Err(problem) => return Ok(Err(problem)),
        };
        let acted = self.act(vec![Act::Rematched { table: id.clone() }]).await?;
        Ok(acted.map(|()| Opened { id }))
    }

    /// The record of a finished game, or what a person knows of one that is not.
    fn record(&self, person: &str) -> Result<Json, Problem> {
        let Some(play) = &self.room.play else {
            return Err(Problem::new(ProblemCode::NotPlaying, "the game at this table has not begun"));
        };
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => json!({ "kind": "person", "name": name }),
            Sitter::Bot(level) => json!({ "kind": "bot", "level": level }),
            Sitter::Nobody | Sitter::Awaited { .. } => json!({ "kind": "unknown" }),
        };
        let players: Json = self.room.chairs.iter().map(|chair| name(&chair.sitter)).collect();
        if self.room.status == Status::Over {
            let mut record = play.table.record();
            record.extra.insert("players".into(), players);
            return Ok(json!(record));
        }
        let FromServer::Log { steps, .. } = self.room.log() else { unreachable!("a log is a log") };
        Ok(json!({
            "format": "chabudai-view/1",
            "game": self.room.listing.id,
            "setup": self.room.setup,
            "players": players,
            "log": steps,
            "now": self.room.view(self.room.seat_of(person), 0),
        }))
    }
}

/// Whether lists show the table differently after this act.
fn changes_summary(act: &Act) -> bool {
    !matches!(act, Act::Chance { .. } | Act::Move { .. } | Act::Undone { .. } | Act::Said { .. })
}

/// A problem of somebody who is not asked.
pub(super) fn not_seated() -> Problem {
    Problem::new(ProblemCode::NotYours, "only those who play may do that")
}
