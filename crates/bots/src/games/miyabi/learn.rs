//! Learning by playing how many points are still to come.
//!
//! First games are played for points at once. Each generation then plays by what was learned before: the move that looks best by what
//! it leaves to hope for. Now and then it is any move, so that positions differ. What earlier generations saw counts half as much with
//! each generation, so that what nobody plays any more is not forgotten at once.

use miyabi::{Expansions, Miyabi, Move, Options, Pass};
use table::{Dice, Game, Seat, SeatSet, Turn};

use super::fit::Fit;
use super::inputs::{INPUTS, LATER, later_rounds, seen};
use super::judge::{Judge, Weights};
use super::{chances, looks};
use crate::knowledge::best;
use crate::{Appraised, Lesson, Origin};

const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
/// One in so many moves is any move.
const STRAYS: usize = 12;
/// One in so many games is kept back to judge by.
const EXAMINED_ONE_IN: u32 = 20;
/// How much what was seen counts against what the next generation sees.
const KEEP: f64 = 0.5;

/// Learns, and writes it down.
pub(super) fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Vec<u8> {
    let Origin { seed, generations, games, .. } = origin;
    let dice = &mut Dice::new(*seed);
    let mut fits: Vec<Fit> = (0..LATER).map(|_| Fit::new(INPUTS)).collect();
    let mut learned: Option<(Weights, Judge)> = None;
    for generation in 0..=*generations {
        fits.iter_mut().for_each(|fit| fit.forget(KEEP));
        let mut exams = Vec::new();
        for seats in SEATS {
            let mut exam = Vec::new();
            for number in 0..*games {
                let played = Played::new(seats, learned.as_ref().map(|(_, judge)| judge), dice);
                if number % EXAMINED_ONE_IN == 0 {
                    exam.push(played);
                } else {
                    played.teach(&mut fits);
                }
            }
            exams.push((seats, exam));
        }
        let found = Weights(fits.iter().flat_map(Fit::weights).collect());
        // As it will be kept.
        let weights = Weights::read(&found.write());
        let judge = Judge::new(&weights);
        for (seats, exam) in exams {
            tell(Lesson { curve: format!("{seats} seats"), pass: generation, error: error(&exam, &judge) });
        }
        learned = Some((weights, judge));
    }
    origin.file(learned.map_or(Vec::new(), |(weights, _)| weights.write()))
}

/// A game that was played.
struct Played {
    /// Its positions, each with a seat that looks at it.
    positions: Vec<(Miyabi, Seat)>,
    end: Miyabi,
}

impl Played {
    fn new(seats: u8, judge: Option<&Judge>, dice: &mut Dice) -> Self {
        let options = Options::new(seats, Pass::Forced, Expansions::EMPTY).expect("so many can play");
        let mut game = Miyabi::new(&options);
        let mut positions = Vec::new();
        let (mut moves, mut appraised) = (Vec::new(), Appraised::new());
        while game.turn() != Turn::Over {
            positions.push((game, Seat::new(dice.below(seats.into()) as u8)));
            if let Some(mover) = game.turn().seats().first() {
                game.legal_moves(mover, &mut moves);
                let mv = choose(&game, mover, &moves, judge, &mut appraised, dice);
                game.apply_move(mover, mv, &mut ());
            } else {
                let chance = game.roll(dice);
                game.apply_chance(&chance, &mut ());
            }
        }
        Self { positions, end: game }
    }

    fn teach(&self, fits: &mut [Fit]) {
        for (game, seat) in &self.positions {
            let to_come = self.end.standing(*seat).total - game.scored(*seat);
            fits[later_rounds(game)].add(&seen(game, *seat), to_come as f32);
        }
    }

    fn winners(&self) -> SeatSet {
        self.end.outcome().expect("the game is over").winners
    }
}

/// The move that looks best; before anything is learned what scores most at once, and now and then any.
fn choose(
    game: &Miyabi,
    seat: Seat,
    moves: &[Move],
    judge: Option<&Judge>,
    appraised: &mut Appraised,
    dice: &mut Dice,
) -> Move {
    if moves.len() == 1 || dice.below(STRAYS) == 0 {
        return moves[dice.below(moves.len())];
    }
    match judge {
        Some(judge) => looks(game, seat, moves, judge, appraised),
        None => {
            // Of equal ones any.
            let points = |&mv: &Move| game.points(seat, mv).unwrap_or(0) as f32 + dice.below(100) as f32 / 100.0;
            appraised.clear();
            appraised.extend(moves.iter().map(points));
        }
    }
    best(moves, appraised)
}

/// How badly winners are foretold on average, in nats.
fn error(exam: &[Played], judge: &Judge) -> f32 {
    let wrong = |played: &Played| {
        let winners = played.winners();
        let wrong = |(game, _): &(Miyabi, Seat)| {
            let chances = chances(game, judge);
            -winners.iter().map(|seat| f64::from(chances[seat].max(1e-5).ln())).sum::<f64>() / winners.len() as f64
        };
        played.positions.iter().map(wrong).sum::<f64>()
    };
    let positions: usize = exam.iter().map(|played| played.positions.len()).sum();
    (exam.iter().map(wrong).sum::<f64>() / positions as f64) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learned(seed: u64, generations: u32, games: u32) -> (Vec<u8>, Vec<f32>) {
        let mut errors = Vec::new();
        let origin = Origin { game: Miyabi::ID.into(), seed, generations, games };
        (learn(&origin, &mut |lesson| errors.push(lesson.error)), errors)
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let (first, _) = learned(1, 1, 4);
        assert!(first.starts_with(b"game miyabi\nseed 1\ngenerations 1\ngames 4\n\n"));
        assert_eq!(first, learned(1, 1, 4).0);
        assert_ne!(first, learned(2, 1, 4).0);
    }

    #[test]
    fn what_is_learned_tells_more_than_the_number_of_seats() {
        let (_, errors) = learned(1, 0, 100);
        for (error, seats) in errors.into_iter().zip(SEATS) {
            let known = f32::from(seats).ln();
            assert!(error < known - 0.1, "{error} nats, by the number of seats {known}");
        }
    }
}
