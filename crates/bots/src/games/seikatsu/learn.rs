//! Learning by playing who wins.
//!
//! First games are played as tiles look. Each generation then plays by what was learned before: the move after which one's chance
//! looks best in an imagined world, of those that look good at first sight. Now and then it is any move, so that positions differ.

use seikatsu::{Edition, Mode, Move, Options, Seikatsu};
use table::{Dice, Game, Seat, Table, Turn, View};

use super::position::{INPUTS, Judge, Position, chances};
use crate::knowledge::best;
use crate::network::{Example, Pupil, error};
use crate::{Appraised, Knowledge, Lesson, Origin};

/// The numbers of seats that are learned: alone it is another game.
const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
/// One in so many moves is any move.
const STRAYS: usize = 12;
/// So many moves that look good at first sight are looked at closer.
const CLOSER: usize = 14;
/// One in so many games is kept back to judge by.
const EXAMINED_ONE_IN: u32 = 20;
/// The length of the first steps.
const STEP: f32 = 0.003;

/// Learns, and writes it down.
pub(super) fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Vec<u8> {
    let Origin { seed, generations, games, .. } = origin;
    let dice = &mut Dice::new(*seed);
    let mut pupil = Pupil::new(INPUTS, dice);
    for generation in 0..=*generations {
        let judge = (generation > 0).then(|| pupil.network());
        let (mut examples, mut exams) = (Vec::new(), Vec::new());
        for seats in SEATS {
            let mut exam = Vec::new();
            for number in 0..*games {
                play(seats, judge, dice, if number % EXAMINED_ONE_IN == 0 { &mut exam } else { &mut examples });
            }
            exams.push((seats, exam));
        }
        pupil.study(&examples, if generation == 0 { STEP } else { STEP / 2.0 }, dice);
        for (seats, exam) in exams {
            let error = error(&exam, &Judge::read(&pupil.network().write()));
            tell(Lesson { curve: format!("{seats} seats"), pass: generation, error });
        }
    }
    origin.file(pupil.network().write())
}

/// Plays a game and keeps its positions, each as one seat sees it.
fn play(seats: u8, judge: Option<&Judge>, dice: &mut Dice, into: &mut Vec<Example>) {
    let options = Options::new(seats, Mode::Standard, Edition::English).expect("so many can play");
    let mut table = Table::<Seikatsu>::new(options);
    let mut kept = Vec::new();
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => drop(table.roll(dice).expect("it is luck's turn")),
            Turn::Move(movers) => {
                let (mover, seen_by) = (movers.first().expect("somebody is to move"), dice.below(seats.into()));
                let mut on = Vec::new();
                Position::of(table.game()).seen_by(seen_by, |input| on.push(input as u16));
                kept.push((Seat::new(seen_by as u8), on));
                let mv = choose(&table.view(mover), judge, dice);
                table.play(mover, mv).expect("a move of the view");
            }
        }
    }
    let winners = table.outcome().expect("the game is over").winners;
    into.extend(kept.into_iter().map(|(seat, on)| Example { on, won: f32::from(winners.contains(seat)) }));
}

/// The move after which one's chance looks best; before anything is learned what looks best at first sight, and now and then any.
fn choose(view: &View<Seikatsu>, judge: Option<&Judge>, dice: &mut Dice) -> Move {
    if dice.below(STRAYS) == 0 {
        return view.moves[dice.below(view.moves.len())];
    }
    let (mut moves, mut looks) = (view.moves.clone(), Appraised::new());
    let world = Seikatsu::imagine(view, dice);
    world.dismiss(view.seat, &mut moves);
    world.appraise(view.seat, &moves, &mut looks);
    let Some(judge) = judge else { return best(&moves, &looks) };
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|&a, &b| looks[b].total_cmp(&looks[a]));
    let closer: Vec<Move> = order.into_iter().take(CLOSER).map(|at| moves[at]).collect();
    let chance = |&mv: &Move| {
        let mut after = world;
        after.apply_move(view.seat, mv, &mut ());
        match after.outcome() {
            Some(outcome) => after.reward(&outcome, after.clearly())[view.seat],
            None => chances(&after, judge)[view.seat],
        }
    };
    best(&closer, &closer.iter().map(chance).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn learned(seed: u64, generations: u32, games: u32) -> (Vec<u8>, Vec<f32>) {
        let mut errors = Vec::new();
        let origin = Origin { game: Seikatsu::ID.into(), seed, generations, games };
        (learn(&origin, &mut |lesson| errors.push(lesson.error)), errors)
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let (first, _) = learned(1, 1, 20);
        assert!(first.starts_with(b"game seikatsu\nseed 1\ngenerations 1\ngames 20\n\n"));
        assert_eq!(first, learned(1, 1, 20).0);
        assert_ne!(first, learned(2, 1, 20).0);
    }

    #[test]
    fn what_is_learned_tells_more_than_the_share_of_winners() {
        let (_, errors) = learned(1, 0, 1500);
        let knows = |share: f32| -share * share.ln() - (1.0 - share) * (1.0 - share).ln();
        for (error, share) in errors.into_iter().zip([1.0 / 2.0, 1.0 / 3.0, 1.0 / 2.0]) {
            assert!(error < knows(share) - 0.05, "{error} nats, by the share {}", knows(share));
        }
    }
}
