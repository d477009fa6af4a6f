//! Choosing a move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use table::{Game, View};

/// Somebody who plays one seat. It is given what the seat may know, and cannot ask for more.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the moves of the view, of which there is one at least.
    fn choose(&mut self, view: &View<G>, stop: &Stop) -> G::Move;
}

/// A way to tell a thinking bot to answer now.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks for an answer.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether an answer was asked for.
    #[must_use]
    pub fn asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
