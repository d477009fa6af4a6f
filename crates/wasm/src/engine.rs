//! Answering.

use std::time::Duration;

use bots::Runtime;
use protocol::{Problem, ProblemCode, TableId};
use room::{Entry, Room, Settings, Time, records};
use serde::Serialize;
use table::JsonText;

use crate::luck::Seeded;
use crate::{Call, Hosted, Question, Seated};

/// What JavaScript has an instance of: one room at most, and what needs none.
#[derive(Default)]
pub struct Engine {
    room: Option<Room>,
}

type Answer = Result<JsonText, Problem>;

impl Engine {
    /// Answers a [`Question`] written as JSON: `{"Ok": …}`, or `{"Err": problem}`.
    pub fn answer(&mut self, question: &str, runtime: &dyn Runtime) -> String {
        let answer = match table::read_json(question) {
            Ok(question) => self.take(question, runtime),
            Err(error) => Err(Problem::new(ProblemCode::Malformed, error.to_string())),
        };
        table::write_json(&answer)
    }

    fn take(&mut self, Question { now, seed, call }: Question, runtime: &dyn Runtime) -> Answer {
        let mut luck = Seeded::new(seed);
        match call {
            Call::Games => written(&room::catalogue()),
            Call::Components { game, file } => written(&room::components(&game, file)?),
            Call::Open { host, table } => {
                let journal = room::open(&host, &table, &Settings::default(), now, &mut luck)?;
                let room = replayed(journal.table.clone(), &journal.entries, Settings::default())?;
                let summary = room.summary();
                written(&Hosted { journal, summary })
            }
            Call::Wake { table, journal, bot_pause } => {
                let bot_pause = Duration::from_millis(bot_pause.into());
                let room = replayed(table, &read(&journal)?, Settings { bot_pause, ..Settings::default() })?;
                written(&self.room.insert(room).summary())
            }
            Call::Handle { input } => written(&self.room()?.handle(*input, now, &mut luck)),
            Call::People => {
                let seated = self.room()?.people().map(|(seat, person)| Seated { seat, person: person.clone() });
                written(&seated.collect::<Vec<_>>())
            }
            Call::Work { work } => written(&work.run(runtime)),
            Call::WhyNot { game, view, text } => {
                let why_not = games::find(&game).map_err(Problem::no_game)?.why_not;
                let reason = why_not(view.text(), &text);
                written(&reason.map_err(|error| Problem::new(ProblemCode::Malformed, error.to_string()))?)
            }
            Call::Replay { record } => written(&records::tell(&record)?),
            Call::Position { record, entry } => written(&records::position(&record, entry)?),
            Call::Random { game, setup } => {
                let game = games::find(&game).map_err(Problem::no_game)?;
                written(&(game.random_game)(&setup, &mut luck.0).map_err(Problem::setup)?.record())
            }
            Call::Think { game, setup, milliseconds } => {
                let game = games::find(&game).map_err(Problem::no_game)?;
                let mut think = (game.thinking)(&setup).map_err(Problem::setup)?;
                let (mut iterations, end) = (0, runtime.now() + Duration::from_millis(milliseconds.into()));
                while runtime.now() < end {
                    iterations += think(&mut luck.0);
                }
                written(&iterations)
            }
        }
    }

    fn room(&mut self) -> Result<&mut Room, Problem> {
        self.room.as_mut().ok_or_else(|| Problem::new(ProblemCode::NotFound, "no table is hosted here"))
    }
}

fn read(journal: &[(Time, String)]) -> Result<Vec<Entry>, Problem> {
    let entries = journal.iter().enumerate();
    entries.map(|(i, (time, act))| Entry::read(*time, act).map_err(|problem| bad_journal(i, problem))).collect()
}

fn replayed(table: TableId, journal: &[Entry], settings: Settings) -> Result<Room, Problem> {
    Room::replay(table, journal, settings).map_err(|(entry, problem)| bad_journal(entry, problem))
}

fn bad_journal(entry: usize, problem: Problem) -> Problem {
    Problem { code: ProblemCode::BadJournal, ..problem }.at_entry(entry)
}

fn written(answer: &impl Serialize) -> Answer {
    Ok(JsonText::of(answer))
}
