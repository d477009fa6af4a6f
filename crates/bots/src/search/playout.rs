//! Playing an imagined game on.

use table::{Dice, Outcome, PerSeat, Seat, Turn};

use super::mover;
use crate::{Appraised, Knowledge};

/// Plays on until the game is over or can be judged, and says what that is worth to each seat.
pub(super) fn play_on<G: Knowledge>(
    world: &mut G,
    thinking: Seat,
    moves: &mut Vec<G::Move>,
    looks: &mut Appraised,
    dice: &mut Dice,
) -> PerSeat<f32> {
    let mut played = 0;
    loop {
        match world.turn() {
            Turn::Over => {
                let outcome = world.outcome().expect("a game that is over has an outcome");
                return world.reward(&outcome, world.clearly());
            }
            Turn::Chance | Turn::Move(_) if let Some(worth) = world.estimate() => return worth,
            Turn::Move(_)
                if played == G::FORESIGHT
                    && let Some(worth) = world.judge() =>
            {
                return worth;
            }
            turn => {
                step(world, thinking, moves, looks, dice);
                played += u32::from(turn != Turn::Chance);
            }
        }
    }
}

/// Plays on until the game is over, whatever an estimate could tell before.
pub(super) fn play_out<G: Knowledge>(mut world: G, thinking: Seat, dice: &mut Dice) -> Outcome {
    let (mut moves, mut looks) = (Vec::new(), Appraised::new());
    loop {
        match world.outcome() {
            Some(outcome) => return outcome,
            None => step(&mut world, thinking, &mut moves, &mut looks, dice),
        }
    }
}

/// Lets luck decide, or somebody move.
fn step<G: Knowledge>(world: &mut G, thinking: Seat, moves: &mut Vec<G::Move>, looks: &mut Appraised, dice: &mut Dice) {
    let Some(seat) = mover(world, thinking) else {
        let chance = world.roll(dice);
        return world.apply_chance(&chance, &mut ());
    };
    let mv = world.playout_move(seat, moves, looks, dice);
    world.apply_move(seat, mv, &mut ());
}

#[cfg(test)]
mod tests {
    use shikoku::{Move, Options, Shikoku};
    use table::Game;

    use super::*;

    /// Positions at a big table in which one seat's last card ends the game, and only some of its cards win.
    fn decisive() -> Vec<(Shikoku, Seat)> {
        let options = Options::new(8).unwrap();
        let mut found = Vec::new();
        for seed in 0..300 {
            testkit::walk::<Shikoku>(&options, &mut Dice::new(seed), |table, _| {
                let Some(seat) = table.turn().seats().iter().next() else { return };
                let wins = |mv: Move| {
                    let mut next = *table.game();
                    next.apply_move(seat, mv, &mut ());
                    next.outcome().map(|outcome| outcome.winners.contains(seat))
                };
                let ends: Option<Vec<bool>> = table.moves(seat).into_iter().map(wins).collect();
                if ends.is_some_and(|ends| ends.contains(&true) && ends.contains(&false)) {
                    found.push((*table.game(), seat));
                }
            });
        }
        found
    }

    #[test]
    fn the_round_at_hand_is_played_with_care_at_a_big_table() {
        let decisive = decisive();
        assert!(decisive.len() >= 10, "only {} positions", decisive.len());
        for (game, seat) in decisive {
            for seed in 0..4 {
                let worth = play_on(&mut game.clone(), seat, &mut Vec::new(), &mut Vec::new(), &mut Dice::new(seed));
                assert!(worth[seat] > 0.95, "{game:?}");
            }
        }
    }
}
