//! A quick look at what comes of a move.

use shikoku::{Move, Phase, Shikoku};
use table::{Dice, Game, Seat};

use super::casual;
use super::judge::Judge;
use super::round::{Round, Worth};

/// When so few have yet to play, the rest of a round is looked through at a glimpse.
const VERY_FEW: usize = 3;

/// The move after which a round looks best to a seat, or the next one if cards are being collected, in one way that it may go.
pub(super) fn best(game: &Shikoku, seat: Seat, moves: &[Move], judge: &Judge, dice: &mut Dice) -> Move {
    // All are tried in the same way.
    let way = dice.bits();
    let worth = |&mv: &Move| {
        let mut next = *game;
        next.apply_move(seat, mv, &mut ());
        let mut way = Way(way);
        look(next, judge, VERY_FEW, |n| way.below(n))[seat.index()]
    };
    let worth: Vec<f32> = moves.iter().map(worth).collect();
    crate::knowledge::best(moves, &worth)
}

/// What a round looks like, or the next one, when all but the last few to play are casual.
pub(super) fn look(mut game: Shikoku, judge: &Judge, few: usize, mut below: impl FnMut(usize) -> usize) -> Worth {
    let mut listed = Vec::new();
    while game.phase() != Phase::Over
        && (game.phase() != Phase::Play || usize::from(game.seats()) > game.line().len() + few)
    {
        let mover = game.turn().seats().first().expect("somebody is to move");
        game.legal_moves(mover, &mut listed);
        let mv = casual(&game, mover, &listed, &mut below);
        game.apply_move(mover, mv, &mut ());
    }
    match game.outcome() {
        Some(outcome) => std::array::from_fn(|seat| super::won(&outcome, Seat::new(seat as u8))),
        None => Round::of(&game, judge).worth(),
    }
}

/// Dice that are thrown again for every move (Knuth's linear congruential ones).
struct Way(u64);

impl Way {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * n) >> 31
    }
}
