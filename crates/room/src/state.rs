//! A table and who sits at it: what replaying its journal gives.

use std::collections::VecDeque;
use std::time::Duration;

use games::AnyGame;
use protocol::socket::StandIn;
use protocol::{PersonId, Problem, ProblemCode, Status, TableId, Terms};
use table::{LogEntry, Seat, SeatSet, Setup, Turn};

use crate::clock::Spent;
use crate::done::Done;
use crate::few::Few;
use crate::people::{Chair, Chairs, Owner, Person, Sitter};
use crate::play::Play;
use crate::{Act, Entry, Luck, Opening, Redealt, Time};

/// What a journal tells of a table: its people, and the game once it has begun.
pub(crate) struct State {
    pub(crate) id: TableId,
    pub(crate) game: &'static AnyGame,
    pub(crate) setup: Setup,
    pub(crate) chairs: Chairs,
    pub(crate) host: PersonId,
    pub(crate) terms: Terms,
    /// The seats that win and lose together, if some do.
    pub(crate) teams: Vec<SeatSet>,
    pub(crate) opened: Time,
    pub(crate) ended: Option<Time>,
    pub(crate) status: Status,
    pub(crate) play: Option<Play>,
    /// The time that each seat has used.
    pub(crate) spent: Few<Seat, Spent>,
    /// What was said last.
    pub(crate) said: VecDeque<Saying>,
    /// From which devices something was said.
    pub(crate) speakers: Few<String, Speaker>,
    /// How many names each person has had besides the first.
    pub(crate) renamed: Few<PersonId, usize>,
    /// From which devices the host has sent somebody away, and when.
    pub(crate) sent_away: Few<String, Time>,
    pub(crate) rematch: Option<TableId>,
    /// What clients asked for, by their names and numbers, and was done.
    pub(crate) done: Done,
    /// How many entries the journal has.
    pub(crate) entries: usize,
}

/// So often in a row somebody's time runs out before a bot takes their seat over.
const MOST_MISSED: u8 = 2;

/// So much of what was said is told to whoever comes.
const HISTORY: usize = 200;

/// A device from which something was said.
pub(crate) struct Speaker {
    /// How many spoke before.
    number: u32,
    /// How much was said in all.
    pub(crate) times: usize,
}

/// Something that was said.
#[derive(Clone, Debug)]
pub(crate) struct Saying {
    /// Who, under the name that they had then.
    pub(crate) person: Person,
    pub(crate) text: String,
    pub(crate) time: Time,
}

impl State {
    /// The table that a journal tells of, or the first entry that cannot be and why not.
    pub(crate) fn replay(id: TableId, journal: &[Entry]) -> Result<Self, (usize, Problem)> {
        let Some((Entry { time, act: Act::Opened(opening) }, rest)) = journal.split_first() else {
            return Err((0, Problem::new(ProblemCode::BadJournal, "a journal begins with the opening of its table")));
        };
        let mut state = Self::opened(id, opening, *time).map_err(|problem| (0, problem))?;
        for (number, entry) in rest.iter().enumerate() {
            state.apply(entry).map_err(|problem| (number + 1, problem))?;
        }
        Ok(state)
    }

    fn opened(id: TableId, opening: &Opening, time: Time) -> Result<Self, Problem> {
        let Opening { host, game, setup, places, keys, terms } = opening;
        let game = games::find(game).map_err(Problem::no_game)?;
        let teams = (game.open)(setup).map_err(Problem::setup)?.teams();
        if [places.len(), keys.len()] != [usize::from(setup.seats); 2] {
            return Err(no_such_seat());
        }
        Ok(Self {
            id,
            game,
            setup: setup.clone(),
            chairs: Chairs(places.iter().zip(keys).map(|(place, key)| Chair::new(place, key.clone())).collect()),
            host: host.clone(),
            terms: terms.clone(),
            teams,
            opened: time,
            ended: None,
            status: Status::Waiting,
            play: None,
            spent: Few::default(),
            said: VecDeque::new(),
            speakers: Few::default(),
            renamed: Few::default(),
            sent_away: Few::default(),
            rematch: None,
            done: Done::default(),
            entries: 1,
        })
    }

    /// Carries out an act.
    ///
    /// # Errors
    /// If it is a step that the rules forbid, or makes no sense; nothing has changed then.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Problem> {
        let time = entry.time;
        match &entry.act {
            Act::Opened(_) => return Err(Problem::new(ProblemCode::Started, "the table is open already")),
            Act::Joined { seat, person, name } => {
                self.chair(*seat)?.sitter = Sitter::Person(Person { id: person.clone(), name: name.clone() });
            }
            Act::Left { seat } => {
                *self.chair(*seat)? = Chair::with(Sitter::Nobody);
                self.settle_host();
            }
            Act::SentAway { seat } => {
                if let Sitter::Person(person) =
                    std::mem::replace(self.chair(*seat)?, Chair::with(Sitter::Nobody)).sitter
                {
                    self.sent_away.insert(person.id.device().to_owned(), time);
                }
            }
            Act::PlaceSet { seat, bot } => {
                *self.chair(*seat)? = Chair::with(bot.map_or(Sitter::Nobody, Sitter::Bot));
            }
            Act::Swapped { seat, with } => {
                let (seat, with) = (self.seat(*seat)?, self.seat(*with)?);
                self.chairs.0.swap(seat.index(), with.index());
            }
            Act::Changed { setup, terms } => self.change(setup, terms)?,
            Act::Renamed { person, name } => {
                self.chairs.rename(person, name);
                *self.renamed.or_default(person.clone()) += 1;
            }
            Act::Started { order } => self.start(order)?,
            Act::Chance { chance } => self.step(&LogEntry::Chance { chance: chance.clone() }, None)?,
            Act::Move { seat, text, key } => {
                self.play_move(*seat, text, key.as_deref())?;
                self.done.insert_key(key.as_deref());
            }
            Act::Undone { steps, key, redealt } => {
                self.take_back(*steps, key.as_deref(), redealt)?;
                self.done.insert_key(key.as_deref());
            }
            Act::TimeUp { seat } => {
                let chair = self.chair(*seat)?;
                chair.missed += 1;
                chair.late = true;
                if chair.missed >= MOST_MISSED {
                    chair.owner = Owner::Replaced;
                }
            }
            Act::Paused { spent } => {
                for &(seat, millis) in spent {
                    self.chair(seat)?;
                    let now = Duration::from_millis(millis);
                    self.spent.insert(seat, Spent { now, kept: now, ..Spent::default() });
                }
            }
            Act::WentAway { seat } => self.chair(*seat)?.owner = Owner::Left,
            Act::HandedOver { seat } => self.chair(*seat)?.owner = Owner::HandedOver,
            Act::StoodIn { seat } => self.chair(*seat)?.owner = Owner::Replaced,
            Act::Returned { seat } => {
                let chair = self.chair(*seat)?;
                chair.owner = Owner::Plays;
                chair.missed = 0;
            }
            Act::Said { person, name, text, key } => {
                let number = self.speakers.keys().count() as u32;
                let speaker = || Speaker { number, times: 0 };
                self.speakers.or_insert_with(person.device().to_owned(), speaker).times += 1;
                let person = Person { id: person.clone(), name: name.clone() };
                self.said.push_back(Saying { person, text: text.clone(), time });
                if self.said.len() > HISTORY {
                    self.said.pop_front();
                }
                self.done.insert_key(key.as_deref());
            }
            Act::Rematched { table } => self.rematch = Some(table.clone()),
        }
        self.count(time);
        Ok(())
    }

    /// Lets luck decide if it is its turn, and returns what that comes to.
    pub(crate) fn roll(&mut self, time: Time, luck: &mut dyn Luck) -> Option<Act> {
        let chance = self.playing_mut().ok()?.roll(luck)?;
        self.settle_status();
        self.count(time);
        Some(Act::Chance { chance })
    }

    /// One entry more; the first after which it is over ended it.
    fn count(&mut self, time: Time) {
        self.entries += 1;
        if self.status == Status::Over {
            self.ended.get_or_insert(time);
        }
    }

    /// The number of whoever said something.
    pub(crate) fn speaker(&self, person: &PersonId) -> u32 {
        self.speakers.get(person.device()).map_or(0, |speaker| speaker.number)
    }

    /// How much was said in all.
    pub(crate) fn times_spoken(&self) -> usize {
        self.speakers.values().map(|speaker| speaker.times).sum()
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Problem> {
        self.chairs.0.get_mut(seat.index()).ok_or_else(no_such_seat)
    }

    /// This seat, if the table has it.
    pub(crate) fn seat(&self, seat: Seat) -> Result<Seat, Problem> {
        if seat.index() < self.chairs.0.len() { Ok(seat) } else { Err(no_such_seat()) }
    }

    /// The game, which must be on.
    pub(crate) fn playing(&self) -> Result<&Play, Problem> {
        self.play.as_ref().filter(|_| self.status == Status::Playing).ok_or_else(not_playing)
    }

    fn playing_mut(&mut self) -> Result<&mut Play, Problem> {
        self.play.as_mut().filter(|_| self.status == Status::Playing).ok_or_else(not_playing)
    }

    fn change(&mut self, setup: &Setup, terms: &Terms) -> Result<(), Problem> {
        if setup.seats != self.setup.seats {
            let reason = "a table keeps its number of seats: open another one";
            return Err(Problem::new(ProblemCode::BadSetup, reason));
        }
        self.teams = (self.game.open)(setup).map_err(Problem::setup)?.teams();
        (self.setup, self.terms) = (setup.clone(), terms.clone());
        Ok(())
    }

    /// Whoever sits here longest hosts the table when its host has left; without anybody it is closed.
    fn settle_host(&mut self) {
        if self.chairs.seat_of(&self.host).is_some() || self.status != Status::Waiting {
            return;
        }
        match self.chairs.people().next() {
            Some(person) => self.host = person.id.clone(),
            None => self.status = Status::Over,
        }
    }

    fn start(&mut self, order: &[Seat]) -> Result<(), Problem> {
        let table = (self.game.open)(&self.setup).map_err(Problem::setup)?;
        let all: SeatSet = order.iter().copied().collect();
        let seats = self.chairs.0.len();
        if order.len() != seats || !Seat::all(seats as u8).all(|seat| all.contains(seat)) {
            return Err(no_such_seat());
        }
        self.chairs = Chairs(order.iter().map(|&place| self.chairs.at(place).clone()).collect());
        self.play = Some(Play::new(table));
        self.status = Status::Playing;
        Ok(())
    }

    fn step(&mut self, step: &LogEntry, stand_in: Option<StandIn>) -> Result<(), Problem> {
        self.playing_mut()?.step(step, stand_in).map_err(Problem::step)?;
        self.settle_status();
        Ok(())
    }

    /// A seat's move: with a key its owner's, else a bot's, who may make it for the owner.
    fn play_move(&mut self, seat: Seat, text: &str, key: Option<&str>) -> Result<(), Problem> {
        let chair = self.chair(seat)?;
        let stand_in = match (&chair.sitter, key) {
            (Sitter::Person(_), None) if chair.late => Some(StandIn::Time),
            (Sitter::Person(_), None) => Some(StandIn::Away),
            _ => None,
        };
        self.step(&LogEntry::Move { seat, text: text.into() }, stand_in)?;
        let chair = self.chair(seat)?;
        chair.late = false;
        if key.is_some() {
            chair.missed = 0;
        }
        let spent = self.spent.or_default(seat);
        *spent = Spent { before: spent.now, ..Spent::default() };
        Ok(())
    }

    /// All but the first steps are taken back. Without anybody's consent one has no more time than before the move.
    fn take_back(&mut self, steps: usize, key: Option<&str>, redealt: &[Redealt]) -> Result<(), Problem> {
        self.playing_mut()?.rewind(steps, redealt).map_err(Problem::step)?;
        let (turn, alone) = (self.turn(), self.chairs.owned().len() < 2);
        for chair in &mut self.chairs.0 {
            chair.late = false;
        }
        for (seat, spent) in self.spent.iter_mut() {
            let again = key.is_some() && !alone && turn.contains(*seat);
            *spent = Spent { now: if again { spent.before } else { Duration::ZERO }, ..Spent::default() };
        }
        Ok(())
    }

    fn settle_status(&mut self) {
        if self.play.as_ref().is_some_and(|play| play.table.turn() == Turn::Over) {
            self.status = Status::Over;
        }
    }

    /// Who is to move now.
    pub(crate) fn turn(&self) -> SeatSet {
        self.playing().map_or(SeatSet::EMPTY, |play| play.table.turn().seats())
    }

    /// The people whose time for a move is running.
    pub(crate) fn waited_for(&self) -> SeatSet {
        self.turn().and(self.chairs.in_charge()).minus(self.chairs.late())
    }
}

fn no_such_seat() -> Problem {
    Problem::new(ProblemCode::Malformed, "this table has no such seat")
}

fn not_playing() -> Problem {
    Problem::new(ProblemCode::NotPlaying, "no game is on at this table")
}
