//! People: they play, talk, ask, agree, go away and come back; their clients ask again what was not answered.

use bots::{Method, Spec};
use protocol::http::Join;
use protocol::socket::{FromClient, FromServer, Told, ViewNow, You};
use protocol::{ClientId, ConnectionId, Place, Problem, Status, TableInfo};
use room::{Command, Person};
use serde::Deserialize;
use table::{Seat, Turn};

use crate::events::{Event, Millis};
use crate::plan::Plan;
use crate::world::World;

/// How long a client waits for an answer before it connects anew and asks again.
const PATIENCE: Millis = 10_000;

pub(crate) struct Client {
    pub(crate) person: Person,
    pub(crate) id: ClientId,
    plays: bool,
    connection: Option<ConnectionId>,
    table: Option<(TableInfo, You)>,
    pub(crate) view: Option<ViewNow>,
    /// All that it was told of the game.
    pub(crate) log: Vec<Told>,
    pending: Option<Pending>,
    /// A command that was not answered yet.
    commanded: Option<Millis>,
    /// What it asked for, by its numbers, and was told to be done.
    pub(crate) done: Vec<(u32, FromClient)>,
    numbers: u32,
    away_until: Millis,
    pub(crate) slow_until: Millis,
    /// When it acts next, if that is planned.
    acts_at: Option<Millis>,
}

struct Pending {
    n: u32,
    request: FromClient,
    sent: Millis,
}

/// What a player must see of a view to know whether to play.
#[derive(Deserialize)]
struct Glance {
    turn: Turn,
}

impl Client {
    pub(crate) fn new(number: usize, person: Person, plan: &Plan) -> Self {
        Self {
            id: format!("client{number}").into(),
            person,
            plays: number < plan.people,
            connection: None,
            table: None,
            view: None,
            log: Vec::new(),
            pending: None,
            commanded: None,
            done: Vec::new(),
            numbers: 0,
            away_until: 0,
            slow_until: 0,
            acts_at: None,
        }
    }

    pub(crate) fn is_player(&self) -> bool {
        self.plays
    }

    /// Whether it is connected, has no open question, and has seen how the game ended.
    pub(crate) fn knows_the_end(&self) -> bool {
        let seen = self.view.as_ref().is_some_and(|view| view.outcome.is_some());
        seen && self.connection.is_some() && self.pending.is_none()
    }

    /// Where it sits, as far as it knows.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.table.as_ref()?.1.seat
    }
}

impl World<'_> {
    /// A client acts once it has thought for a while.
    pub(crate) fn acts_later(&mut self, client: usize) {
        let thinks = if self.troubled() { self.plan.thinks } else { self.plan.thinks.min(1500) };
        let at = self.now + 50 + self.dice.below(thinks) as Millis;
        self.acts_at(client, at);
    }

    fn acts_at(&mut self, client: usize, at: Millis) {
        if self.clients[client].acts_at.is_none_or(|planned| at < planned) {
            self.clients[client].acts_at = Some(at);
            self.events.plan(at, Event::Acts { client });
        }
    }

    pub(crate) fn acts(&mut self, number: usize) {
        let now = self.now;
        let client = &mut self.clients[number];
        if client.acts_at != Some(now) {
            return;
        }
        client.acts_at = None;
        let away_until = client.away_until;
        let Some(connection) = client.connection else {
            return if now < away_until { self.acts_at(number, away_until) } else { self.connects(number) };
        };
        if let Some(pending) = &client.pending {
            if now < pending.sent + PATIENCE {
                let at = pending.sent + PATIENCE;
                return self.acts_at(number, at);
            }
            self.count("unanswered");
            self.goes(number, connection);
            return self.acts_later(number);
        }
        if let Some(since) = client.commanded {
            if now < since + PATIENCE {
                return self.acts_at(number, since + PATIENCE);
            }
            client.commanded = None;
        }
        match self.decides(number) {
            Deed::Nothing if self.troubled() => {
                let at = now + 3000 + self.dice.below(3000) as Millis;
                self.acts_at(number, at);
            }
            Deed::Nothing => {}
            Deed::Asks(request) => self.asks(number, &request),
            Deed::Commands(command) => {
                let command_leaves = matches!(command, Command::Leave);
                self.clients[number].commanded = Some(now);
                let at = now + self.latency();
                self.events.plan(at, Event::Commands { client: number, command });
                if command_leaves && self.table_status(number) == Some(Status::Playing) {
                    self.goes_away(number, connection);
                }
                self.acts_at(number, now + PATIENCE);
            }
            Deed::GoesAway => self.goes_away(number, connection),
        }
    }

    fn table_status(&self, number: usize) -> Option<Status> {
        Some(self.clients[number].table.as_ref()?.0.status)
    }

    /// What a client does next.
    fn decides(&mut self, number: usize) -> Deed {
        let Some((table, you)) = self.clients[number].table.clone() else { return Deed::Nothing };
        match table.status {
            Status::Waiting => self.decides_before_the_start(number, &table, you),
            Status::Playing => self.decides_in_the_game(number, &table, you),
            Status::Over => Deed::Nothing,
        }
    }

    fn decides_before_the_start(&mut self, number: usize, table: &TableInfo, you: You) -> Deed {
        if self.clients[number].plays && you.seat.is_none() {
            return Deed::Commands(Command::Join(Join::default()));
        }
        let is_full = !table.places.iter().any(|place| matches!(place, Place::Open | Place::Reserved { .. }));
        if you.host && is_full { Deed::Commands(Command::Start) } else { Deed::Nothing }
    }

    fn decides_in_the_game(&mut self, number: usize, table: &TableInfo, you: You) -> Deed {
        self.clients[number].numbers += 1;
        let n = self.clients[number].numbers;
        if let Some(whim) = self.whim(number, n) {
            return whim;
        }
        let Some(seat) = you.seat else { return Deed::Nothing };
        if let Some(undo) = table.undo.as_ref().filter(|undo| undo.waiting_for.contains(seat)) {
            let agree = self.dice.below(4) > 0;
            if agree {
                self.consents.insert((undo.at, number));
            }
            return Deed::Asks(FromClient::Consent { n, at: undo.at, agree });
        }
        if matches!(table.places[seat.index()], Place::Person { stand_in: true, .. }) {
            return Deed::Asks(FromClient::Back { n });
        }
        if let Some(away) = self.somebody_away(table, seat) {
            return Deed::Asks(FromClient::Vote { n, seat: away });
        }
        self.plays(number, seat, n).map_or(Deed::Nothing, Deed::Asks)
    }

    /// What people do besides playing, as long as the world is in trouble.
    fn whim(&mut self, number: usize, n: u32) -> Option<Deed> {
        if !self.troubled() {
            return None;
        }
        let (plays, view) = (self.clients[number].plays, self.clients[number].view.as_ref());
        let undo = view.filter(|view| view.can_undo).map(|view| FromClient::Undo { n, at: view.at });
        match self.dice.below(100) {
            0..3 => Some(Deed::Asks(FromClient::Say { n, text: format!("number {n}") })),
            3..5 => Some(Deed::GoesAway),
            5 if plays => Some(Deed::Commands(Command::Leave)),
            6 if plays => Some(Deed::Asks(FromClient::HandOver { n })),
            7..9 if plays => Some(Deed::Asks(FromClient::Hint { n })),
            9 if plays => Some(Deed::Asks(FromClient::Why { n, text: "this".into() })),
            10..16 => undo.map(Deed::Asks),
            _ => None,
        }
    }

    /// A seat whose owner is away, now and then.
    fn somebody_away(&mut self, table: &TableInfo, mine: Seat) -> Option<Seat> {
        let away = |place: &Place| matches!(place, Place::Person { connected: false, stand_in: false, .. });
        let voted = |seat: Seat| table.votes.iter().any(|vote| vote.seat == seat && vote.by.contains(mine));
        let seat = Seat::all(table.setup.seats).find(|&seat| away(&table.places[seat.index()]) && !voted(seat))?;
        (self.dice.below(3) == 0).then_some(seat)
    }

    /// Any move, if it is one's turn.
    fn plays(&mut self, number: usize, seat: Seat, n: u32) -> Option<FromClient> {
        let view = self.clients[number].view.as_ref()?;
        let Glance { turn } = view.view.read().ok()?;
        if !turn.seats().contains(seat) {
            return None;
        }
        let spec = Spec::of(Method::Random);
        match (self.plan.game.choose)(view.view.text(), spec, self.dice.bits(), &crate::host::Hurried) {
            Ok(text) => Some(FromClient::Move { n, at: view.at, text }),
            Err(error) => {
                self.fails(format!("a view cannot be read: {error}"));
                None
            }
        }
    }

    fn latency(&mut self) -> Millis {
        1 + self.dice.below(40) as Millis
    }

    fn connects(&mut self, number: usize) {
        let connection = ConnectionId(self.connections.len() as u64);
        self.connections.push(number);
        self.clients[number].connection = Some(connection);
        self.count("connections");
        let at = self.now + self.latency();
        self.events.plan(at, Event::Connects { connection });
        // What was not answered is asked again, under its old number.
        if let Some(pending) = &mut self.clients[number].pending {
            pending.sent = self.now;
            let request = pending.request.clone();
            self.events.plan(at + 1, Event::Asks { connection, request });
            self.acts_at(number, self.now + PATIENCE);
        }
    }

    fn asks(&mut self, number: usize, request: &FromClient) {
        self.count("requests");
        let client = &mut self.clients[number];
        client.pending = Some(Pending { n: request.number(), request: request.clone(), sent: self.now });
        let Some(connection) = client.connection else { return };
        let lost = self.troubled() && self.dice.below(self.plan.lossy) == 0;
        let doubled = self.troubled() && self.dice.below(self.plan.lossy) == 0;
        for _ in usize::from(lost)..1 + usize::from(doubled) {
            let at = self.now + self.latency();
            self.events.plan(at, Event::Asks { connection, request: request.clone() });
        }
        self.acts_at(number, self.now + PATIENCE);
    }

    /// A client closes its connection; the host notices soon.
    fn goes(&mut self, number: usize, connection: ConnectionId) {
        self.clients[number].connection = None;
        let soon = self.now + self.latency();
        self.events.plan(soon, Event::HostNotices { connection });
    }

    fn goes_away(&mut self, number: usize, connection: ConnectionId) {
        self.goes(number, connection);
        let until = self.now + 500 + self.dice.below(100_000) as Millis;
        self.clients[number].away_until = until.min(self.plan.trouble);
        self.trace(|| format!("P{number} goes away"));
        self.acts_at(number, until.min(self.plan.trouble).max(self.now + 1));
    }

    /// A connection breaks: what is under way is lost, and both sides notice some time later.
    pub(crate) fn cut(&mut self, number: usize) {
        let Some(connection) = self.clients[number].connection else { return };
        self.trace(|| format!("the connection of P{number} breaks"));
        self.broken.insert(connection);
        let client = self.now + self.dice.below(5_000) as Millis;
        self.events.plan(client, Event::ClientNotices { connection });
        let host = self.now + self.dice.below(30_000) as Millis;
        self.events.plan(host, Event::HostNotices { connection });
    }

    pub(crate) fn client_notices(&mut self, connection: ConnectionId) {
        let number = self.client_of(connection);
        if self.clients[number].connection == Some(connection) {
            self.clients[number].connection = None;
            self.acts_later(number);
        }
    }

    pub(crate) fn reads_later(&mut self, connection: ConnectionId) {
        let Some(&number) = self.connections.get(connection.0 as usize) else { return };
        let slow = self.now < self.clients[number].slow_until && self.troubled();
        let wait = if slow { 500 + self.dice.below(2000) as Millis } else { self.latency() };
        self.events.plan(self.now + wait, Event::Reads { connection });
    }

    pub(crate) fn reads(&mut self, connection: ConnectionId) {
        if self.broken.contains(&connection) {
            return;
        }
        let number = self.client_of(connection);
        let Some(outbox) = self.host.outboxes.get_mut(&connection) else { return };
        let message = outbox.pop_front();
        if !outbox.is_empty() {
            self.reads_later(connection);
        }
        if self.clients[number].connection == Some(connection)
            && let Some(message) = message
        {
            self.is_told(number, message);
        }
    }

    fn is_told(&mut self, number: usize, message: FromServer) {
        self.count("messages");
        self.trace(|| match &message {
            FromServer::View(view) => format!("P{number} sees position {}", view.at),
            FromServer::Table { table, .. } => format!("P{number} sees the table, {:?}", table.places),
            FromServer::Log { steps, .. } => format!("P{number} reads {} steps", steps.len()),
            other => format!("P{number} is told {other:?}"),
        });
        let client = &mut self.clients[number];
        match message {
            FromServer::Table { table, you } => client.table = Some((*table, you)),
            FromServer::Log { steps, .. } => client.log = steps,
            FromServer::View(view) => {
                client.log.extend(view.told.iter().cloned());
                let (at, kept) = (view.at, self.store.position);
                client.view = Some(view);
                if at > kept {
                    self.fails(format!("P{number} was told of position {at} when only {kept} were kept"));
                }
            }
            FromServer::Done { n } => {
                if let Some(pending) = client.pending.take_if(|pending| pending.n == n) {
                    client.done.push((n, pending.request));
                }
            }
            FromServer::Refused { n: Some(n), .. } => {
                client.pending.take_if(|pending| pending.n == n);
            }
            _ => return,
        }
        self.acts_later(number);
    }

    /// A command was done, or there was a problem.
    pub(crate) fn is_answered(&mut self, number: usize, problem: Option<&Problem>) {
        self.trace(|| format!("P{number} is answered {problem:?}"));
        self.clients[number].commanded = None;
        self.acts_later(number);
    }
}

/// Something that a client does.
enum Deed {
    Nothing,
    Asks(FromClient),
    Commands(Command),
    GoesAway,
}
