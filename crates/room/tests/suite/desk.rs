//! A room with people, whose host does at once what it is told.

use std::collections::BTreeMap;
use std::time::Duration;

use protocol::http::{NewPlace, NewTable};
use protocol::socket::{FromClient, FromServer, ViewNow};
use protocol::{ClientId, ConnectionId, Problem, TableInfo};
use room::{Act, Command, Entry, Finding, Input, Job, JobId, Luck, Person, Room, Settings, Time, open};
use table::{Seat, Setup};

/// Luck that can be repeated.
pub(crate) struct Seeds(u64);

impl Luck for Seeds {
    fn seed(&mut self) -> u64 {
        self.0 += 1;
        self.0
    }

    fn link(&mut self) -> String {
        format!("link{}", self.seed())
    }
}

pub(crate) struct Desk {
    pub(crate) room: Room,
    pub(crate) journal: Vec<Entry>,
    pub(crate) now: Time,
    pub(crate) told: BTreeMap<ConnectionId, Vec<FromServer>>,
    pub(crate) jobs: Vec<Job>,
    pub(crate) cancelled: Vec<JobId>,
    luck: Seeds,
    settings: Settings,
    n: u32,
}

pub(crate) const A: ConnectionId = ConnectionId(0);
pub(crate) const B: ConnectionId = ConnectionId(1);
pub(crate) const C: ConnectionId = ConnectionId(2);

pub(crate) fn person(connection: ConnectionId) -> Person {
    Person { id: format!("p{}", connection.0).into(), name: format!("P{}", connection.0) }
}

pub(crate) fn seat(connection: ConnectionId) -> Seat {
    Seat::new(connection.0 as u8)
}

/// Seikatsu for so many, the first of them people.
pub(crate) fn seikatsu(seats: u8) -> Setup {
    let game = games::find("seikatsu").unwrap();
    let setups = (game.variants)();
    setups.into_iter().find(|setup| setup.seats == seats).unwrap()
}

impl Desk {
    /// People at the first seats, novices at the others; everybody is connected and the game has begun.
    pub(crate) fn new(people: u64, setup: Setup, change: impl FnOnce(&mut NewTable)) -> Self {
        Self::of("seikatsu", people, setup, change)
    }

    pub(crate) fn of(game: &str, people: u64, setup: Setup, change: impl FnOnce(&mut NewTable)) -> Self {
        let bot = NewPlace::Bot { level: bots::Level::Novice };
        let place = |seat: u64| match seat {
            0 => NewPlace::Me,
            seat if seat < people => NewPlace::Open,
            _ => bot.clone(),
        };
        let mut new = NewTable::new(game, setup.clone(), (0..setup.seats.into()).map(place).collect());
        change(&mut new);
        let settings = Settings { bot_pause: Duration::ZERO, ..Settings::default() };
        let mut luck = Seeds(7);
        let now = Time(1_000_000);
        let journal = open(&person(A), &new, &settings, now, &mut luck).unwrap();
        let room = Room::replay(journal.table, &journal.entries, settings.clone()).unwrap();
        let (told, jobs, cancelled) = Default::default();
        let mut desk = Self { room, journal: journal.entries, now, told, jobs, cancelled, luck, settings, n: 0 };
        for other in 1..people {
            desk.command(ConnectionId(other), Command::Join(Default::default())).unwrap();
        }
        (0..people).for_each(|other| desk.connect(ConnectionId(other)));
        desk.command(A, Command::Start).unwrap();
        desk
    }

    pub(crate) fn handle(&mut self, input: Input) -> Option<Result<room::Answer, Problem>> {
        let effects = self.room.handle(input, self.now, &mut self.luck);
        self.journal.extend(effects.entries);
        for (to, message) in effects.messages {
            for connection in to {
                self.told.entry(connection).or_default().push(message.clone());
            }
        }
        self.jobs.extend(effects.jobs);
        self.cancelled.extend(effects.cancelled);
        effects.answer
    }

    pub(crate) fn command(&mut self, who: ConnectionId, command: Command) -> Result<room::Answer, Problem> {
        self.handle(Input::Command { person: person(who), command }).unwrap()
    }

    pub(crate) fn connect(&mut self, who: ConnectionId) {
        let client = ClientId::from(format!("c{}", who.0));
        self.handle(Input::Connect { connection: who, person: person(who), client });
    }

    pub(crate) fn disconnect(&mut self, who: ConnectionId) {
        self.handle(Input::Disconnect { connection: who });
    }

    /// Asks for something and returns why it was refused, if it was.
    pub(crate) fn ask(&mut self, who: ConnectionId, request: impl FnOnce(u32) -> FromClient) -> Result<(), Problem> {
        self.n += 1;
        let n = self.n;
        self.handle(Input::Request { connection: who, request: request(n) });
        self.work(|work| matches!(work, room::Work::Judge { .. }));
        for message in self.told[&who].iter().rev() {
            match message {
                FromServer::Done { n: done } if *done == n => return Ok(()),
                FromServer::Refused { n: Some(refused), problem } if *refused == n => return Err(problem.clone()),
                _ => {}
            }
        }
        panic!("{who:?} was not answered");
    }

    /// Does the jobs that fit.
    pub(crate) fn work(&mut self, fits: impl Fn(&room::Work) -> bool) {
        let (now, later) = std::mem::take(&mut self.jobs).into_iter().partition(|job| fits(&job.work));
        self.jobs = later;
        for Job { id, work } in now {
            let finding: Option<Finding> = work.run(&games::Threads::default());
            self.handle(Input::Done { job: id, finding });
        }
    }

    /// Lets bots play until none has anything to do.
    pub(crate) fn let_bots_play(&mut self) {
        while !self.jobs.is_empty() {
            self.work(|_| true);
        }
    }

    /// Lets time pass, with a look at the clock every second.
    pub(crate) fn wait(&mut self, seconds: i64) {
        for _ in 0..seconds {
            self.now = Time(self.now.0 + 1000);
            self.handle(Input::Time);
        }
    }

    /// Whoever is next plays their first move.
    pub(crate) fn play(&mut self, who: ConnectionId) {
        let view = self.view(who);
        let text = view.outline().unwrap().moves[0].clone();
        self.ask(who, |n| FromClient::Move { n, at: view.at, text }).unwrap();
    }

    pub(crate) fn undo(&mut self, who: ConnectionId) -> Result<(), Problem> {
        let at = self.view(who).at;
        self.ask(who, |n| FromClient::Undo { n, at })
    }

    pub(crate) fn consent(&mut self, who: ConnectionId, agree: bool) -> Result<(), Problem> {
        let at = self.info(who).undo.map_or(0, |undo| undo.at);
        self.ask(who, |n| FromClient::Consent { n, at, agree })
    }

    /// What somebody was last shown.
    pub(crate) fn view(&self, who: ConnectionId) -> ViewNow {
        let view = |message: &FromServer| match message {
            FromServer::View(view) => Some(view.clone()),
            _ => None,
        };
        self.told[&who].iter().rev().find_map(view).expect("the game is on")
    }

    /// What somebody was last told of the table.
    pub(crate) fn info(&self, who: ConnectionId) -> TableInfo {
        let info = |message: &FromServer| match message {
            FromServer::Table { table, .. } => Some(table.clone()),
            _ => None,
        };
        self.told[&who].iter().rev().find_map(info).expect("they are at the table")
    }

    pub(crate) fn acts(&self, fits: impl Fn(&Act) -> bool) -> usize {
        self.journal.iter().filter(|entry| fits(&entry.act)).count()
    }

    /// The host dies, and another finds what was kept, as it is written.
    pub(crate) fn restart(&mut self) {
        let read = |entry: &Entry| Entry::read(entry.time, &entry.act.to_json()).unwrap();
        let journal: Vec<_> = self.journal.iter().map(read).collect();
        assert_eq!(journal, self.journal, "an entry reads as it was written");
        self.room = Room::replay(self.room.id().clone(), &journal, self.settings.clone()).unwrap();
        self.told.clear();
        self.jobs.clear();
    }
}
