//! What boards are good for, and what that lets everybody hope for.

use std::ops::Index;

use miyabi::Miyabi;
use table::{Game, PerSeat, Seat};

use super::inputs::{Offer, Rivals, Sight, rivals};
use super::judge::Judge;

/// What a seat's board is good for, whatever the others do.
#[derive(Clone, Copy, Default)]
pub(super) struct Ground {
    sight: Sight,
    /// What it is worth to build on.
    worth: f32,
}

impl Ground {
    pub(super) fn of(game: &Miyabi, seat: Seat, judge: &Judge) -> Self {
        // Once the game is over nothing is left to hope for.
        if game.rounds_left() == 0 {
            return Self::default();
        }
        let board = game.board(seat);
        let (sight, any) = Sight::of(game, seat);
        Self { sight, worth: judge.ground(game, board, &any) }
    }

    /// The points that the seat of this board can hope for at the end.
    pub(super) fn hopes(&self, game: &Miyabi, seat: Seat, offer: &Offer, rivals: &Rivals, judge: &Judge) -> f32 {
        if game.rounds_left() == 0 {
            return game.standing(seat).total as f32;
        }
        game.scored(seat) as f32 + judge.to_come(game, seat, self.worth, &self.sight, offer, rivals)
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
