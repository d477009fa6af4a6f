//! What was learned, in the form in which it is asked for every move that is looked at: what the squares of a row add is added up
//! beforehand, for all of them that can be at one height.

use miyabi::{Board, Miyabi};
use table::Seat;

use super::inputs::{
    HEIGHTS, INPUTS, Levels, Offer, Rivals, SIDE, Sight, by_height, later_rounds, of_highest, of_joints, of_row,
    of_turn, row_of, still,
};

/// What each input adds to the points that are still to come, by how many rounds come after the one that is played.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weights(pub(super) Vec<f32>);

impl Weights {
    /// A point in the units in which they are kept.
    const POINT: f32 = 8.0;

    /// Reads weights as they are kept, a byte for each.
    pub(super) fn read(bytes: &[u8]) -> Self {
        Self(bytes.iter().map(|&byte| f32::from(byte.cast_signed()) / Self::POINT).collect())
    }

    /// Writes what [`Weights::read`] reads.
    pub(super) fn write(&self) -> Vec<u8> {
        let kept = |weight: &f32| ((weight * Self::POINT).round().clamp(-127.0, 127.0) as i8).cast_unsigned();
        self.0.iter().map(kept).collect()
    }
}

/// All sets of squares of a row.
type Sets = [f32; 1 << SIDE];

/// Weights as they are asked.
pub(super) struct Judge(Vec<Later>);

/// With so many rounds after the one that is played.
struct Later {
    weights: Vec<f32>,
    /// By height and row: what the squares of a row add.
    rows: Vec<[Sets; SIDE]>,
    /// The same for squares that are as high as those below them.
    joints: Vec<[Sets; SIDE - 1]>,
}

impl Judge {
    pub(super) fn new(weights: &Weights) -> Self {
        Self(weights.0.chunks_exact(INPUTS).map(Later::new).collect())
    }

    /// What the ground of a board is worth.
    #[inline]
    pub(super) fn ground(&self, game: &Miyabi, board: &Board, any: &Levels) -> f32 {
        let Later { weights, rows, joints } = &self.0[later_rounds(game)];
        let mut points = 0.0;
        for (height, squares) in by_height(board).into_iter().enumerate().filter(|&(_, squares)| squares != 0) {
            for (row, sets) in rows[height].iter().enumerate() {
                points += sets[row_of(squares, row)];
            }
            for (row, sets) in joints[height].iter().enumerate() {
                points += sets[row_of(squares & squares >> SIDE, row)];
            }
        }
        of_highest(any, |input| points += weights[input]);
        points
    }

    /// The points that a seat has still to come, on ground of this worth.
    #[inline]
    pub(super) fn to_come(
        &self,
        game: &Miyabi,
        seat: Seat,
        ground: f32,
        sight: &Sight,
        offer: &Offer,
        rivals: &Rivals,
    ) -> f32 {
        let weights = &self.0[later_rounds(game)].weights[..INPUTS];
        let mut points = ground * still(game, seat);
        of_turn(game, seat, sight, offer, rivals, |input, much| points += weights[input] * much);
        points
    }
}

impl Later {
    fn new(weights: &[f32]) -> Self {
        let row = |height, row| {
            std::array::from_fn(|squares| {
                let mut points = 0.0;
                of_row(height, row, squares, |input| points += weights[input]);
                points
            })
        };
        let joints = |height, row| {
            std::array::from_fn(|squares| {
                let mut points = 0.0;
                of_joints(height, row, squares, |input| points += weights[input]);
                points
            })
        };
        Self {
            weights: weights.to_vec(),
            rows: (0..HEIGHTS).map(|height| std::array::from_fn(|at| row(height, at))).collect(),
            joints: (0..HEIGHTS).map(|height| std::array::from_fn(|at| joints(height, at))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use miyabi::{Expansions, Options, Pass, PerKind};
    use table::{Dice, Game, Turn};

    use super::super::inputs::{LATER, rivals, seen};
    use super::*;
    use crate::lesson::weights;

    /// The positions of random games.
    fn positions(mut look: impl FnMut(&Miyabi)) {
        for seats in 2..=4 {
            let options = Options::new(seats, Pass::Forced, Expansions::EMPTY).unwrap();
            testkit::walk::<Miyabi>(&options, &mut Dice::new(seats.into()), |table, _| {
                if table.turn() != Turn::Over {
                    look(table.game());
                }
            });
        }
    }

    #[test]
    fn what_was_learned_is_all_there() {
        let learned = include_bytes!("weights.bin");
        assert!(learned.starts_with(b"game miyabi\nseed 1\n"));
        assert_eq!(weights(learned).len(), LATER * INPUTS);
    }

    #[test]
    fn weights_read_nearly_as_they_were_written() {
        let written = Weights(vec![0.0, 1.3, -2.7, 9.9, -40.0]);
        let read = Weights::read(&written.write());
        assert_eq!(read.write(), written.write());
        assert_eq!(read.0, [0.0, 1.25, -2.75, 9.875, -127.0 / 8.0]);
    }

    #[test]
    fn a_judge_adds_up_what_is_seen() {
        let weights = Weights::read(weights(include_bytes!("weights.bin")));
        let judge = Judge::new(&weights);
        positions(|game| {
            let objects = |seat: Seat| PerKind::from_fn(|kind| game.board(seat).objects(kind.row()));
            for seat in Seat::all(game.seats()) {
                let of_later = &weights.0[later_rounds(game) * INPUTS..][..INPUTS];
                let sum: f32 = seen(game, seat).iter().map(|&(input, much)| of_later[usize::from(input)] * much).sum();
                let (sight, any) = Sight::of(game, seat);
                let ground = judge.ground(game, game.board(seat), &any);
                let rivals = rivals(game.seats(), seat, objects);
                let told = judge.to_come(game, seat, ground, &sight, &Offer::of(game), &rivals);
                assert!((told - sum).abs() < 0.01, "{told} instead of {sum}: {game:?}");
            }
        });
    }
}
