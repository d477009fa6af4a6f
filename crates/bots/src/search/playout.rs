//! Playing an imagined game on.

use table::{Dice, Outcome, PerSeat, Seat, Turn};

use super::mover;
use crate::{Appraised, Knowledge};

/// Plays on until the game is over or can be judged, and says what that is worth to each seat. So much of an
/// estimate is what comes of playing on at random.
pub(super) fn play_on<G: Knowledge>(
    world: &mut G,
    thinking: Seat,
    at_random: f32,
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
            Turn::Chance | Turn::Move(_) if let Some(worth) = world.estimate() => {
                return if at_random > 0.0 { tempered(world, &worth, at_random, moves, dice) } else { worth };
            }
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

/// An estimate, tempered by how the game ends if all play on at random.
fn tempered<G: Knowledge>(
    world: &G,
    estimate: &PerSeat<f32>,
    at_random: f32,
    moves: &mut Vec<G::Move>,
    dice: &mut Dice,
) -> PerSeat<f32> {
    const CLEARLY: f32 = 0.5;
    let mut end = world.clone();
    let outcome = loop {
        if let Some(outcome) = end.outcome() {
            break outcome;
        }
        if end.turn() == Turn::Chance {
            let chance = end.roll(dice);
            end.apply_chance(&chance, &mut ());
        }
        end.play_on(dice, moves);
    };
    let ended = end.reward(&outcome, CLEARLY);
    PerSeat::from_fn(world.seats(), |seat| estimate[seat] + at_random * (ended[seat] - estimate[seat]))
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
    use miyabi::{Expansions, Miyabi, Pass};
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
                let worth =
                    play_on(&mut game.clone(), seat, 0.0, &mut Vec::new(), &mut Vec::new(), &mut Dice::new(seed));
                assert!(worth[seat] > 0.95, "{game:?}");
            }
        }
    }

    #[test]
    fn an_estimate_of_miyabi_is_tempered_by_how_games_end() {
        let options = miyabi::Options::new(3, Pass::Forced, Expansions::EMPTY).unwrap();
        let game = testkit::random_game::<Miyabi>(&options, &mut Dice::new(1)).rewound(20);
        let (game, seat) = (game.game(), game.turn().seats().first().unwrap());
        let estimate = game.estimate().expect("somebody is to move")[seat];
        let mut ends = Vec::new();
        for seed in 0..50 {
            let mut world = *game;
            let worth = play_on(&mut world, seat, 0.5, &mut Vec::new(), &mut Vec::new(), &mut Dice::new(seed))[seat];
            assert_eq!(world, *game, "the game at hand is not played on");
            ends.push(2.0 * worth - estimate);
        }
        assert!(ends.iter().all(|end| (-1e-5..=1.0 + 1e-5).contains(end)), "{ends:?}");
        let won = ends.iter().filter(|&&end| end > 0.5).count();
        assert!((1..50).contains(&won), "luck decides: {ends:?}");
    }
}
