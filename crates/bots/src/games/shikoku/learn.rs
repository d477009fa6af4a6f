//! Learning by playing what is hoped for at the start of a round.
//!
//! Every generation plays with what the ones before it learned: the card after which one's chance looks best at the end of the
//! round, over some ways in which the others may play on. Now and then it is a casual one, so that positions
//! differ. Adam moves the weights so that they foretell who won.

use shikoku::{Move, Options, Phase, Shikoku};
use table::{Dice, Game, Seat, Turn};

use super::start::{HIDDEN, Network, Start, inputs};
use super::{casual, won};
use crate::{Lesson, Origin};

/// How many seats can play.
pub(super) const SEATS: std::ops::RangeInclusive<u8> = 3..=8;
/// How many ways in which a round may go on are looked at.
const WAYS: usize = 6;
/// One in so many moves is a casual one.
const STRAYS: usize = 20;
/// One in so many of the positions in which cards are about to be played or collected is learned from, those of so many generations;
/// one in so many of them is kept back to judge by.
const KEPT_ONE_IN: usize = 5;
const GENERATIONS: usize = 2;
const EXAMINED_ONE_IN: usize = 10;
/// How often positions are gone through, how many at a time, and the length of the first steps.
const PASSES: usize = 2;
const BATCH: usize = 64;
const STEP: f32 = 0.003;

/// Learns for every number of seats, and writes it down.
pub(super) fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Vec<u8> {
    origin.file(SEATS.flat_map(|seats| learn_with(seats, origin, tell).write()))
}

/// Casual games come first, as there is nothing yet to play by.
fn learn_with(seats: u8, origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Network {
    let options = Options::new(seats).expect("so many can play");
    let dice = &mut Dice::stream(origin.seed, seats.into());
    let mut pupil = Pupil::new(seats, dice);
    let mut memory: Vec<Vec<Example>> = Vec::new();
    for generation in 0..=origin.generations {
        let network = (generation > 0).then(|| pupil.network());
        let mut examples = Vec::new();
        for _ in 0..origin.games {
            play(&options, network.as_ref(), dice, &mut examples);
        }
        let exam = examples.split_off(examples.len() - examples.len() / EXAMINED_ONE_IN);
        if memory.len() == GENERATIONS || generation == 1 {
            memory.remove(0);
        }
        memory.push(examples);
        pupil.study(memory.iter().flatten().collect(), if generation == 0 { STEP } else { STEP / 2.0 }, dice);
        tell(Lesson { curve: format!("{seats} seats"), pass: generation, error: error(&exam, &pupil.network()) });
    }
    pupil.network()
}

/// A position as a seat saw it, and whether it won.
struct Example {
    seat: Seat,
    seen: Vec<f32>,
    won: bool,
}

/// Plays a game, and adds positions of it.
fn play(options: &Options, network: Option<&Network>, dice: &mut Dice, examples: &mut Vec<Example>) {
    let mut game = Shikoku::new(options);
    let (first, mut phase, mut moves) = (examples.len(), Phase::Play, Vec::new());
    let deal = game.roll(dice);
    game.apply_chance(&deal, &mut ());
    while let Turn::Move(movers) = game.turn() {
        let mover = movers.first().expect("somebody is to move");
        if game.line().is_empty() || game.phase() != phase {
            let start = Start::of(&game);
            for seat in Seat::all(game.seats()) {
                if dice.below(KEPT_ONE_IN) == 0 {
                    let seen = start.seen_by(seat)[..inputs(game.seats())].to_vec();
                    examples.push(Example { seat, seen, won: false });
                }
            }
        }
        phase = game.phase();
        game.legal_moves(mover, &mut moves);
        let mv = match network {
            Some(network) if moves.len() > 1 && dice.below(STRAYS) > 0 => choose(&game, mover, &moves, network, dice),
            _ => casual(&game, mover, &moves, |n| dice.below(n)),
        };
        game.apply_move(mover, mv, &mut ());
    }
    let winners = game.outcome().expect("the game is over").winners;
    examples[first..].iter_mut().for_each(|example| example.won = winners.contains(example.seat));
}

/// The move after which one's chance looks best when the round is over.
fn choose(game: &Shikoku, seat: Seat, moves: &[Move], network: &Network, dice: &mut Dice) -> Move {
    let after = |mv| {
        let mut next = *game;
        next.apply_move(seat, mv, &mut ());
        next
    };
    let certain = game.phase() == Phase::Collect || game.line().len() + 1 == usize::from(game.seats());
    let mut worth = vec![0.0; moves.len()];
    let mut listed = Vec::new();
    for _ in 0..if certain { 1 } else { WAYS } {
        // All cards are tried in the same way that the round may go on.
        let way = dice.bits();
        for (worth, &mv) in worth.iter_mut().zip(moves) {
            *worth += hope(after(mv), seat, network, &mut Way(way), &mut listed);
        }
    }
    crate::knowledge::best(moves, &worth)
}

/// What is hoped for once all cards of the round are played.
fn hope(mut game: Shikoku, seat: Seat, network: &Network, way: &mut Way, listed: &mut Vec<Move>) -> f32 {
    while game.phase() == Phase::Play && !game.line().is_empty() {
        let mover = game.turn().seats().first().expect("somebody has yet to play");
        game.legal_moves(mover, listed);
        let mv = casual(&game, mover, listed, |n| way.below(n));
        game.apply_move(mover, mv, &mut ());
    }
    match game.outcome() {
        Some(outcome) => won(&outcome, seat),
        None => Start::of(&game).chance(network, seat),
    }
}

/// Dice that are thrown again for every card (Knuth's linear congruential ones).
struct Way(u64);

impl Way {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * n) >> 31
    }
}

/// How badly outcomes are foretold on average, in nats.
fn error(exam: &[Example], network: &Network) -> f32 {
    let wrong = |example: &Example| {
        let chance = network.chance_of(&network.sums_of(&example.seen));
        -if example.won { chance } else { 1.0 - chance }.max(1e-5).ln()
    };
    exam.iter().map(wrong).sum::<f32>() / exam.len() as f32
}

/// Weights, and what Adam remembers of each.
struct Pupil {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Pupil {
    fn new(seats: u8, dice: &mut Dice) -> Self {
        let inputs = inputs(seats);
        let mut any = |most: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * most;
        let weight = |at: usize| match at / HIDDEN {
            row if row < inputs => any(0.3),
            row if row == inputs + 1 => any(0.1),
            _ => 0.0,
        };
        let weights: Vec<f32> = (0..=HIDDEN * (inputs + 2)).map(weight).collect();
        let none = vec![0.0; weights.len()];
        Self { weights, mean: none.clone(), square: none, steps: 0 }
    }

    fn network(&self) -> Network {
        let (rows, bias) = self.weights.as_chunks();
        Network { rows: rows.to_vec(), bias: bias[0] }
    }

    /// Goes through examples with steps that become shorter.
    fn study(&mut self, mut examples: Vec<&Example>, step: f32, dice: &mut Dice) {
        let batches = PASSES * (examples.len() / BATCH);
        let mut done = 0;
        for _ in 0..PASSES {
            dice.shuffle(&mut examples);
            for batch in examples.as_chunks::<BATCH>().0 {
                done += 1;
                self.steps += 1;
                let step = step * (1.0 - done as f32 / batches as f32).max(0.05);
                let slope = self.slope(batch);
                let [mean_of, square_of] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.steps));
                let state = self.weights.iter_mut().zip(&mut self.mean).zip(&mut self.square);
                for (((weight, mean), square), slope) in state.zip(slope) {
                    *mean += 0.1 * (slope - *mean);
                    *square += 0.001 * (slope * slope - *square);
                    *weight -= step * (*mean / mean_of) / ((*square / square_of).sqrt() + 1e-8);
                }
            }
        }
    }

    /// How the error over a batch grows with each weight.
    fn slope(&self, batch: &[&Example; BATCH]) -> Vec<f32> {
        let network = self.network();
        let last = network.rows.len() - 1;
        let mut slope = vec![0.0; self.weights.len()];
        for Example { seen, won, .. } in batch {
            let sums = network.sums_of(seen);
            let wrong = (network.chance_of(&sums) - if *won { 1.0 } else { 0.0 }) / BATCH as f32;
            let back: [f32; HIDDEN] =
                std::array::from_fn(|unit| if sums[unit] > 0.0 { wrong * network.rows[last][unit] } else { 0.0 });
            // What the hidden units start from is the row of an input that is always 1.
            for (row, input) in slope.as_chunks_mut::<HIDDEN>().0.iter_mut().zip(seen.iter().chain(&[1.0])) {
                row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * input);
            }
            for (slope, sum) in slope[HIDDEN * last..].iter_mut().zip(&sums) {
                *slope += wrong * sum.max(0.0);
            }
            slope[HIDDEN * (last + 1)] += wrong;
        }
        slope
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(seed: u64) -> Origin {
        Origin { game: Shikoku::ID.into(), seed, generations: 1, games: 40 }
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let learned = |seed| learn(&origin(seed), &mut |_| ());
        let first = learned(1);
        assert!(first.starts_with(b"game shikoku\nseed 1\ngenerations 1\ngames 40\n\n"));
        assert_eq!(first, learned(1));
        assert_ne!(first, learned(2));
    }

    #[test]
    fn what_is_learned_tells_more_than_the_share_of_winners() {
        let origin = Origin { games: 1500, generations: 0, ..origin(1) };
        let mut last = f32::INFINITY;
        learn_with(3, &origin, &mut |lesson| last = lesson.error);
        // A third of the seats and some win: whoever knew no more would miss by as much as a coin with that share does.
        let share = 0.35_f32;
        let known = -share * share.ln() - (1.0 - share) * (1.0 - share).ln();
        assert!(last < known - 0.01, "{last} nats, by the share {known}");
    }
}
