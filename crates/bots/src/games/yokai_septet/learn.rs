//! Learning by playing who wins a round.
//!
//! First rounds are played as cards look. Each generation then plays by what was learned before: with all hands open, the card
//! after which one's side looks best once the trick is won. Now and then it is any card, so that positions differ.

use table::{Dice, Game, Seat, Turn};
use yokai_septet::{Goal, Mode, Move, Options, YokaiSeptet};

use super::position::{self, INPUTS, Judge};
use crate::knowledge::best;
use crate::network::{Example, Pupil, error};
use crate::{Appraised, Knowledge, Lesson, Origin};

/// One in so many moves is any move.
const STRAYS: usize = 30;
/// One in so many positions is learned from, and one in so many of those is kept back to judge by.
const KEPT_ONE_IN: usize = 3;
const EXAMINED_ONE_IN: usize = 20;
/// The length of the first steps.
const STEP: f32 = 0.003;

/// Learns, and writes it down.
pub(super) fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Vec<u8> {
    let Origin { seed, generations, games, .. } = origin;
    let dice = &mut Dice::new(*seed);
    let mut pupil = Pupil::new(INPUTS, dice);
    for generation in 0..=*generations {
        let mut school = School { judge: (generation > 0).then(|| pupil.network()), ..School::default() };
        (0..*games).for_each(|_| school.play(dice));
        let mut examples = school.examples;
        let exam = examples.split_off(examples.len() - examples.len() / EXAMINED_ONE_IN);
        pupil.study(&examples, if generation == 0 { STEP } else { STEP / 2.0 }, dice);
        tell(Lesson { curve: "4 seats".into(), pass: generation, error: error(&exam, pupil.network()) });
    }
    origin.file(pupil.network().write())
}

/// Where rounds are played to learn from.
#[derive(Default)]
struct School<'a> {
    /// What is played by, if anything was learned yet.
    judge: Option<&'a Judge>,
    examples: Vec<Example>,
    listed: Vec<Move>,
    looks: Appraised,
}

impl School<'_> {
    /// Plays a round, and keeps some of its positions.
    fn play(&mut self, dice: &mut Dice) {
        // Who wins two rounds wins the game: so points tell who won the first.
        let options = Options::new(4, Mode::Classic, Goal::TwoRounds).expect("so many can play");
        let mut game = YokaiSeptet::new(&options);
        let deal = game.roll(dice);
        game.apply_chance(&deal, &mut ());
        let mut kept = Vec::new();
        while let Turn::Move(movers) = game.turn() {
            let mover = movers.first().expect("somebody is to move");
            if position::leads(&game, mover) && dice.below(KEPT_ONE_IN) == 0 {
                let mut on = Vec::new();
                position::inputs(&game, mover, |input| on.push(input as u16));
                kept.push((mover, on));
            }
            let mv = if dice.below(STRAYS) == 0 {
                game.random_move(mover, dice, &mut self.listed)
            } else {
                self.choose(&game, mover, dice)
            };
            game.apply_move(mover, mv, &mut ());
        }
        self.examples
            .extend(kept.into_iter().map(|(leader, on)| Example { on, won: f32::from(has_won(&game, leader)) }));
    }

    /// The card after which one's side looks best once the trick is won; before anything is learned, and to pass, what looks best.
    fn choose(&mut self, game: &YokaiSeptet, seat: Seat, dice: &mut Dice) -> Move {
        let Some(judge) = self.judge.filter(|_| game.playable(seat).is_some()) else {
            return game.playout_move(seat, &mut self.listed, &mut self.looks, dice);
        };
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        if let [only] = moves[..] {
            return only;
        }
        let after = |&mv: &Move| {
            let mut next = *game;
            next.apply_move(seat, mv, &mut ());
            self.hope(next, seat, judge, dice)
        };
        let worth: Vec<f32> = moves.iter().map(after).collect();
        best(&moves, &worth)
    }

    /// What is hoped for once the trick is won.
    fn hope(&mut self, mut game: YokaiSeptet, seat: Seat, judge: &Judge, dice: &mut Dice) -> f32 {
        while let Turn::Move(movers) = game.turn() {
            let mover = movers.first().expect("somebody is to move");
            if position::leads(&game, mover) {
                let chance = position::chance(&game, mover, judge);
                return if game.partners(mover).contains(seat) { chance } else { 1.0 - chance };
            }
            let mv = game.playout_move(mover, &mut self.listed, &mut self.looks, dice);
            game.apply_move(mover, mv, &mut ());
        }
        if has_won(&game, seat) { 1.0 } else { 0.0 }
    }
}

/// Whether a seat's side has won the first round.
fn has_won(game: &YokaiSeptet, seat: Seat) -> bool {
    game.tally(game.variant().side(seat)).points > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learned(seed: u64, generations: u32, games: u32) -> (Vec<u8>, f32) {
        let mut last = f32::INFINITY;
        let origin = Origin { game: YokaiSeptet::ID.into(), seed, generations, games };
        (learn(&origin, &mut |lesson| last = lesson.error), last)
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let (first, _) = learned(1, 1, 100);
        assert!(first.starts_with(b"game yokai-septet\nseed 1\ngenerations 1\ngames 100\n\n"));
        assert_eq!(first, learned(1, 1, 100).0);
        assert_ne!(first, learned(2, 1, 100).0);
    }

    #[test]
    fn what_is_learned_tells_more_than_a_coin() {
        let (_, error) = learned(1, 0, 10_000);
        assert!(error < 0.62, "{error} nats, where a coin has {}", 2.0_f32.ln());
    }
}
