//! What boards are good for, and what that lets everybody hope for.

use std::ops::Index;

use miyabi::{Board, Miyabi, beside};
use table::{Game, PerSeat, Seat};

use super::inputs::{Offer, Rivals, Sight, rivals};
use super::judge::Judge;

/// How much less the groups and lines of the end are worth for each round that can still break them.
const BREAKING: f32 = 1.5;
/// The points of a zen tile or of a frog's step that are in reach but not yet scored.
const IN_REACH: f32 = 0.6;

/// What a seat's board is good for, whatever the others do.
#[derive(Clone, Copy, Default)]
pub(super) struct Ground {
    sight: Sight,
    /// What it is worth to build on.
    worth: f32,
    /// The points of groups and lines as they are.
    standing: u32,
    /// What the zen tile and the frog may score.
    near: f32,
}

impl Ground {
    pub(super) fn of(game: &Miyabi, seat: Seat, judge: &Judge) -> Self {
        // Once the game is over nothing is left to hope for.
        if game.rounds_left() == 0 {
            return Self::default();
        }
        let board = game.board(seat);
        let (sight, any) = Sight::of(game, seat);
        let mut ground = Self { sight, worth: judge.ground(game, board, &any), ..Self::default() };
        if !game.expansions().is_empty() {
            let standing = game.standing(seat);
            ground.standing = [standing.colour, standing.lawn, standing.seven].into_iter().flatten().sum();
            ground.near = zen(board) + frog(board);
        }
        ground
    }

    /// The points that the seat of this board can hope for at the end.
    pub(super) fn hopes(&self, game: &Miyabi, seat: Seat, offer: &Offer, rivals: &Rivals, judge: &Judge) -> f32 {
        let rounds_left = game.rounds_left();
        if rounds_left == 0 {
            return game.standing(seat).total as f32;
        }
        let mut hopes = game.scored(seat) as f32;
        hopes += judge.to_come(game, seat, self.worth, &self.sight, offer, rivals);
        hopes += self.standing as f32 / (1.0 + BREAKING * f32::from(rounds_left - 1));
        hopes + IN_REACH * self.near
    }
}

/// The boards of all seats.
pub(super) struct Grounds(PerSeat<Ground, 4>);

impl Grounds {
    pub(super) fn of(game: &Miyabi, judge: &Judge) -> Self {
        Self(PerSeat::from_fn(game.seats(), |seat| Ground::of(game, seat, judge)))
    }

    /// The objects of a seat's best rivals.
    pub(super) fn rivals(&self, seat: Seat) -> Rivals {
        rivals(self.0.seats(), seat, |other| self[other].sight.objects)
    }
}

impl Index<Seat> for Grounds {
    type Output = Ground;

    fn index(&self, seat: Seat) -> &Ground {
        &self.0[seat]
    }
}

/// What the zen tile would score if it were surrounded as it is, the nearer the more.
fn zen(board: &Board) -> f32 {
    board.unsurrounded().map_or(0.0, |square| {
        let around = square.neighbours();
        let covered = around.and(board.covered()).len();
        f32::from(1 + board.objects(around)) * (1 + covered) as f32 / (1 + around.len()) as f32
    })
}

/// What the frog would score by its next step, or by the one after that.
fn frog(board: &Board) -> f32 {
    const TWO_STEPS: f32 = 0.6;
    board.frog().map_or(0.0, |square| {
        let level = board.height(square) + 1;
        let steps = board.frog_steps();
        let higher = board.at_height(level);
        let further = beside(steps).and(higher).minus(board.with_objects());
        match (steps.and(higher).is_empty(), further.is_empty()) {
            (false, _) => level.into(),
            (true, false) => TWO_STEPS * f32::from(level),
            (true, true) => 0.0,
        }
    })
}
