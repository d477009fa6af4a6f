//! Learning by playing what is hoped for once the cards of a round are played.
//!
//! Every generation plays with what the ones before it learned: cards the likelier, the better they look when the rest of the round is looked
//! through, and taken is what looks best in one way that the next round may go. What a round comes to is learned from what the
//! next ones look like when they begin, and at last from who won: that tells more than who won alone.

use shikoku::{Cards, Move, Options, Phase, Shikoku};
use table::{Dice, Game, Seat, Turn};

use super::after::{INPUTS, Network, seen};
use super::judge::Judge;
use super::round::{Round, Worth};
use super::{FEW, casual, glimpse, won};
use crate::network::{Example, Pupil, error};
use crate::{Lesson, Origin};

/// How many seats can play.
pub(super) const SEATS: std::ops::RangeInclusive<u8> = 3..=8;
/// One in so many moves is a casual one.
const STRAYS: usize = 30;
/// How much what comes later counts against how the next round looks at its start.
const LATER: f32 = 0.7;
/// One in so many of what was seen is learned from; one in so many of that is kept back to judge by.
const KEPT_ONE_IN: usize = 2;
const EXAMINED_ONE_IN: usize = 10;
/// The length of the first steps.
const STEP: f32 = 0.004;

/// Learns for every number of seats, and writes it down.
pub(super) fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Vec<u8> {
    origin.file(SEATS.flat_map(|seats| learn_with(seats, origin, tell).write()))
}

/// Casual games come first, as there is nothing yet to play by.
fn learn_with(seats: u8, origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Network {
    let options = Options::new(seats).expect("so many can play");
    let dice = &mut Dice::stream(origin.seed, seats.into());
    let mut pupil = Pupil::new(INPUTS.into(), dice);
    for generation in 0..=origin.generations {
        let judge = (generation > 0).then(|| Judge::new(pupil.network(), seats.into()));
        let mut examples = Vec::new();
        for _ in 0..origin.games {
            play(&options, judge.as_ref(), dice, &mut examples);
        }
        let exam = examples.split_off(examples.len() - examples.len() / EXAMINED_ONE_IN);
        pupil.study(&examples, if generation == 0 { STEP } else { STEP / 2.0 }, dice);
        tell(Lesson { curve: format!("{seats} seats"), pass: generation, error: error(&exam, pupil.network()) });
    }
    pupil.network().clone()
}

/// Plays a game, and adds what was seen after its rounds.
fn play(options: &Options, judge: Option<&Judge>, dice: &mut Dice, examples: &mut Vec<Example>) {
    let mut game = Shikoku::new(options);
    let deal = game.roll(dice);
    game.apply_chance(&deal, &mut ());
    // What each seat saw after each round, and what the next one looked like.
    let mut rounds: Vec<Vec<Vec<u16>>> = Vec::new();
    let mut looks: Vec<Worth> = Vec::new();
    let mut moves = Vec::new();
    while let Turn::Move(movers) = game.turn() {
        let mover = movers.first().expect("somebody is to move");
        if let Some(judge) = judge
            && game.phase() == Phase::Play
            && game.line().is_empty()
            && !rounds.is_empty()
        {
            looks.push(glimpse::look(game, judge, FEW, |n| dice.below(n)));
        }
        game.legal_moves(mover, &mut moves);
        let mv = match judge {
            _ if moves.len() == 1 => moves[0],
            Some(judge) if dice.below(STRAYS) > 0 => choose(&game, mover, &moves, judge, dice),
            _ => casual(&game, mover, &moves, |n| dice.below(n)),
        };
        let before = game;
        game.apply_move(mover, mv, &mut ());
        if before.phase() == Phase::Play && game.phase() == Phase::Collect {
            // What somebody draws is not kept.
            let kept = |seat: Seat| Cards::from_bits(game.hand(seat).bits() & before.hand(seat).bits());
            rounds.push(seen(&game, kept));
        }
    }
    let outcome = game.outcome().expect("the game is over");
    let mut later: Vec<f32> = Seat::all(game.seats()).map(|seat| won(&outcome, seat)).collect();
    for (at, seats) in rounds.into_iter().enumerate().rev() {
        if let Some(look) = looks.get(at) {
            later.iter_mut().zip(look).for_each(|(later, look)| *later += (1.0 - LATER) * (look - *later));
        }
        for (on, &won) in seats.into_iter().zip(&later) {
            if dice.below(KEPT_ONE_IN) == 0 {
                examples.push(Example { on, won });
            }
        }
    }
}

/// A card by what the rest of the round looks like, or what looks best at a glimpse.
fn choose(game: &Shikoku, seat: Seat, moves: &[Move], judge: &Judge, dice: &mut Dice) -> Move {
    if game.phase() == Phase::Play && usize::from(game.seats()) <= game.line().len() + FEW {
        return Move::Play(Round::of(game, judge).choose(dice));
    }
    glimpse::best(game, seat, moves, judge, dice)
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
