//! Work for another thread, worker or machine: all that it needs is in it.

use bots::{Level, Outlook, Runtime, Spec};
use protocol::PersonId;
use serde::{Deserialize, Serialize};
use table::{JsonText, Record, Seat};
use ts_rs::TS;

use crate::clock::Uptime;

/// A hint names so many moves.
const ADVISED: usize = 3;

/// Which job of a room it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "room/", type = "number")]
pub struct JobId(pub(crate) u64);

/// Something to be done elsewhere, that comes back as [`crate::Input::Done`].
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "room/")]
pub struct Job {
    /// Which.
    pub id: JobId,
    /// What.
    #[ts(type = "unknown")]
    pub work: Work,
    /// Who caused it: a host is fair to people.
    #[serde(skip)]
    pub person: PersonId,
    /// What it is for.
    #[serde(skip)]
    pub purpose: Purpose,
}

/// What a job is for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    /// The game goes on with it.
    Play,
    /// Somebody wants advice.
    Hint,
}

/// What is to be done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// A bot chooses a move.
    Choose(Question),
    /// A master tells what it makes of the best moves.
    Assess(Question),
    /// Somebody judges whether taking steps back would leave a seat knowing more than before them.
    Judge {
        /// The game so far.
        record: Box<Record>,
        /// How many steps would be left.
        since: usize,
    },
}

/// What a bot is asked about. It knows what its seat knows and nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game.
    pub game: String,
    /// What its seat knows.
    pub view: JsonText,
    /// Which bot.
    pub spec: Spec,
    /// The seed of its dice.
    pub seed: u64,
}

/// What came of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// A move, in the notation of the game.
    Chosen(String),
    /// What a master makes of the best moves, the best first.
    Assessed(Vec<Outlook<String>>),
    /// Whether the steps showed anybody anything.
    Judged {
        /// Whether they did.
        reveals: bool,
    },
}

impl Work {
    /// Does the work; nothing if what it was given makes no sense.
    #[must_use]
    pub fn run(&self, runtime: &dyn Runtime) -> Option<Finding> {
        match self {
            Self::Choose(Question { game, view, spec, seed }) => {
                let game = games::find(game).ok()?;
                (game.choose)(view.text(), *spec, *seed, runtime).ok().map(Finding::Chosen)
            }
            Self::Assess(Question { game, view, spec, seed }) => {
                let game = games::find(game).ok()?;
                (game.assess)(view.text(), *spec, *seed, ADVISED, runtime).ok().map(Finding::Assessed)
            }
            Self::Judge { record, since } => {
                let game = games::find(&record.game).ok()?;
                let table = (game.replay)(record, record.log.len()).ok()?;
                Some(Finding::Judged { reveals: table.reveals(*since) })
            }
        }
    }

    /// Whether it may take longer than anybody should wait for the thread that it is done on.
    #[must_use]
    pub fn is_long(&self) -> bool {
        match self {
            Self::Choose(question) => question.spec.level == Level::Master,
            Self::Assess(_) => true,
            Self::Judge { .. } => false,
        }
    }
}

/// A bot's turn that has begun.
pub(crate) struct Thinking {
    pub(crate) job: JobId,
    pub(crate) seat: Seat,
    /// The position that it is for.
    pub(crate) at: u32,
    /// When it may move.
    pub(crate) ready: Uptime,
    /// What it plays, once it has chosen.
    pub(crate) choice: Option<String>,
}
