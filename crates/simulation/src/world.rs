//! The world: one event after the other.

use std::collections::BTreeSet;

use protocol::ConnectionId;
use room::{Act, Person, open};
use table::Dice;

use crate::client::Client;
use crate::events::{Event, Events, Millis};
use crate::host::{Host, Mistake};
use crate::plan::Plan;
use crate::store::{State, Store, Ticket};
use crate::{Report, checks};

/// When every game must be over, if nothing has broken for so long.
const LATEST: Millis = 4 * 3600 * 1000;

pub(crate) struct World<'a> {
    pub(crate) plan: Plan,
    pub(crate) mistake: Option<Mistake>,
    pub(crate) dice: Dice,
    pub(crate) events: Events,
    pub(crate) now: Millis,
    /// How wrong the host's clock is.
    pub(crate) clock_error: i64,
    /// How often it jumped ahead.
    pub(crate) jumps: u64,
    /// For how long the table was awake and anybody at it.
    pub(crate) attended: Millis,
    pub(crate) store: Store,
    pub(crate) host: Host,
    pub(crate) clients: Vec<Client>,
    /// Whose connection is which.
    pub(crate) connections: Vec<usize>,
    /// Writes that the host waited for twice.
    pub(crate) waited: BTreeSet<Ticket>,
    /// Connections over which nothing comes any more.
    pub(crate) broken: BTreeSet<ConnectionId>,
    /// Who agreed to an undo, and in which position it was asked.
    pub(crate) consents: BTreeSet<(u32, usize)>,
    failure: Option<String>,
    report: Report,
    tracer: Option<&'a mut dyn FnMut(&str)>,
}

impl<'a> World<'a> {
    pub(crate) fn new(seed: u64, mistake: Option<Mistake>, tracer: Option<&'a mut dyn FnMut(&str)>) -> Self {
        let mut dice = Dice::stream(seed, 0);
        let plan = Plan::new(&mut dice);
        let mut host = Host::new("table".into(), plan.luck);
        let person = |number: usize| Person { id: format!("person{number}").into(), name: format!("P{number}") };
        let clients =
            (0..plan.people + plan.watchers).map(|number| Client::new(number, person(number), &plan)).collect();
        let mut luck = crate::host::Seeds::of(plan.luck ^ 1);
        let journal = open(&person(0), &plan.new, &host.settings, room::Time(0), &mut luck).expect("the plan can be");
        host.table = journal.table;
        let mut world = Self {
            plan,
            mistake,
            dice,
            events: Events::default(),
            now: 0,
            clock_error: 0,
            jumps: 0,
            attended: 0,
            store: Store::default(),
            host,
            clients,
            connections: Vec::new(),
            waited: BTreeSet::new(),
            broken: BTreeSet::new(),
            consents: BTreeSet::new(),
            failure: None,
            report: Report::default(),
            tracer,
        };
        let ticket = world.store.take(0, &journal.entries, 0);
        world.store.carry_out(ticket, false, &mut world.dice);
        world
    }

    /// Lives until the game is over and everybody knows.
    pub(crate) fn live(mut self) -> Result<Report, String> {
        self.trace(|| "the world begins".into());
        let what = format!(
            "{}, {} seats, {} people, limit {:?}",
            self.plan.game.id, self.plan.new.setup.seats, self.plan.people, self.plan.new.move_limit
        );
        self.trace(|| what);
        for client in 0..self.clients.len() {
            self.acts_later(client);
        }
        self.events.plan(1000, Event::Breaks);
        while self.failure.is_none() && !(self.now > self.plan.trouble && self.everybody_knows_the_end()) {
            let Some((at, event)) = self.events.next() else {
                return Err(self.stuck());
            };
            if at > LATEST {
                return Err(self.stuck());
            }
            if !self.host.present.is_empty() {
                self.attended += at - self.now;
            }
            self.now = at;
            self.count("events");
            self.happens_now(event);
        }
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => {
                checks::all(&self)?;
                self.count_acts();
                Ok(self.report)
            }
        }
    }

    fn happens_now(&mut self, event: Event) {
        match event {
            Event::Acts { client } => self.acts(client),
            Event::Connects { connection } => self.host_is_connected(connection),
            Event::Asks { connection, request } => self.host_is_asked(connection, request),
            Event::Commands { client, command } => self.host_is_commanded(client, command),
            Event::Reads { connection } => self.reads(connection),
            Event::ClientNotices { connection } => self.client_notices(connection),
            Event::HostNotices { connection } => self.host_notices(connection),
            Event::Stores { ticket } => self.stores(ticket),
            Event::Hears { ticket } => self.host_hears(ticket),
            Event::Finds { life, job, finding } => self.job_is_done(life, job, finding),
            Event::Wakes { life, alarm } => self.host_wakes(life, alarm),
            Event::Breaks => self.breaks(),
            Event::Starts => self.host.alive = true,
        }
    }

    /// Whether things still break.
    pub(crate) fn troubled(&self) -> bool {
        self.now < self.plan.trouble
    }

    fn stores(&mut self, ticket: Ticket) {
        if self.store.state == State::Wedged {
            return self.events.plan(self.now + 2000, Event::Stores { ticket });
        }
        let bad = self.troubled() && self.dice.below(self.plan.bad_writes) == 0;
        self.store.carry_out(ticket, bad, &mut self.dice);
    }

    /// Something breaks, or is well again; in the end all is.
    fn breaks(&mut self) {
        self.store.state = State::Well;
        if !self.troubled() {
            return;
        }
        match self.dice.below(10) {
            0 | 1 if self.host.alive => {
                self.count("dead hosts");
                self.host_dies();
            }
            2 => {
                self.count("full stores");
                self.trace(|| "the store is full".into());
                self.store.state = State::Full;
            }
            3 => {
                self.count("wedged stores");
                self.trace(|| "the store is wedged".into());
                self.store.state = State::Wedged;
            }
            4 => {
                self.count("jumps");
                let jump = 1000 * (1 + self.dice.below(86_400) as i64);
                let ahead = self.dice.below(2) == 0;
                self.clock_error += if ahead { jump } else { -jump };
                self.jumps += u64::from(ahead);
                let error = self.clock_error;
                self.trace(|| format!("the clock jumps, it is {error} wrong"));
            }
            5..=7 => {
                let client = self.dice.below(self.clients.len());
                self.count("cuts");
                self.cut(client);
            }
            _ => {
                let client = self.dice.below(self.clients.len());
                let until = self.now + self.dice.below(30_000) as Millis;
                self.count("slow readers");
                self.clients[client].slow_until = until;
            }
        }
        let next = self.now + 200 + self.dice.below(12_000) as Millis;
        self.events.plan(next.min(self.plan.trouble.max(self.now + 1)), Event::Breaks);
    }

    /// How often people did what a world is rarely asked for.
    fn count_acts(&mut self) {
        for entry in self.store.journal() {
            match entry.act {
                Act::Move { .. } => self.count("moves"),
                Act::Undone { key: Some(_), .. } => self.count("free undos"),
                Act::Undone { key: None, .. } => self.count("granted undos"),
                Act::TimeUp { .. } => self.count("missed deadlines"),
                Act::StoodIn { .. } => self.count("stand-ins"),
                Act::HandedOver { .. } => self.count("seats handed over"),
                Act::WentAway { .. } => self.count("seats left"),
                Act::Paused { .. } => self.count("pauses"),
                _ => {}
            }
        }
    }

    fn everybody_knows_the_end(&self) -> bool {
        self.clients.iter().all(Client::knows_the_end)
    }

    fn stuck(&self) -> String {
        let waits =
            self.clients.iter().filter(|client| !client.knows_the_end()).map(|client| client.person.name.clone());
        let waits: Vec<_> = waits.collect();
        format!("at {} s {} wait for ever", self.now / 1000, waits.join(", "))
    }

    pub(crate) fn client_of(&self, connection: ConnectionId) -> usize {
        self.connections[connection.0 as usize]
    }

    /// Something that must hold does not.
    pub(crate) fn fails(&mut self, what: String) {
        self.failure.get_or_insert(what);
    }

    pub(crate) fn count(&mut self, what: &'static str) {
        *self.report.counts.entry(what).or_default() += 1;
    }

    pub(crate) fn trace(&mut self, what: impl FnOnce() -> String) {
        if let Some(tracer) = &mut self.tracer {
            tracer(&format!("{:>9} {}", self.now, what()));
        }
    }
}
