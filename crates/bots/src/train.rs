//! Learning what features are worth, by playing.
//!
//! Every generation plays with what the ones before it learned: the move after which one's chance looks best in an imagined
//! world, and now and then any move, so that positions differ. Then it learns what came of them: linear regression of the points
//! to come, by stochastic gradient descent whose steps shrink with each feature's own past errors (Adagrad).

use table::{Dice, Options as _, Seat, Table, Turn, View};

use crate::learned::{Origin, Weights};
use crate::{Knowledge, learned};

/// One in so many moves is any move.
const STRAYS: usize = 10;
/// One in so many games is not learned from: what is learned is judged by them.
const KEPT_BACK: usize = 10;
/// How often each position is gone through, and the length of the first steps.
const PASSES: u32 = 8;
const STEP: f32 = 0.5;

/// How well it is known what comes of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// What learns: a generation, or what is known with so many seats.
    pub curve: String,
    /// How often that has learned before.
    pub pass: u32,
    /// How far games that were not learned from are missed, in [`Knowledge::ERRORS`].
    pub error: f32,
}

/// A position as one seat sees it.
struct Example {
    features: Vec<usize>,
    to_come: f32,
}

/// Learns from games of all kinds that have features; tells of every pass.
pub fn train<G: Knowledge>(kinds: &[G::Options], origin: Origin, mut tell: impl FnMut(Lesson)) -> Weights {
    let Origin { seed, generations, games, .. } = origin;
    let mut weights = Weights::none::<G>(origin);
    for generation in 0..generations {
        let (mut lessons, mut exam) = (Vec::new(), Vec::new());
        for (kind, options) in kinds.iter().enumerate().filter(|(_, options)| has_features::<G>(options)) {
            for game in 0..games as usize {
                let stream = (u64::from(generation) << 32) + ((kind as u64) << 24) + game as u64;
                let into = if game % KEPT_BACK == 0 { &mut exam } else { &mut lessons };
                play::<G>(options, &weights, &mut Dice::stream(seed, stream), into);
            }
        }
        let mut past = vec![1.0_f32; G::FEATURES];
        let mut dice = Dice::stream(seed, u64::MAX - u64::from(generation));
        for pass in 0..PASSES {
            dice.shuffle(&mut lessons);
            let step = STEP * (PASSES - pass) as f32 / PASSES as f32;
            for example in &lessons {
                let error = example.to_come - guess(&weights, example);
                for &feature in &example.features {
                    past[feature] += error * error;
                    *weights.of_mut(feature) += step * error / past[feature].sqrt();
                }
            }
            let squares = exam.iter().map(|example| (example.to_come - guess(&weights, example)).powi(2));
            let error = (squares.sum::<f32>() / exam.len() as f32).sqrt();
            tell(Lesson { curve: format!("generation {generation}"), pass, error });
        }
    }
    weights
}

/// Whether anything is seen at a first move.
fn has_features<G: Knowledge>(options: &G::Options) -> bool {
    let (mut table, mut dice) = (Table::<G>::new(options.clone()), Dice::new(0));
    while table.turn() == Turn::Chance {
        table.roll(&mut dice).expect("it is luck's turn");
    }
    let mut seen = false;
    Seat::all(options.seats()).for_each(|seat| table.game().features(seat, |_| seen = true));
    seen
}

fn guess(weights: &Weights, example: &Example) -> f32 {
    example.features.iter().map(|&feature| weights.of(feature)).sum()
}

/// Plays a game; notes every position of it and what came of it.
fn play<G: Knowledge>(options: &G::Options, weights: &Weights, dice: &mut Dice, into: &mut Vec<Example>) {
    let mut table = Table::<G>::new(options.clone());
    let mut seen = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.roll(dice).expect("it is luck's turn")),
            Turn::Move(seats) => {
                for seat in Seat::all(options.seats()) {
                    let mut features = Vec::new();
                    table.game().features(seat, |feature| features.push(feature));
                    seen.push((seat, Example { features, to_come: -table.game().secured(seat) }));
                }
                let seat = seats.first().expect("somebody is to move");
                let mv = choose(&table.view(seat), weights, dice);
                table.play(seat, mv).expect("a move of the view");
            }
        }
    }
    let outcome = table.outcome().expect("the game is over");
    into.extend(seen.into_iter().map(|(seat, mut example)| {
        example.to_come += outcome.scores[seat] as f32;
        example
    }));
}

/// The move after which one's chance looks best, or any.
fn choose<G: Knowledge>(view: &View<G>, weights: &Weights, dice: &mut Dice) -> G::Move {
    if dice.below(STRAYS) == 0 {
        return view.moves[dice.below(view.moves.len())];
    }
    let world = G::imagine(view, dice);
    let chance = |&mv: &G::Move| {
        let mut after = world.clone();
        after.apply_move(view.seat, mv, &mut ());
        match after.outcome() {
            Some(outcome) => after.reward(&outcome, after.clearly())[view.seat],
            None => learned::chances(&after, weights)[view.seat],
        }
    };
    let best = view.moves.iter().max_by(|a, b| chance(a).total_cmp(&chance(b)));
    *best.expect("a seat to move has a move")
}
