//! Search over imagined worlds, the same for every game.
//!
//! Information set Monte Carlo tree search with a single observer: every iteration imagines a world that fits what the
//! seat knows, walks down one tree of moves that all worlds share, plays the imagined game on from there, and notes what
//! it was worth to each seat. Luck is rolled anew each time and leaves no trace in the tree. What a game's knowledge
//! makes of a move at first sight says which moves are tried first. Several trees grow apart from each other, where there are
//! threads for it, and their visits are added up.

mod exact;
mod outlook;
mod playout;
mod tree;
mod tuning;

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use table::{Dice, Game, View};

use crate::overlook::{CLOSELY, look, noticed};
use crate::timer::Timer;
use crate::{Bot, Budget, Knowledge, Runtime};
pub(crate) use outlook::assess;
pub use outlook::{Lead, Outlook};
use tree::Tree;
pub use tuning::{NoTuning, Tuning};

/// What proves best in search.
pub struct Master {
    budget: Budget,
    trees: u16,
    overlooks: u8,
    tuning: Tuning,
    dice: Dice,
}

impl Master {
    /// A bot with dice of its own, that thinks so long, grows so many trees at a time and overlooks so many of a hundred moves.
    #[must_use]
    pub fn new(budget: Budget, trees: u16, overlooks: u8, seed: u64) -> Self {
        Self { budget, trees: trees.max(1), overlooks, tuning: Tuning::default(), dice: Dice::new(seed) }
    }

    /// The same with other constants.
    #[must_use]
    pub fn tuned(self, tuning: Tuning) -> Self {
        Self { tuning, ..self }
    }

    /// The moves that it looks at, if it overlooks any.
    fn noticed<G: Knowledge>(&mut self, view: &View<G>) -> Option<Vec<G::Move>> {
        if self.overlooks == 0 {
            return None;
        }
        let mut moves = view.moves.clone();
        G::imagine(view, &mut self.dice).dismiss(view.seat, &mut moves);
        let looks = look(view, &moves, CLOSELY, &mut self.dice);
        let noticed = noticed(&looks, G::DOUBT, self.overlooks, &mut self.dice);
        Some(noticed.into_iter().map(|at| moves[at]).collect())
    }
}

impl<G: Knowledge> Bot<G> for Master {
    fn choose(&mut self, view: &View<G>, runtime: &dyn Runtime) -> G::Move {
        let timer = Timer::new(self.budget, runtime, Duration::ZERO);
        if let [only] = view.moves.as_slice() {
            return *only;
        }
        // Whoever overlooks moves does not reckon everything to the end either.
        if self.overlooks == 0
            && let Some(mv) = exact::best_move(view, &mut self.dice)
        {
            return mv;
        }
        let noticed = self.noticed(view);
        if let Some([only]) = noticed.as_deref() {
            return *only;
        }
        let seeds: Vec<u64> = (0..self.trees).map(|_| self.dice.bits()).collect();
        let sum = Mutex::new(vec![0; view.moves.len()]);
        let spent = timer.spent();
        runtime.spread(self.trees, &|tree| {
            let tree = Tree::new(view, self.tuning, seeds[usize::from(tree)]);
            let visits = grow(tree, noticed.as_deref(), Timer::new(self.budget, runtime, spent));
            let mut sum = sum.lock().unwrap_or_else(PoisonError::into_inner);
            sum.iter_mut().zip(visits).for_each(|(sum, visits)| *sum += visits);
        });
        let sum: Vec<u32> = sum.into_inner().unwrap_or_else(PoisonError::into_inner);
        let most = (0..sum.len()).rev().max_by_key(|&i| sum[i]).expect("there is a move");
        view.moves[most]
    }
}

/// Lets a tree grow, of these moves if not of all, until the time is over; returns how often each move of the view was tried.
fn grow<G: Knowledge>(mut tree: Tree<'_, G>, moves: Option<&[G::Move]>, mut timer: Timer<'_>) -> Vec<u32> {
    if let Some(moves) = moves {
        tree.consider(moves.to_vec());
    }
    loop {
        tree.iterate();
        if timer.is_over() {
            return tree.visits();
        }
    }
}

/// Lets a master do so many iterations and throws away what it found: for benchmarks.
pub fn think<G: Knowledge>(view: &View<G>, iterations: u32, seed: u64) {
    let mut tree = Tree::<G>::new(view, Tuning::default(), seed);
    for _ in 0..iterations {
        tree.iterate();
    }
}

/// Whoever of the seats to move comes first; where they choose at the same time the order does not matter, as nobody
/// sees another's choice. The thinking seat goes first, so that its moves are at the root.
fn mover<G: Game>(game: &G, thinking: table::Seat) -> Option<table::Seat> {
    let seats = game.turn().seats();
    if seats.contains(thinking) { Some(thinking) } else { seats.iter().next() }
}
