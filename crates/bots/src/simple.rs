//! Bots that look one move ahead at most.

use std::marker::PhantomData;

use table::{Dice, Game, View};

use crate::knowledge::best;
use crate::overlook::{CLOSELY, look, noticed};
use crate::{Bot, Knowledge, Runtime};

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

/// The move that looks best, of those that it does not overlook.
pub struct Adept<G> {
    overlooks: u8,
    dice: Dice,
    game: PhantomData<fn(G)>,
}

impl<G> Adept<G> {
    /// A bot with dice of its own, that overlooks so many of a hundred moves.
    #[must_use]
    pub fn new(overlooks: u8, seed: u64) -> Self {
        Self { overlooks, dice: Dice::new(seed), game: PhantomData }
    }
}

impl<G: Knowledge> Bot<G> for Adept<G> {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        let looks = look(view, &view.moves, CLOSELY, &mut self.dice);
        if self.overlooks == 0 {
            return best(&view.moves, &looks);
        }
        let noticed = noticed(&looks, G::DOUBT, self.overlooks, &mut self.dice);
        let (moves, looks): (Vec<_>, Vec<_>) = noticed.into_iter().map(|at| (view.moves[at], looks[at])).unzip();
        best(&moves, &looks)
    }
}

/// A sense of what looks good, and mistakes: it considers only some of its moves, and does not look closely at those.
pub struct Novice<G> {
    considers: u8,
    dice: Dice,
    game: PhantomData<fn(G)>,
}

impl<G> Novice<G> {
    /// A bot with dice of its own, that considers so many of its moves, some of them perhaps twice.
    #[must_use]
    pub fn new(considers: u8, seed: u64) -> Self {
        Self { considers, dice: Dice::new(seed), game: PhantomData }
    }
}

impl<G: Knowledge> Bot<G> for Novice<G> {
    fn choose(&mut self, view: &View<G>, _: &dyn Runtime) -> G::Move {
        let looks = look(view, &view.moves, 1, &mut self.dice);
        let considered = (0..self.considers).map(|_| self.dice.below(view.moves.len()));
        let favourite = considered.reduce(|a, b| if looks[b] > looks[a] { b } else { a });
        view.moves[favourite.unwrap_or(0)]
    }
}
