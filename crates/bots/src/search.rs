//! Search over imagined worlds, the same for every game.
//!
//! Information set Monte Carlo tree search with a single observer: every iteration imagines a world that fits what the
//! seat knows, walks down one tree of moves that all worlds share, plays the imagined game on from there, and notes what
//! it was worth to each seat. Luck is rolled anew each time and leaves no trace in the tree. What a game's knowledge
//! makes of a move at first sight says which moves are tried first.

mod exact;
mod playout;
mod tree;

use std::thread;
use std::time::Instant;

use table::{Dice, Game, View};

use crate::{Bot, Budget, Knowledge, Stop};
use tree::Tree;

/// What proves best in search.
pub struct Master {
    budget: Budget,
    threads: u16,
    dice: Dice,
}

impl Master {
    /// A bot with dice of its own, that thinks so long on so many threads.
    #[must_use]
    pub fn new(budget: Budget, threads: u16, seed: u64) -> Self {
        Self { budget, threads: threads.max(1), dice: Dice::new(seed) }
    }
}

impl<G: Knowledge> Bot<G> for Master {
    fn choose(&mut self, view: &View<G>, stop: &Stop) -> G::Move {
        let start = Instant::now();
        if let [only] = view.moves.as_slice() {
            return *only;
        }
        if let Some(mv) = exact::best_move(view, &mut self.dice) {
            return mv;
        }
        // Each thread grows a tree of its own; their visits are added up.
        let budget = self.budget;
        let seeds: Vec<u64> = (0..self.threads).map(|_| self.dice.bits()).collect();
        let grown: Vec<Vec<u32>> = thread::scope(|scope| {
            let (first, rest) = seeds.split_first().expect("one thread at least");
            let others: Vec<_> =
                rest.iter().map(|&seed| scope.spawn(move || grow(view, budget, start, seed, stop))).collect();
            let own = grow(view, budget, start, *first, stop);
            let joined = others.into_iter().map(|thread| thread.join().expect("a thinking thread does not panic"));
            [own].into_iter().chain(joined).collect()
        });
        let visits = |i: usize| grown.iter().map(|visits| visits[i]).sum::<u32>();
        let most = (0..view.moves.len()).rev().max_by_key(|&i| visits(i)).expect("there is a move");
        view.moves[most]
    }
}

/// Grows a tree until the budget is used up; returns how often each move of the view was tried.
fn grow<G: Knowledge>(view: &View<G>, budget: Budget, start: Instant, seed: u64, stop: &Stop) -> Vec<u32> {
    let mut tree = Tree::new(view, seed);
    let mut iterations = 0;
    loop {
        tree.iterate();
        iterations += 1;
        let done = match budget {
            Budget::Iterations(most) => iterations >= most,
            Budget::Time(most) => start.elapsed() >= most,
        };
        if done || stop.asked() {
            return tree.visits();
        }
    }
}

/// Lets a master do so many iterations and throws away what it found: for benchmarks.
pub fn think<G: Knowledge>(view: &View<G>, iterations: u32, seed: u64) {
    let mut tree = Tree::<G>::new(view, seed);
    (0..iterations).for_each(|_| tree.iterate());
}

/// Whoever of the seats to move comes first; where they choose at the same time the order does not matter, as nobody
/// sees another's choice. The thinking seat goes first, so that its moves are at the root.
fn mover<G: Game>(game: &G, thinking: table::Seat) -> Option<table::Seat> {
    let seats = game.turn().seats();
    if seats.contains(thinking) { Some(thinking) } else { seats.iter().next() }
}
