//! Teaches the network of Shikoku: `cargo run --release -p bots --example learn_shikoku -- SEATS GAMES SEED FILE`.
//!
//! Plays imagined games as the master does, keeps some of what seats saw at the start of each round, and moves the weights by
//! Adam so that they foretell who won. One in ten games is not learned from; how well those are foretold is printed,
//! beside what the mere share of winners would do, in nats.

use std::error::Error;
use std::io::{self, Write};
use std::{env, fs};

use bots::Knowledge;
use bots::network::{HIDDEN, INPUTS, Network, Start};
use shikoku::{Options, Shikoku};
use table::{Dice, Game, Seat, Turn};

const EPOCHS: usize = 2;
const BATCH: usize = 64;
const RATE: f32 = 0.003;

struct Lesson {
    seen: [f32; INPUTS],
    seat: Seat,
    won: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [seats, games, seed, file] = args.as_slice() else {
        return Err("name the seats, how many games, a seed and a file for the weights".into());
    };
    let options = Options::new(seats.parse()?)?;
    let mut dice = Dice::new(seed.parse()?);
    let mut lessons = Vec::new();
    for _ in 0..games.parse()? {
        play(&options, &mut dice, &mut lessons);
    }
    let examined = lessons.len() / 10;
    let (exam, lessons) = lessons.split_at_mut(examined);
    let weights = learn(lessons, &mut dice);
    let network = Network::new(&weights);
    let share = lessons.iter().filter(|lesson| lesson.won).count() as f32 / lessons.len() as f32;
    let by_network = loss(exam, |seen| network.chance(&network.sums(seen)));
    let by_share = loss(exam, |_| share);
    writeln!(io::stdout(), "{seats} seats, {games} games, seed {seed}: {by_network:.4}; by the share: {by_share:.4}")?;
    fs::write(file, weights.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<_>>())?;
    Ok(())
}

/// Plays one game and adds lessons of it.
fn play(options: &Options, dice: &mut Dice, lessons: &mut Vec<Lesson>) {
    const KEPT_ONE_IN: usize = 4;
    let mut game = Shikoku::new(options);
    let (first, mut moves, mut looks) = (lessons.len(), Vec::new(), Vec::new());
    let deal = game.roll(dice);
    game.apply_chance(&deal, &mut ());
    while let Turn::Move(movers) = game.turn() {
        let mover = movers.iter().next().expect("somebody is to move");
        if let Some(start) = Start::of(&game) {
            for seat in Seat::all(game.seats()) {
                if dice.below(KEPT_ONE_IN) == 0 {
                    lessons.push(Lesson { seen: start.seen_by(seat), seat, won: false });
                }
            }
        }
        let mv = game.playout_move(mover, &mut moves, &mut looks, dice);
        game.apply_move(mover, mv, &mut ());
    }
    let winners = game.outcome().expect("the game is over").winners;
    lessons[first..].iter_mut().for_each(|lesson| lesson.won = winners.contains(lesson.seat));
}

/// How badly the outcomes are foretold on average.
fn loss(exam: &[Lesson], chance: impl Fn(&[f32; INPUTS]) -> f32) -> f32 {
    let wrong = |lesson: &Lesson| if lesson.won { chance(&lesson.seen) } else { 1.0 - chance(&lesson.seen) };
    -exam.iter().map(|lesson| wrong(lesson).ln()).sum::<f32>() / exam.len() as f32
}

/// The weights after all lessons.
fn learn(lessons: &mut [Lesson], dice: &mut Dice) -> [f32; Network::WEIGHTS] {
    let mut any = |most: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * most;
    let mut weights: [f32; Network::WEIGHTS] = std::array::from_fn(|at| match at / HIDDEN {
        row if row < INPUTS => any(0.4),
        row if row == INPUTS + 1 => any(0.1),
        _ => 0.0,
    });
    let (mut mean, mut square) = ([0.0_f32; Network::WEIGHTS], [0.0_f32; Network::WEIGHTS]);
    let batches = EPOCHS * (lessons.len() / BATCH);
    let mut done = 0;
    for _ in 0..EPOCHS {
        dice.shuffle(lessons);
        for batch in lessons.as_chunks::<BATCH>().0 {
            done += 1;
            let rate = RATE * (1.0 - done as f32 / batches as f32).max(0.02);
            let slope = slope(&Network::new(&weights), batch);
            let [mean_of, square_of] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(done));
            let state = weights.iter_mut().zip(&mut mean).zip(&mut square);
            for (((weight, mean), square), slope) in state.zip(slope) {
                *mean += 0.1 * (slope - *mean);
                *square += 0.001 * (slope * slope - *square);
                *weight -= rate * (*mean / mean_of) / ((*square / square_of).sqrt() + 1e-8);
            }
        }
    }
    weights
}

/// How the loss over a batch grows with each weight.
fn slope(network: &Network, batch: &[Lesson; BATCH]) -> [f32; Network::WEIGHTS] {
    let mut slope = [0.0; Network::WEIGHTS];
    for Lesson { seen, won, .. } in batch {
        let sums = network.sums(seen);
        let wrong = (network.chance(&sums) - if *won { 1.0 } else { 0.0 }) / BATCH as f32;
        let back: [f32; HIDDEN] =
            std::array::from_fn(|unit| if sums[unit] > 0.0 { wrong * network.hidden[unit] } else { 0.0 });
        // The start of the hidden units is the row of an input that is always 1.
        for (row, input) in slope.chunks_exact_mut(HIDDEN).zip(seen.iter().chain(&[1.0])) {
            row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * input);
        }
        for (slope, sum) in slope[HIDDEN * (INPUTS + 1)..].iter_mut().zip(&sums) {
            *slope += wrong * sum.max(0.0);
        }
        slope[Network::WEIGHTS - 1] += wrong;
    }
    slope
}
