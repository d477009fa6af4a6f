//! Playing an imagined game on.

use table::{Dice, PerSeat, Seat, Turn};

use super::mover;
use crate::{Appraised, Knowledge};

/// Plays on to the end, or as far as is worth looking, and says what that is worth to each seat.
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
                return world.reward(&outcome);
            }
            Turn::Chance if world.pauses() => return world.estimate(),
            Turn::Chance => {
                let chance = world.roll(dice);
                world.apply_chance(&chance, &mut ());
            }
            Turn::Move(_) => {
                if G::LOOK_AHEAD == Some(played) {
                    return world.estimate();
                }
                let seat = mover(world, thinking).expect("somebody is to move");
                world.legal_moves(seat, moves);
                let mv = world.playout_move(seat, moves, looks, dice);
                world.apply_move(seat, mv, &mut ());
                played += 1;
            }
        }
    }
}
