//! A game played with every step checked and logged.

use crate::{
    Dice, Game, LogEntry, Options, Outcome, Record, RecordError, Refusal, Seat, Turn, View, What, Where, parse,
};

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// Luck decided.
    Chance(G::Chance),
    /// A seat decided.
    Move(Seat, G::Move),
}

/// A game at a table: its options and its log, and the state that replaying them gives.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: G::Options,
    game: G,
    log: Vec<Step<G>>,
}

impl<G: Game> Table<G> {
    /// A table before the first step.
    #[must_use]
    pub fn new(options: G::Options) -> Self {
        Self { game: G::new(&options), options, log: Vec::new() }
    }

    /// How it was set up.
    #[must_use]
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The state, secrets and all: for rules and tests, never for a viewer.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All steps so far.
    #[must_use]
    pub fn log(&self) -> &[Step<G>] {
        &self.log
    }

    /// Who or what decides next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// What `seat` may do now.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves
    }

    /// What `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<G> {
        View::of(&self.game, seat)
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Plays a move and tells what happened.
    ///
    /// # Errors
    /// If it is not legal; nothing has changed then.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<Vec<G::Event>, Refusal> {
        match self.turn() {
            Turn::Over => return Err(Refusal::Over),
            Turn::Chance => return Err(Refusal::ChanceFirst { seat }),
            Turn::Move(seats) if !seats.contains(seat) => return Err(Refusal::NotToMove { seat }),
            Turn::Move(_) => {}
        }
        let moves = self.moves(seat);
        if moves.binary_search(&mv).is_err() {
            return Err(Refusal::Illegal { seat, text: mv.to_string(), legal: moves.len() as u32 });
        }
        let mut events = Vec::new();
        self.game.apply_move(seat, mv, &mut events);
        self.note(Step::Move(seat, mv));
        Ok(events)
    }

    /// A server has thousands of tables, and most of a log that doubles when it is full would stay empty.
    fn note(&mut self, step: Step<G>) {
        if self.log.len() == self.log.capacity() {
            self.log.reserve_exact(16);
        }
        self.log.push(step);
    }

    /// Lets luck have this outcome and tells what everybody saw of it.
    ///
    /// # Errors
    /// If it is not luck's turn or the outcome cannot be; nothing has changed then.
    pub fn chance(&mut self, chance: G::Chance) -> Result<Vec<G::Event>, Refusal> {
        match self.turn() {
            Turn::Over => return Err(Refusal::Over),
            Turn::Move(_) => return Err(Refusal::NoChance),
            Turn::Chance => {}
        }
        self.game.check_chance(&chance)?;
        let mut events = Vec::new();
        self.game.apply_chance(&chance, &mut events);
        self.note(Step::Chance(chance));
        Ok(events)
    }

    /// Lets luck decide and tells what everybody saw of it.
    ///
    /// # Errors
    /// If it is not luck's turn.
    pub fn roll(&mut self, dice: &mut Dice) -> Result<Vec<G::Event>, Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Move(_) => Err(Refusal::NoChance),
            Turn::Chance => self.chance(self.game.roll(dice)),
        }
    }

    /// Plays a step and tells what happened.
    ///
    /// # Errors
    /// As [`Table::play`] and [`Table::chance`].
    pub fn step(&mut self, step: Step<G>) -> Result<Vec<G::Event>, Refusal> {
        match step {
            Step::Chance(chance) => self.chance(chance),
            Step::Move(seat, mv) => self.play(seat, mv),
        }
    }

    /// The table as it was after the first `steps` steps: undo is replaying less.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Self {
        let mut table = Self::new(self.options.clone());
        for step in &self.log[..steps.min(self.log.len())] {
            table.step(step.clone()).expect("a step that was accepted once is accepted again");
        }
        table
    }

    /// The game so far as a record.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            game: G::ID.into(),
            setup: self.options.setup(),
            log: self.log.iter().map(Self::write_step).collect(),
            result: self.outcome(),
            extra: serde_json::Map::new(),
        }
    }

    /// Plays the first `entries` entries of a record, checking each; its result is not looked at.
    ///
    /// # Errors
    /// At the first part of the record that breaks a rule.
    pub fn replay(record: &Record, entries: usize) -> Result<Self, RecordError> {
        if record.game != G::ID {
            let refusal = Refusal::NoGame { game: record.game.clone(), games: vec![G::ID.into()] };
            return Err(RecordError::at(Where::Head, refusal));
        }
        let options = G::Options::read(&record.setup).map_err(|refusal| RecordError::at(Where::Head, refusal))?;
        let mut table = Self::new(options);
        for (i, entry) in record.log.iter().enumerate().take(entries) {
            Self::read_step(entry)
                .and_then(|step| table.step(step))
                .map_err(|refusal| RecordError::at(Where::Entry(i), refusal))?;
        }
        Ok(table)
    }

    /// Referees a whole record: every entry, and the result, which must be there exactly when the game is over.
    ///
    /// # Errors
    /// At the first part of the record that breaks a rule.
    pub fn referee(record: &Record) -> Result<Self, RecordError> {
        let table = Self::replay(record, record.log.len())?;
        let refusal = match (&record.result, table.outcome()) {
            (None, None) => return Ok(table),
            (Some(said), Some(outcome)) if *said == outcome => return Ok(table),
            (Some(said), Some(outcome)) => Refusal::WrongResult { said: said.to_string(), gives: outcome.to_string() },
            (Some(_), None) => Refusal::EarlyResult,
            (None, Some(outcome)) => Refusal::NoResult { gives: outcome.to_string() },
        };
        Err(RecordError::at(Where::Result, refusal))
    }

    /// A step as a record has it.
    #[must_use]
    pub fn write_step(step: &Step<G>) -> LogEntry {
        match step {
            Step::Chance(chance) => LogEntry::Chance { chance: chance.to_string() },
            Step::Move(seat, mv) => LogEntry::Move { seat: *seat, text: mv.to_string() },
        }
    }

    /// Reads an entry of a record, written in canonical texts.
    ///
    /// # Errors
    /// If it is written in any other way.
    pub fn read_step(entry: &LogEntry) -> Result<Step<G>, Refusal> {
        match entry {
            LogEntry::Chance { chance } => Self::read_chance(chance).map(Step::Chance),
            LogEntry::Move { seat, text } => Ok(Step::Move(*seat, Self::read_move(text)?)),
        }
    }

    /// Reads a move in its canonical text.
    ///
    /// # Errors
    /// If it is written in any other way.
    pub fn read_move(text: &str) -> Result<G::Move, Refusal> {
        parse(text).ok_or_else(|| Refusal::unreadable(What::Move, G::ID, text))
    }

    /// Reads an outcome of luck in its canonical text.
    ///
    /// # Errors
    /// If it is written in any other way.
    pub fn read_chance(text: &str) -> Result<G::Chance, Refusal> {
        parse(text).ok_or_else(|| Refusal::unreadable(What::Chance, G::ID, text))
    }
}
