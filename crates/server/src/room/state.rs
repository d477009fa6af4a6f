//! A table and who sits at it: what replaying its journal gives. No clock, no sockets, no database.

use std::collections::HashSet;

use games::{BoxedTable, Entry as Listing};
use serde_json::Value as Json;
use table::{Components, Dice, Entry as Step, Seat, SeatSet, Setup, Turn};

use crate::journal::{Act, Entry, Opening, PersonId};
use crate::protocol::http::NewPlace;
use crate::protocol::socket::Told;
use crate::protocol::{BotLevel, Problem, ProblemCode, SetupInfo, Status};

/// A table: its people, and the game once it has begun.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) listing: &'static Listing,
    pub(crate) setup: SetupInfo,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: PersonId,
    pub(crate) public: bool,
    pub(crate) shuffle: bool,
    pub(crate) move_limit: Option<u32>,
    pub(crate) hints: bool,
    /// When it was opened, in milliseconds since 1970.
    pub(crate) opened: i64,
    pub(crate) status: Status,
    pub(crate) play: Option<Play>,
    pub(crate) said: Vec<Saying>,
    pub(crate) rematch: Option<String>,
    /// What clients asked for, by their names and numbers, and was done.
    pub(crate) done: HashSet<String>,
    /// How many entries its journal has.
    pub(crate) entries: i64,
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// What a guest shows to sit down here.
    pub(crate) key: Option<String>,
    /// Whether a bot plays for the person who sits here.
    pub(crate) stand_in: bool,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Nobody,
    Awaited { name: String },
    Bot(BotLevel),
    Person { id: PersonId, name: String },
}

/// Something that was said.
#[derive(Clone, Debug)]
pub(crate) struct Saying {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) time: i64,
}

/// The game of a table.
pub(crate) struct Play {
    pub(crate) table: BoxedTable,
    /// The number of the position: it grows with every step and every undo, so that it never means two positions.
    pub(crate) at: u32,
    /// One a step.
    pub(crate) marks: Vec<Mark>,
    /// When the last step was made, in milliseconds since 1970.
    pub(crate) moved: i64,
}

/// What is remembered of a step besides the step itself.
pub(crate) struct Mark {
    /// Who could have moved.
    turn: SeatSet,
    /// The number of the position after it.
    at: u32,
    pub(crate) told: Told,
}

impl Room {
    /// The table that a journal tells of; none if it does not begin with its opening or breaks a rule.
    pub(crate) fn replay(id: &str, journal: &[Entry]) -> Option<Self> {
        let (first, rest) = journal.split_first()?;
        let mut room = Self::opened(id, first)?;
        for entry in rest {
            room.apply(entry).ok()?;
        }
        Some(room)
    }

    fn opened(id: &str, entry: &Entry) -> Option<Self> {
        let Act::Opened(opening) = &entry.act else { return None };
        let Opening { host, game, setup, places, keys, public, shuffle, move_limit, hints } = &**opening;
        let chair = |(place, key): (&NewPlace, &Option<String>)| Chair {
            sitter: match place {
                NewPlace::Me | NewPlace::Open => Sitter::Nobody,
                NewPlace::Reserved { name } => Sitter::Awaited { name: name.clone() },
                NewPlace::Bot { level } => Sitter::Bot(*level),
            },
            key: key.clone(),
            stand_in: false,
        };
        Some(Self {
            id: id.into(),
            listing: games::find(game).ok()?,
            setup: setup.clone(),
            chairs: places.iter().zip(keys).map(chair).collect(),
            host: host.clone(),
            public: *public,
            shuffle: *shuffle,
            move_limit: *move_limit,
            hints: *hints,
            opened: entry.time,
            status: Status::Waiting,
            play: None,
            said: Vec::new(),
            rematch: None,
            done: HashSet::new(),
            entries: 1,
        })
    }

    /// Carries out an act.
    ///
    /// # Errors
    /// If it is a step that the rules forbid; nothing has changed then.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Problem> {
        match &entry.act {
            Act::Opened(_) => return Err(Problem::new(ProblemCode::Started, "the table is open already")),
            Act::Joined { seat, person, name } => {
                self.chair(*seat)?.sitter = Sitter::Person { id: person.clone(), name: name.clone() };
            }
            Act::Left { seat } => {
                *self.chair(*seat)? = Chair { sitter: Sitter::Nobody, key: None, stand_in: false };
                self.settle_host();
            }
            Act::PlaceSet { seat, bot } => {
                let sitter = bot.map_or(Sitter::Nobody, Sitter::Bot);
                *self.chair(*seat)? = Chair { sitter, key: None, stand_in: false };
            }
            Act::Renamed { person, name } => {
                for chair in &mut self.chairs {
                    if let Sitter::Person { id, name: old } = &mut chair.sitter
                        && id == person
                    {
                        old.clone_from(name);
                    }
                }
            }
            Act::Started { order } => self.start(order, entry.time)?,
            Act::Chance { chance } => {
                self.step(&Step::Chance { chance: chance.clone() }, entry.time)?;
            }
            Act::Move { seat, text, key } => {
                self.step(&Step::Move { seat: self.seat(*seat)?, text: text.clone() }, entry.time)?;
                self.done.extend(key.clone());
            }
            Act::Undone { steps, key } => {
                let play = self.playing()?;
                play.table.rewind(*steps);
                play.marks.truncate(*steps);
                play.at += 1;
                play.moved = entry.time;
                self.done.extend(key.clone());
            }
            Act::StoodIn { seat } => self.chair(*seat)?.stand_in = true,
            Act::Returned { seat } => {
                self.chair(*seat)?.stand_in = false;
                // Whoever comes back gets the whole time for a move.
                if let Some(play) = &mut self.play {
                    play.moved = entry.time;
                }
            }
            Act::Said { person, name, text, key } => {
                let (person, name, text) = (person.clone(), name.clone(), text.clone());
                self.said.push(Saying { person, name, text, time: entry.time });
                self.done.extend(key.clone());
            }
            Act::Rematched { table } => self.rematch = Some(table.clone()),
        }
        self.entries += 1;
        Ok(())
    }

    fn chair(&mut self, seat: u8) -> Result<&mut Chair, Problem> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(no_such_seat)
    }

    /// The seat with this number, if the table has it.
    pub(crate) fn seat(&self, number: u8) -> Result<Seat, Problem> {
        if usize::from(number) < self.chairs.len() { Ok(Seat::new(number)) } else { Err(no_such_seat()) }
    }

    /// The game, which must be on.
    pub(crate) fn playing(&mut self) -> Result<&mut Play, Problem> {
        match (&mut self.play, self.status) {
            (Some(play), Status::Playing) => Ok(play),
            _ => Err(Problem::new(ProblemCode::NotPlaying, "no game is on at this table")),
        }
    }

    /// Whoever sits here longest hosts the table when its host has left; without anybody it is closed.
    fn settle_host(&mut self) {
        if self.seat_of(&self.host).is_some() || self.status != Status::Waiting {
            return;
        }
        let next = self.people().next().map(str::to_owned);
        match next {
            Some(person) => self.host = person,
            None => self.status = Status::Over,
        }
    }

    fn start(&mut self, order: &[u8], time: i64) -> Result<(), Problem> {
        let setup = self.setup.to_setup();
        let table = (self.listing.open)(&setup).map_err(|refusal| Problem::setup(&refusal))?;
        let sorted: Option<Vec<_>> = order.iter().map(|&place| self.chairs.get(usize::from(place)).cloned()).collect();
        self.chairs = sorted.filter(|chairs| chairs.len() == self.chairs.len()).ok_or_else(no_such_seat)?;
        self.play = Some(Play { table, at: 0, marks: Vec::new(), moved: time });
        self.status = Status::Playing;
        Ok(())
    }

    fn step(&mut self, step: &Step, time: i64) -> Result<(), Problem> {
        let play = self.playing()?;
        let turn = play.table.turn().seats();
        let events = play.table.enter(step).map_err(|refusal| Problem::step(&refusal))?;
        let seat = match step {
            Step::Chance { .. } => None,
            Step::Move { seat, .. } => Some(seat.index() as u8),
        };
        self.took(seat, turn, &events, time);
        Ok(())
    }

    /// Notes a step that the game has taken.
    fn took(&mut self, seat: Option<u8>, turn: SeatSet, events: &[Json], time: i64) {
        let play = self.play.as_mut().expect("a step was played");
        play.at += 1;
        play.marks.push(Mark { turn, at: play.at, told: Told::new(seat, events) });
        play.moved = time;
        if play.table.turn() == Turn::Over {
            self.status = Status::Over;
        }
    }

    /// Lets luck decide if it is its turn, and returns what it brought.
    pub(crate) fn roll(&mut self, dice: &mut Dice, time: i64) -> Option<Act> {
        let play = self.playing().ok()?;
        if play.table.turn() != Turn::Chance {
            return None;
        }
        let events = play.table.roll(dice).expect("it is luck's turn");
        let Some(Step::Chance { chance }) = play.table.last() else { unreachable!("luck has just decided") };
        self.took(None, SeatSet::EMPTY, &events, time);
        self.entries += 1;
        Some(Act::Chance { chance })
    }

    /// The people who sit here.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        self.chairs.iter().filter_map(|chair| match &chair.sitter {
            Sitter::Person { id, .. } => Some(id.as_str()),
            _ => None,
        })
    }

    /// Where a person sits.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        let sits = |chair: &Chair| matches!(&chair.sitter, Sitter::Person { id, .. } if id == person);
        self.chairs.iter().position(sits).map(|place| Seat::new(place as u8))
    }

    /// The bot that decides for a seat, if one does.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<BotLevel> {
        let chair = &self.chairs[seat.index()];
        match chair.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person { .. } if chair.stand_in => Some(BotLevel::Adept),
            _ => None,
        }
    }

    /// The seats that people decide for themselves.
    pub(crate) fn in_charge(&self) -> impl Iterator<Item = Seat> {
        let chairs = self.chairs.iter().enumerate();
        chairs
            .filter(|(_, chair)| matches!(chair.sitter, Sitter::Person { .. }) && !chair.stand_in)
            .map(|(place, _)| Seat::new(place as u8))
    }

    /// Who is to move now.
    pub(crate) fn turn(&self) -> SeatSet {
        match (&self.play, self.status) {
            (Some(play), Status::Playing) => play.table.turn().seats(),
            _ => SeatSet::EMPTY,
        }
    }

    /// When the time for this move is up, in milliseconds since 1970: where there is a limit and a person is to move.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let turn = self.turn();
        let waits = self.in_charge().any(|seat| turn.contains(seat));
        let moved = self.play.as_ref()?.moved;
        self.move_limit.filter(|_| waits).map(|limit| moved + i64::from(limit) * 1000)
    }
}

impl Play {
    /// Whether a choice that `seat` made at position `at` still means what it meant: nothing has happened since but
    /// others choosing at the same time.
    pub(crate) fn is_current(&self, seat: Seat, at: u32) -> bool {
        let meanwhile = self.marks.iter().rev().take_while(|mark| mark.at > at);
        let (mut steps, mut others) = (0, true);
        for mark in meanwhile {
            steps += 1;
            others &= mark.turn.contains(seat) && mark.told.seat.is_some_and(|who| usize::from(who) != seat.index());
        }
        // An undo in between has used up a number without a step.
        others && at + steps == self.at
    }

    /// How many steps there were before the last move of `seat`.
    pub(crate) fn before_last_move(&self, seat: Seat) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.told.seat.is_some_and(|who| usize::from(who) == seat.index()))
    }

    /// Whether a seat may take back all but the first `steps` steps without asking: the last one was its own move, and
    /// it showed nobody anything.
    pub(crate) fn is_free_to_undo(&self, steps: usize) -> bool {
        steps + 1 == self.marks.len() && !self.table.reveals(steps)
    }
}

impl SetupInfo {
    pub(crate) fn of(setup: &Setup) -> Self {
        let (components, component_table) = match &setup.components {
            Components::Standard => ("standard".into(), None),
            Components::Custom { name, table } => (name.clone(), Some(table.clone())),
        };
        Self { seats: setup.seats, options: setup.options.clone(), components, component_table }
    }

    pub(crate) fn to_setup(&self) -> Setup {
        let components = match &self.component_table {
            None => Components::Standard,
            Some(table) => Components::Custom { name: self.components.clone(), table: table.clone() },
        };
        Setup { seats: self.seats, options: self.options.clone(), components }
    }
}

fn no_such_seat() -> Problem {
    Problem::new(ProblemCode::Malformed, "this table has no such seat")
}
