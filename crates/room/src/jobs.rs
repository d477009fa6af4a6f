//! Work for another thread, worker or machine: all that it needs is in it.

use bots::{Runtime, Spec};
use protocol::JsonText;
use table::{Record, Seat};

use crate::clock::Uptime;

/// Which job of a room it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JobId(pub(crate) u64);

/// Something to be done elsewhere, that comes back as [`crate::Input::Done`].
#[derive(Clone, Debug)]
pub struct Job {
    /// Which.
    pub id: JobId,
    /// What.
    pub work: Work,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Work {
    /// A bot chooses a move. It knows what its seat knows and nothing else.
    Choose {
        /// The game.
        game: &'static str,
        /// What its seat knows.
        view: JsonText,
        /// Which bot.
        spec: Spec,
        /// The seed of its dice.
        seed: u64,
    },
    /// Somebody judges whether taking steps back would leave a seat knowing more than before them.
    Judge {
        /// The game so far.
        record: Box<Record>,
        /// How many steps would be left.
        since: usize,
    },
}

/// What came of a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A move, in the notation of the game.
    Chosen(String),
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
            Self::Choose { game, view, spec, seed } => {
                let game = games::find(game).ok()?;
                (game.choose)(view.text(), *spec, *seed, runtime).ok().map(Finding::Chosen)
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
        matches!(self, Self::Choose { .. })
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
