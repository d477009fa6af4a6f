//! A host that follows the contract of [`room::Effects`]: it keeps, then tells, then starts jobs, then waits; and after a
//! write that failed or of which it knows nothing it throws the room away and reads the journal again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use bots::Runtime;
use protocol::socket::{FromClient, FromServer};
use protocol::{ConnectionId, Problem, TableId};
use room::{Command, Effects, Entry, Input, Job, Luck, Room, Settings, Time};
use table::Dice;

use crate::checks;
use crate::events::{Event, Millis};
use crate::store::{Heard, State, Ticket};
use crate::world::World;

/// A way in which a host does not keep its contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Mistake {
    /// It tells before it has kept.
    TellsFirst,
    /// It goes on with a room whose entries could not be kept.
    GoesOn,
    /// It drops what it cannot send, or loses its room, and leaves the sockets open.
    StaysOpen,
    /// It takes one yes for everybody's.
    OneVote,
    /// It counts the time in which it was down.
    CountsSleep,
    /// It keeps nobody's seat.
    Hurries,
}

/// How many messages a socket takes that are not read yet.
const OUTBOX: usize = 12;
/// How long a host waits for its store.
const PATIENCE: Millis = 5_000;

/// A host: alive or not, with its table awake or not.
pub(crate) struct Host {
    pub(crate) alive: bool,
    /// Which life of a room: what was meant for another means nothing.
    pub(crate) life: u32,
    pub(crate) room: Option<Room>,
    inbox: VecDeque<Mail>,
    keeping: Option<(Ticket, Effects, Option<usize>)>,
    pub(crate) outboxes: BTreeMap<ConnectionId, VecDeque<FromServer>>,
    /// Who is at the table, as its room knows.
    pub(crate) present: BTreeSet<ConnectionId>,
    /// When each client was last there.
    last_present: BTreeMap<usize, Millis>,
    alarm: u64,
    luck: Seeds,
    pub(crate) settings: Settings,
    pub(crate) table: TableId,
}

enum Mail {
    Input(Input),
    /// From a client that waits for the answer.
    Command(usize, Command),
}

pub(crate) struct Seeds(Dice);

impl Seeds {
    pub(crate) fn of(seed: u64) -> Self {
        Self(Dice::new(seed))
    }
}

impl Luck for Seeds {
    fn seed(&mut self) -> u64 {
        self.0.bits()
    }

    fn link(&mut self) -> String {
        format!("{:016x}", self.0.bits())
    }
}

/// Bots answer at once.
pub(crate) struct Hurried;

impl Runtime for Hurried {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        true
    }
}

impl Host {
    pub(crate) fn new(table: TableId, luck: u64) -> Self {
        let settings = Settings { seat_kept: Duration::from_secs(40), ..Settings::default() };
        Self {
            alive: true,
            life: 0,
            room: None,
            inbox: VecDeque::new(),
            keeping: None,
            outboxes: BTreeMap::new(),
            present: BTreeSet::new(),
            last_present: BTreeMap::new(),
            alarm: 0,
            luck: Seeds::of(luck),
            settings,
            table,
        }
    }
}

impl World<'_> {
    /// The host's clock, which may be wrong.
    fn clock(&self) -> Time {
        Time(1_700_000_000_000 + self.now as i64 + self.clock_error)
    }

    pub(crate) fn host_dies(&mut self) {
        self.trace(|| "the host dies".into());
        self.host.alive = false;
        self.host.inbox.clear();
        self.lose_room();
        let down = 100 + self.dice.below(20_000) as Millis;
        self.events.plan(self.now + down, Event::Starts);
    }

    /// Forgets the room; every socket is closed, so that everybody comes back and finds what was kept.
    fn lose_room(&mut self) {
        self.host.room = None;
        while let Some(&connection) = self.host.present.first() {
            self.is_gone(connection);
        }
        self.host.keeping = None;
        self.host.life += 1;
        if self.mistake == Some(Mistake::StaysOpen) && self.host.alive {
            return;
        }
        let connections: Vec<_> = self.host.outboxes.keys().copied().collect();
        connections.into_iter().for_each(|connection| self.host_closes(connection));
    }

    /// The host closes a connection: what was not read is lost, and the client notices soon.
    fn host_closes(&mut self, connection: ConnectionId) {
        self.host.outboxes.remove(&connection);
        let soon = self.now + 1 + self.dice.below(200) as Millis;
        self.events.plan(soon, Event::ClientNotices { connection });
    }

    pub(crate) fn host_is_connected(&mut self, connection: ConnectionId) {
        if !self.host.alive {
            return self.host_closes(connection);
        }
        let client = self.client_of(connection);
        let (person, client) = (self.clients[client].person.clone(), self.clients[client].id.clone());
        self.host.outboxes.insert(connection, VecDeque::new());
        self.receives(Mail::Input(Input::Connect { connection, person, client, blocked: BTreeSet::new() }));
    }

    pub(crate) fn host_is_asked(&mut self, connection: ConnectionId, request: FromClient) {
        if self.host.alive && self.host.outboxes.contains_key(&connection) && !self.broken.contains(&connection) {
            self.receives(Mail::Input(Input::Request { connection, request }));
        }
    }

    pub(crate) fn host_is_commanded(&mut self, client: usize, command: Command) {
        if self.host.alive {
            self.receives(Mail::Command(client, command));
        }
    }

    pub(crate) fn host_notices(&mut self, connection: ConnectionId) {
        if self.host.outboxes.remove(&connection).is_some() && self.host.room.is_some() {
            self.receives(Mail::Input(Input::Disconnect { connection }));
        }
    }

    pub(crate) fn job_is_done(&mut self, life: u32, job: room::JobId, finding: Option<room::Finding>) {
        if self.host.alive && life == self.host.life {
            self.receives(Mail::Input(Input::Done { job, finding }));
        }
    }

    pub(crate) fn host_wakes(&mut self, life: u32, alarm: u64) {
        if self.host.alive && life == self.host.life && alarm == self.host.alarm {
            self.receives(Mail::Input(Input::Time));
        }
    }

    fn receives(&mut self, mail: Mail) {
        self.host.inbox.push_back(mail);
        self.go_on();
    }

    /// One thing after the other, as long as nothing has to be kept first.
    fn go_on(&mut self) {
        while self.host.alive && self.host.keeping.is_none() {
            let Some(mail) = self.host.inbox.pop_front() else { return };
            if !self.is_awake() {
                self.excuse(&mail);
                continue;
            }
            let (input, waits) = match mail {
                Mail::Input(input) => (input, None),
                Mail::Command(client, command) => {
                    (Input::Command { person: self.clients[client].person.clone(), command }, Some(client))
                }
            };
            self.happens(input, waits);
            let (clock, room) = (self.clock(), self.host.room.as_ref());
            if self.host.keeping.is_none() && room.is_some_and(|room| room.may_sleep(clock)) {
                self.trace(|| "the table sleeps".into());
                self.lose_room();
            }
        }
    }

    /// Reads the journal if the table sleeps; whether it could be.
    fn is_awake(&mut self) -> bool {
        if self.host.room.is_some() {
            return true;
        }
        let Some(mut journal) = self.store.read() else { return false };
        if self.mistake == Some(Mistake::CountsSleep) {
            self.count_sleep(&mut journal);
        }
        let mut settings = self.host.settings.clone();
        if self.mistake == Some(Mistake::Hurries) {
            settings.seat_kept = Duration::ZERO;
        }
        match Room::replay(self.host.table.clone(), &journal, settings) {
            Ok(room) => self.host.room = Some(room),
            Err((entry, problem)) => self.fails(format!("entry {entry} cannot be replayed: {problem}")),
        }
        self.host.room.is_some()
    }

    /// As if everybody had thought for as long as the last entry is old.
    fn count_sleep(&self, journal: &mut Vec<Entry>) {
        let Some(last) = journal.last().map(|entry| entry.time) else { return };
        let seats = table::Seat::all(self.plan.new.setup.seats);
        let slept = last.until(self.clock()).as_millis() as u64;
        journal.push(Entry { time: last, act: room::Act::Paused { spent: seats.map(|seat| (seat, slept)).collect() } });
    }

    /// The table cannot be hosted now.
    fn excuse(&mut self, mail: &Mail) {
        match mail {
            Mail::Input(Input::Connect { connection, .. } | Input::Request { connection, .. }) => {
                self.host_closes(*connection);
            }
            Mail::Command(client, _) => self.is_answered(*client, Some(&Problem::unavailable())),
            Mail::Input(_) => {}
        }
    }

    fn happens(&mut self, input: Input, waits: Option<usize>) {
        let clock = self.clock();
        self.trace(|| format!("the room: {input:?}"));
        let forged = self.forged(&input);
        match &input {
            Input::Connect { connection, .. } => drop(self.host.present.insert(*connection)),
            Input::Disconnect { connection } => self.is_gone(*connection),
            _ => {}
        }
        let Some(room) = &mut self.host.room else { return };
        let effects = room.handle(input, clock, &mut self.host.luck);
        self.check_seats(&effects);
        let Some(room) = &self.host.room else { return };
        if effects.entries.is_empty() {
            self.carry_on(effects, waits);
        } else {
            let first = room.entries() - effects.entries.len();
            self.trace(|| format!("to keep from {first} on: {:?}", effects.entries));
            let ticket = self.store.take(first, &effects.entries, self.attended);
            self.count("writes");
            self.events.plan(self.now + 1 + self.dice.below(10) as Millis, Event::Stores { ticket });
            let slow = if self.dice.below(20) == 0 { PATIENCE / 2 } else { 30 };
            self.events.plan(self.now + 11 + self.dice.below(slow as usize) as Millis, Event::Hears { ticket });
            if self.mistake == Some(Mistake::TellsFirst) {
                let told = Effects { messages: effects.messages.clone(), ..Effects::default() };
                self.send(&told);
            }
            self.host.keeping = Some((ticket, effects, waits));
        }
        for input in forged {
            self.host.inbox.push_front(Mail::Input(input));
        }
    }

    fn is_gone(&mut self, connection: ConnectionId) {
        if self.host.present.remove(&connection)
            && let Some(&client) = self.connections.get(connection.0 as usize)
        {
            self.host.last_present.insert(client, self.now);
        }
    }

    /// Nobody loses their seat who was there a moment ago.
    fn check_seats(&mut self, effects: &Effects) {
        for entry in &effects.entries {
            let room::Act::StoodIn { seat } = entry.act else { continue };
            let Some(owner) = self.clients.iter().position(|client| client.seat() == Some(seat)) else { continue };
            let is_here = self.host.present.iter().any(|here| self.connections.get(here.0 as usize) == Some(&owner));
            let seen = self.host.last_present.get(&owner).copied().unwrap_or_default();
            let away = if is_here { 0 } else { self.now - seen };
            let patience = self.host.settings.seat_kept.as_millis() as Millis;
            if away + self.jumps * checks::JUMP < patience {
                self.fails(format!("the owner of seat {seat} lost their seat {away} ms after they were last seen"));
            }
        }
    }

    /// What a host makes up that takes one yes for everybody's.
    fn forged(&self, input: &Input) -> Vec<Input> {
        let Input::Request { connection, request: FromClient::Consent { n, at, agree: true } } = *input else {
            return Vec::new();
        };
        if self.mistake != Some(Mistake::OneVote) || n > FORGED {
            return Vec::new();
        }
        let mine = self.client_of(connection);
        let others = self.clients.iter().enumerate().filter(|(number, client)| *number != mine && client.is_player());
        let forge = |(number, client): (usize, &crate::client::Client)| {
            let connection = ConnectionId(u64::MAX - number as u64);
            let consent = FromClient::Consent { n: FORGED + n, at, agree: true };
            [
                Input::Disconnect { connection },
                Input::Request { connection, request: consent },
                Input::Connect {
                    connection,
                    person: client.person.clone(),
                    client: client.id.clone(),
                    blocked: BTreeSet::new(),
                },
            ]
        };
        others.flat_map(forge).collect()
    }

    /// The store was heard, or the host is tired of waiting.
    pub(crate) fn host_hears(&mut self, ticket: Ticket) {
        if self.host.keeping.as_ref().is_none_or(|(waits_for, ..)| *waits_for != ticket) {
            return;
        }
        let heard = self.store.hear(ticket);
        if heard == Heard::Nothing && self.store_may_answer(ticket) {
            return self.events.plan(self.now + PATIENCE, Event::Hears { ticket });
        }
        let Some((_, effects, waits)) = self.host.keeping.take() else { return };
        if heard == Heard::Kept || self.mistake == Some(Mistake::GoesOn) {
            self.carry_on(effects, waits);
        } else {
            self.trace(|| format!("not kept: {heard:?}"));
            self.count("failed writes");
            if let Some(client) = waits {
                self.is_answered(client, Some(&Problem::unavailable()));
            }
            self.lose_room();
        }
        self.go_on();
    }

    /// Whether it is worth waiting once more.
    fn store_may_answer(&mut self, ticket: Ticket) -> bool {
        self.store.state == State::Wedged && self.waited.insert(ticket)
    }

    /// What was to be kept is: everybody is told, and it goes on.
    fn carry_on(&mut self, effects: Effects, waits: Option<usize>) {
        self.send(&effects);
        if let (Some(client), Some(answer)) = (waits, effects.answer) {
            self.is_answered(client, answer.err().as_ref());
        }
        for Job { id: job, work, .. } in effects.jobs {
            let finding = if self.troubled() && self.dice.below(50) == 0 { None } else { work.run(&Hurried) };
            let long = self.now + 1 + self.dice.below(300) as Millis;
            self.events.plan(long, Event::Finds { life: self.host.life, job, finding });
        }
        if let Some(wake) = effects.wake {
            self.host.alarm += 1;
            let after = self.clock().until(wake).as_millis() as Millis;
            let (life, alarm) = (self.host.life, self.host.alarm);
            self.events.plan(self.now + after.max(1), Event::Wakes { life, alarm });
        }
    }

    /// Puts messages into outboxes; whoever does not read theirs is sent away and comes back.
    fn send(&mut self, effects: &Effects) {
        let mut behind = Vec::new();
        for (to, message) in &effects.messages {
            for connection in to {
                let Some(outbox) = self.host.outboxes.get_mut(connection) else { continue };
                if outbox.len() >= OUTBOX {
                    behind.push(*connection);
                    continue;
                }
                outbox.push_back(message.clone());
                if outbox.len() == 1 {
                    self.reads_later(*connection);
                }
            }
        }
        behind.dedup();
        for connection in behind {
            self.count("overflows");
            if self.mistake != Some(Mistake::StaysOpen) {
                self.host_closes(connection);
                self.host.inbox.push_back(Mail::Input(Input::Disconnect { connection }));
            }
        }
    }
}

/// Numbers of what a host makes up.
const FORGED: u32 = 1 << 30;
