//! A host for one room: it keeps, delivers and works when the test says so.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bots::{Level, Runtime};
use protocol::http::{Join, NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer, ViewNow};
use protocol::{ConnectionId, Problem, ProblemCode, TableInfo};
use room::{
    Act, Answer, Command, Ended, Entry, Input, Job, JobId, Luck, NewJournal, Person, Room, Settings, Time, open,
};
use table::{Components, Dice, Seat, Setup};

/// Luck that can be repeated.
pub(crate) struct Seeded(Dice);

impl Luck for Seeded {
    fn seed(&mut self) -> u64 {
        self.0.bits()
    }

    fn link(&mut self) -> String {
        format!("{:016x}", self.0.bits())
    }
}

impl Seeded {
    pub(crate) fn of(seed: u64) -> Self {
        Self(Dice::new(seed))
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

pub(crate) struct World {
    pub(crate) room: Room,
    pub(crate) now: Time,
    luck: Seeded,
    /// The journal, as it is kept.
    pub(crate) journal: Vec<Entry>,
    /// What every connection was told and has not looked at yet.
    told: BTreeMap<ConnectionId, Vec<FromServer>>,
    pub(crate) jobs: Vec<Job>,
    pub(crate) cancelled: Vec<JobId>,
    pub(crate) wake: Option<Time>,
    pub(crate) fault: Option<Problem>,
    pub(crate) ended: Option<Ended>,
    pub(crate) opened: Option<NewJournal>,
    connections: u64,
    numbers: u32,
}

/// The person with this number.
pub(crate) fn person(number: usize) -> Person {
    Person { id: format!("person {number}").into(), name: format!("P{number}") }
}

pub(crate) fn setup(game: &str, seats: u8) -> Setup {
    let game = games::find(game).unwrap();
    Setup::typed(game.rules, game.choices, seats, Components::Standard, &[]).unwrap()
}

/// A table of a game for person 0 and others.
pub(crate) fn new_table(game: &str, others: &[NewPlace]) -> NewTable {
    let places: Vec<_> = [NewPlace::Me].iter().chain(others).cloned().collect();
    NewTable::new(game, setup(game, places.len() as u8), places)
}

impl World {
    /// A table that person 0 has opened.
    pub(crate) fn open(new: &NewTable) -> Self {
        let (now, mut luck) = (Time(1_000_000), Seeded::of(7));
        let NewJournal { table, entries } = open(&person(0), new, &Settings::default(), now, &mut luck).unwrap();
        let room = Room::replay(table, &entries, Settings::default()).unwrap();
        Self {
            room,
            now,
            luck,
            journal: entries,
            told: BTreeMap::new(),
            jobs: Vec::new(),
            cancelled: Vec::new(),
            wake: None,
            fault: None,
            ended: None,
            opened: None,
            connections: 0,
            numbers: 0,
        }
    }

    /// So many people at a started table, connected in the order of their seats.
    pub(crate) fn started(game: &str, people: usize) -> (Self, Vec<ConnectionId>) {
        let mut world = Self::open(&new_table(game, &vec![NewPlace::Open; people - 1]));
        for number in 1..people {
            world.command(number, Command::Join(Join::default())).unwrap();
        }
        world.command(0, Command::Start).unwrap();
        let connections = (0..people).map(|number| world.connect(number)).collect();
        (world, connections)
    }

    /// Person 0 at a started table of Seikatsu with a bot, connected.
    pub(crate) fn against(level: Level) -> (Self, ConnectionId) {
        let mut world = Self::open(&new_table("seikatsu", &[NewPlace::Bot { level }]));
        world.command(0, Command::Start).unwrap();
        let me = world.connect(0);
        (world, me)
    }

    /// Lets something happen; returns what is answered.
    pub(crate) fn happens(&mut self, input: Input) -> Option<Result<Answer, Problem>> {
        let effects = self.room.handle(input, self.now, &mut self.luck);
        self.journal.extend(effects.entries);
        assert_eq!(self.room.entries(), self.journal.len());
        for (to, message) in effects.messages {
            for connection in to {
                self.told.entry(connection).or_default().push(message.clone());
            }
        }
        self.jobs.extend(effects.jobs);
        self.cancelled.extend(effects.cancelled);
        self.wake = effects.wake;
        self.fault = self.fault.take().or(effects.fault);
        self.ended = self.ended.take().or(effects.ended);
        self.opened = self.opened.take().or(effects.opened);
        effects.answer
    }

    pub(crate) fn command(&mut self, number: usize, command: Command) -> Result<Answer, Problem> {
        self.happens(Input::Command { person: person(number), command }).expect("commands are answered at once")
    }

    pub(crate) fn info(&mut self) -> TableInfo {
        match self.command(9, Command::Look) {
            Ok(Answer::Table(info)) => *info,
            other => panic!("{other:?}"),
        }
    }

    /// Connects the one client of a person.
    pub(crate) fn connect(&mut self, number: usize) -> ConnectionId {
        self.connect_as(person(number))
    }

    /// Connects somebody.
    pub(crate) fn connect_as(&mut self, person: Person) -> ConnectionId {
        let connection = ConnectionId(self.connections);
        self.connections += 1;
        let client = format!("{}/client", person.id).into();
        self.happens(Input::Connect { connection, person, client, blocked: BTreeSet::new() });
        connection
    }

    pub(crate) fn disconnect(&mut self, connection: ConnectionId) {
        self.happens(Input::Disconnect { connection });
    }

    pub(crate) fn request(&mut self, connection: ConnectionId, request: FromClient) {
        self.happens(Input::Request { connection, request });
    }

    /// A number that no client has used.
    pub(crate) fn number(&mut self) -> u32 {
        self.numbers += 1;
        self.numbers
    }

    /// Asks for something and does the jobs that takes; returns the answer.
    pub(crate) fn ask(
        &mut self,
        connection: ConnectionId,
        request: impl FnOnce(u32) -> FromClient,
    ) -> Result<(), ProblemCode> {
        let number = self.number();
        self.request(connection, request(number));
        if !self.told_to(connection).iter().any(|message| answers(message, number)) {
            self.work();
        }
        let told = self.told.get_mut(&connection).unwrap();
        let place = told.iter().position(|message| answers(message, number)).expect("a request is answered");
        match told.remove(place) {
            FromServer::Refused { problem, .. } => Err(problem.code),
            _ => Ok(()),
        }
    }

    /// Plays a move of a seat that is connected: the first that its view lists.
    pub(crate) fn play(&mut self, connection: ConnectionId) {
        let view = self.view(connection);
        let text = view.outline().unwrap().moves[0].clone();
        self.ask(connection, |n| FromClient::Move { n, at: view.at, text }).unwrap();
    }

    /// What a connection was told and has not looked at yet.
    pub(crate) fn told_to(&self, connection: ConnectionId) -> &[FromServer] {
        self.told.get(&connection).map_or(&[], Vec::as_slice)
    }

    /// Looks at all that a connection was told.
    pub(crate) fn look(&mut self, connection: ConnectionId) -> Vec<FromServer> {
        self.told.remove(&connection).unwrap_or_default()
    }

    /// The newest view of a connection.
    pub(crate) fn view(&mut self, connection: ConnectionId) -> ViewNow {
        let views = self.told_to(connection).iter().rev();
        let view =
            views.filter_map(|message| if let FromServer::View(view) = message { Some(view) } else { None }).next();
        view.expect("a view was shown").clone()
    }

    /// Does all jobs that are there.
    pub(crate) fn work(&mut self) {
        for Job { id, work, .. } in std::mem::take(&mut self.jobs) {
            self.happens(Input::Done { job: id, finding: work.run(&Hurried) });
        }
    }

    /// Lets time pass, coming back whenever the room wants it.
    pub(crate) fn pass(&mut self, time: Duration) {
        let end = self.now + time;
        while let Some(wake) = self.wake.filter(|&wake| wake <= end) {
            self.now = self.now.max(wake);
            self.happens(Input::Time);
            assert!(self.room.may_sleep(self.now) || self.wake != Some(wake), "something must come of being woken");
            if self.room.may_sleep(self.now) {
                break;
            }
        }
        self.now = end;
    }

    /// Goes on with other settings.
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = Settings::default();
        change(&mut settings);
        self.room = Room::replay(self.room.id().clone(), &self.journal, settings).unwrap();
    }

    /// Lets seconds pass.
    pub(crate) fn wait(&mut self, seconds: u64) {
        self.pass(Duration::from_secs(seconds));
    }

    /// Lets bots play as long as they have something to do.
    pub(crate) fn let_bots_play(&mut self) {
        while !self.jobs.is_empty() {
            self.work();
            self.wait(1);
        }
    }

    /// How many acts of a kind are kept.
    pub(crate) fn acts(&self, fits: impl Fn(&Act) -> bool) -> usize {
        self.journal.iter().filter(|entry| fits(&entry.act)).count()
    }

    /// The room as it would be after the host was started again.
    pub(crate) fn replayed(&self) -> Room {
        Room::replay(self.room.id().clone(), &self.journal, Settings::default()).unwrap()
    }
}

fn answers(message: &FromServer, number: u32) -> bool {
    matches!(message, FromServer::Done { n } | FromServer::Refused { n: Some(n), .. } if *n == number)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}
