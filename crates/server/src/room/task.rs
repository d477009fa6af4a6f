//! The task of a table that is awake. It alone changes the table: everything comes through its inbox, one after the other,
//! and nothing is told to anybody before it is on disk.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::shown::{Presence, text};
use super::state::{Room, Sitter};
use crate::journal::{Act, Entry};
use crate::protocol::http::{Invitation, Invitations, Join, Listed, Opened, SetPlace};
use crate::protocol::socket::{FromClient, FromServer, You};
use crate::protocol::{Problem, ProblemCode, Status, TableInfo, UndoAsked, Vote};
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
    thoughts: mpsc::Sender<(Seat, u32, Option<String>)>,
    /// For whom and for which position a bot is thinking.
    thinking: Option<(Seat, u32)>,
    /// When anybody was last there.
    touched: Instant,
}

pub(super) struct Connection {
    pub(super) person: Person,
    pub(super) client: String,
    out: mpsc::Sender<Utf8Bytes>,
}

/// The table could not keep what happened. It goes to sleep without it; whoever comes next finds what is on disk.
pub(super) struct Broken;

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
                let _ = answer.send(Ok(self.record(&person)));
            }
        }
        Ok(())
    }

    async fn command(&mut self, person: &Person, command: Command) -> Result<Result<(), Problem>, Broken> {
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
    pub(super) async fn act(&mut self, acts: Vec<Act>) -> Result<Result<(), Problem>, Broken> {
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

    fn tell_changes(&mut self, before: &Before, people_changed: bool) {
        let (at, steps) = self.room.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        let moved = before.at != at || before.status != self.room.status;
        let settled = moved && self.undo.take().is_some();
        // An undo, or the start: what everybody has is out of date as a whole.
        let anew = steps < before.steps || (before.status == Status::Waiting && self.room.status != Status::Waiting);
        for said in &self.room.said[before.said..] {
            self.tell_all(&FromServer::Said(self.room.said(said)));
        }
        if people_changed || before.status != self.room.status || settled {
            self.votes.clear();
            self.tell_table();
        }
        if anew {
            self.tell_all(&self.room.log());
        }
        if moved {
            metrics::counter!("chabudai_steps_total").increment(steps.saturating_sub(before.steps) as u64);
            self.tell_views(if anew { 0 } else { steps - before.steps });
        }
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
    fn record(&self, person: &str) -> Json {
        let Some(play) = &self.room.play else { return json!(self.room.info(&self.presence())) };
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => json!({ "kind": "person", "name": name }),
            Sitter::Bot(level) => json!({ "kind": "bot", "level": level }),
            Sitter::Nobody | Sitter::Awaited { .. } => json!({ "kind": "unknown" }),
        };
        let players: Json = self.room.chairs.iter().map(|chair| name(&chair.sitter)).collect();
        if self.room.status == Status::Over {
            let mut record = play.table.record();
            record.extra.insert("players".into(), players);
            return json!(record);
        }
        let FromServer::Log { steps, .. } = self.room.log() else { unreachable!("a log is a log") };
        json!({
            "format": "chabudai-view/1",
            "game": self.room.listing.id,
            "setup": self.room.setup,
            "players": players,
            "log": steps,
            "now": self.room.view(self.room.seat_of(person), 0),
        })
    }

    /// Who is here, and what was asked.
    pub(super) fn presence(&self) -> Presence {
        let mut people: Vec<_> = self.connections.values().map(|connection| connection.person.id.clone()).collect();
        people.sort_unstable();
        people.dedup();
        let watching = people.iter().filter(|id| self.room.seat_of(id).is_none()).count() as u32;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.index() as u8).collect();
        let undo = self
            .undo
            .as_ref()
            .map(|(seat, _, waiting)| UndoAsked { seat: seat.index() as u8, waiting_for: numbers(waiting) });
        let vote = |(seat, by): (&Seat, &Vec<Seat>)| Vote {
            seat: seat.index() as u8,
            by: numbers(by),
            needed: self.votes_needed(*seat) as u8,
        };
        let mut votes: Vec<_> = self.votes.iter().map(vote).collect();
        votes.sort_unstable_by_key(|vote| vote.seat);
        Presence { people, watching, undo, votes }
    }

    /// More than half of the others who play for themselves.
    pub(super) fn votes_needed(&self, seat: Seat) -> usize {
        self.room.in_charge().filter(|&other| other != seat).count() / 2 + 1
    }

    fn greet(&mut self, connection: u64) {
        let Some(guest) = self.connections.get(&connection) else { return };
        let seat = self.room.seat_of(&guest.person.id);
        let mut messages = vec![self.table_for(&guest.person), self.room.log()];
        messages.extend(self.room.view(seat, 0));
        for message in messages {
            self.send(connection, &text(&message));
        }
    }

    fn table_for(&self, person: &Person) -> FromServer {
        let you = You {
            seat: self.room.seat_of(&person.id).map(|seat| seat.index() as u8),
            host: self.room.host == person.id,
        };
        FromServer::Table { table: self.room.info(&self.presence()), you }
    }

    /// Tells everybody who sits here now.
    pub(super) fn tell_table(&mut self) {
        let messages: Vec<_> =
            self.connections.iter().map(|(id, guest)| (*id, text(&self.table_for(&guest.person)))).collect();
        for (connection, message) in messages {
            self.send(connection, &message);
        }
    }

    fn tell_all(&self, message: &FromServer) {
        let message = text(message);
        for guest in self.connections.values() {
            // Whoever cannot keep up is noticed when their view is sent, and connects again.
            let _ = guest.out.try_send(message.clone());
        }
    }

    /// Shows everybody what they may know after the last `new` steps.
    fn tell_views(&mut self, new: usize) {
        let mut made: HashMap<Option<Seat>, Utf8Bytes> = HashMap::new();
        let mut messages = Vec::with_capacity(self.connections.len());
        for (&connection, guest) in &self.connections {
            let seat = self.room.seat_of(&guest.person.id);
            let message = made.entry(seat).or_insert_with(|| {
                let view = self.room.view(seat, new).expect("the game has begun");
                text(&view)
            });
            messages.push((connection, message.clone()));
        }
        for (connection, message) in messages {
            self.send(connection, &message);
        }
    }

    /// Sends a message; whoever cannot keep up is sent away and connects again.
    pub(super) fn send(&mut self, connection: u64, message: &Utf8Bytes) {
        let Some(guest) = self.connections.get(&connection) else { return };
        if guest.out.try_send(message.clone()).is_err() {
            self.connections.remove(&connection);
        }
    }

    /// Where to write to a connection from another task.
    pub(super) fn outbox(&self, connection: u64) -> Option<mpsc::Sender<Utf8Bytes>> {
        self.connections.get(&connection).map(|guest| guest.out.clone())
    }

    /// Lets a bot think whose turn it is, one at a time.
    fn let_bots_think(&mut self) {
        if self.thinking.is_some() || (self.connections.is_empty() && self.only_bots() && self.has_been_alone()) {
            return;
        }
        let turn = self.room.turn();
        let Some((seat, level)) = turn.iter().find_map(|seat| Some((seat, self.room.bot_at(seat)?))) else { return };
        let Some(play) = &self.room.play else { return };
        let thought = play.table.thought(seat, self.shared.thinkers.spec(level), self.shared.entropy.bits());
        let at = play.at;
        self.thinking = Some((seat, at));
        let pause = if self.connections.is_empty() { Duration::ZERO } else { self.shared.settings.bot_pause };
        let (thinkers, thoughts) = (self.shared.thinkers.clone(), self.thoughts.clone());
        tokio::spawn(async move {
            let ready = Instant::now() + pause;
            let choice = thinkers.think(thought).await;
            sleep_until(ready).await;
            let _ = thoughts.send((seat, at, choice)).await;
        });
    }

    /// Whether no person decides anything here any more.
    fn only_bots(&self) -> bool {
        self.room.in_charge().next().is_none()
    }

    async fn bot_chose(&mut self, seat: Seat, at: u32, choice: Option<String>) -> Result<(), Broken> {
        self.thinking = None;
        let Some(text) = choice else { return Ok(()) };
        let current = self.room.play.as_ref().is_some_and(|play| play.is_current(seat, at));
        if !current || self.room.bot_at(seat).is_none() {
            return Ok(());
        }
        let played = self.act(vec![Act::Move { seat: seat.index() as u8, text, key: None }]).await?;
        if let Err(problem) = played {
            tracing::error!(table = self.room.id, reason = problem.reason, "a bot chose what it may not");
        }
        Ok(())
    }

    /// When something is to be done without anybody asking: the time for a move is up, or the table can sleep.
    fn alarm(&self) -> Instant {
        // A bot that is still thinking when the table could sleep is waited for.
        let soon = Instant::now() + Duration::from_millis(50);
        let sleepy = (self.touched + self.shared.settings.sleep_after).max(soon);
        let sleepy = if self.connections.is_empty() { sleepy } else { soon + Duration::from_secs(3600) };
        let left =
            self.room.deadline().map(|deadline| Duration::from_millis((deadline - self.shared.now()).max(0) as u64));
        left.map_or(sleepy, |left| sleepy.min(Instant::now() + left))
    }

    /// Gives the seats whose time is up to bots.
    async fn time_is_up(&mut self) -> Result<(), Broken> {
        let Some(deadline) = self.room.deadline() else { return Ok(()) };
        if deadline > self.shared.now() {
            return Ok(());
        }
        let turn = self.room.turn();
        let late: Vec<_> = self.room.in_charge().filter(|&seat| turn.contains(seat)).collect();
        let acts = late.iter().map(|seat| Act::StoodIn { seat: seat.index() as u8 }).collect();
        self.act(acts).await.map(drop)
    }

    fn has_been_alone(&self) -> bool {
        self.touched.elapsed() >= self.shared.settings.sleep_after
    }

    /// Whether nobody is here and no bot has anything to do for somebody.
    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_none() && self.has_been_alone()
    }
}

/// What has to be compared to know what to tell.
struct Before {
    status: Status,
    at: u32,
    steps: usize,
    said: usize,
}

impl Before {
    fn of(room: &Room) -> Self {
        let (at, steps) = room.play.as_ref().map_or((0, 0), |play| (play.at, play.marks.len()));
        Self { status: room.status, at, steps, said: room.said.len() }
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
