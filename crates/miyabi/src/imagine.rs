//! Worlds that a seat cannot tell from the true one.

use table::{Dice, View};

use crate::game::{Rules, Zen};
use crate::{Miyabi, Stage};

/// Shuffles the zen stack: nothing else is hidden, as each offer is drawn only when its round begins.
pub(crate) fn imagine(view: &View<Miyabi>, dice: &mut Dice) -> Miyabi {
    let public = &view.public;
    let mut zen = Zen::default();
    if let Some(known) = &public.zen {
        zen = Zen { face_up: known.face_up, stack: known.stack.stacked() };
    }
    // Before the shuffle and after the game the stack has no order.
    if !matches!(public.stage, Stage::ShuffleZen | Stage::Over) {
        dice.shuffle(zen.stack.as_mut_slice());
    }
    Miyabi {
        rules: Rules {
            seats: public.boards.seats(),
            pass: public.pass,
            expansions: public.expansions,
            prizes: public.prizes,
            object: public.object,
        },
        stage: public.stage,
        round: if public.stage == Stage::Over { public.rounds } else { public.round - 1 },
        passed: public.passed,
        boards: public.boards,
        points: public.points,
        bonuses: public.bonuses,
        tiles: public.tiles,
        zen,
    }
}
