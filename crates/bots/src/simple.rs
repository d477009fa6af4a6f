//! Bots that look one move ahead at most.

use std::marker::PhantomData;

use table::{Dice, Game, View};

use crate::knowledge::best;
use crate::{Appraised, Bot, Knowledge, Runtime};

/// Any legal move.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A bot with dice of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        view.moves[self.dice.below(view.moves.len())]
    }
}

/// How good the moves of a view look, over several worlds that fit it.
fn look<G: Knowledge>(view: &View<G>, worlds: usize, dice: &mut Dice) -> Appraised {
    let mut looks = vec![0.0; view.moves.len()];
    let mut here = Appraised::new();
    for _ in 0..worlds {
        let world = G::imagine(view, dice);
        world.appraise(view.seat, &view.moves, &mut here);
        looks.iter_mut().zip(&here).for_each(|(sum, look)| *sum += look / worlds as f32);
    }
    looks
}

/// The move that looks best.
pub struct Adept<G> {
    dice: Dice,
    game: PhantomData<fn(G)>,
}

impl<G> Adept<G> {
    /// A bot with dice of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), game: PhantomData }
    }
}

impl<G: Knowledge> Bot<G> for Adept<G> {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        const WORLDS: usize = 8;
        best(&view.moves, &look(view, WORLDS, &mut self.dice))
    }
}

/// A sense of what looks good, and mistakes: it considers only some of its moves, and does not look closely at those.
pub struct Novice<G> {
    dice: Dice,
    game: PhantomData<fn(G)>,
}

impl<G> Novice<G> {
    /// A bot with dice of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), game: PhantomData }
    }
}

impl<G: Knowledge> Bot<G> for Novice<G> {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        const CONSIDERED: usize = 3;
        let looks = look(view, 1, &mut self.dice);
        let considered = (0..CONSIDERED).map(|_| self.dice.below(view.moves.len()));
        let favourite = considered.reduce(|a, b| if looks[b] > looks[a] { b } else { a });
        view.moves[favourite.unwrap_or(0)]
    }
}
