//! Choosing a move.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{Game, View};

use crate::search::{Outlook, assess};
use crate::{Knowledge, Spec, make};

/// Somebody who plays one seat. It is given what the seat may know, and cannot ask for more.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the moves of the view, of which there is one at least.
    fn choose(&mut self, view: &View<G>, runtime: &dyn Runtime) -> G::Move;
}

/// What a thinking bot asks of whoever runs it: clocks and threads are not the same everywhere, so it has none of its own.
pub trait Runtime: Sync {
    /// How long it has been since some fixed moment.
    fn now(&self) -> Duration;

    /// How long the calling thread has been on a processor; where nobody can tell, as long as it has been.
    fn processor_time(&self) -> Duration {
        self.now()
    }

    /// Whether an answer is wanted at once.
    fn stopped(&self) -> bool {
        false
    }

    /// Does the same work several times, with the numbers from 0 on: one after another, or at the same time where there are
    /// threads for it.
    fn spread(&self, times: u16, work: &(dyn Fn(u16) + Sync)) {
        (0..times).for_each(work);
    }
}

/// No time passes and nobody waits: enough for whoever counts iterations.
impl Runtime for () {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// One choice to be made: all that a thread, a worker or another machine needs for it. A job with a budget of iterations
/// has one answer, wherever it is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Job<G: Game> {
    /// What the seat may know.
    pub view: View<G>,
    /// Who chooses.
    pub spec: Spec,
    /// The seed of their dice.
    pub seed: u64,
}

impl<G: Knowledge> Job<G> {
    /// Makes the choice.
    pub fn choose(&self, runtime: &dyn Runtime) -> G::Move {
        make::<G>(self.spec, self.seed).choose(&self.view, runtime)
    }

    /// What a search with the spec's budget makes of the best moves, at most so many, the best first.
    pub fn assess(&self, most: usize, runtime: &dyn Runtime) -> Vec<Outlook<G::Move>> {
        assess(&self.view, self.spec.budget, most, self.seed, runtime)
    }
}
