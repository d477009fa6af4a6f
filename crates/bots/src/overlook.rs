//! What somebody overlooks.
//!
//! People do not play badly at random: they see what stands out, and miss what does not. So the better a move looks beside
//! the others, the seldomer it is overlooked, and what catches the eye never is.

use table::{Dice, View};

use crate::knowledge::soften;
use crate::{Appraised, Knowledge};

/// Who looks closely imagines so many worlds.
pub(crate) const CLOSELY: usize = 8;

/// How good the moves of a view look, over several worlds that fit it.
pub(crate) fn look<G: Knowledge>(view: &View<G>, worlds: usize, dice: &mut Dice) -> Appraised {
    let mut looks = vec![0.0; view.moves.len()];
    let mut here = Appraised::new();
    for _ in 0..worlds {
        let world = G::imagine(view, dice);
        world.appraise(view.seat, &view.moves, &mut here);
        looks.iter_mut().zip(&here).for_each(|(sum, look)| *sum += look / worlds as f32);
    }
    looks
}

/// Which of the moves that look like this are noticed by somebody who overlooks so many of a hundred that do not stand out at
/// all: one at least, in their order.
pub(crate) fn noticed<G: Knowledge>(looks: &[f32], overlooks: u8, dice: &mut Dice) -> Vec<usize> {
    let mut shares = looks.to_vec();
    soften(&mut shares, G::DOUBT);
    loop {
        let seen = |&at: &usize| !is_overlooked(shares[at], overlooks, dice);
        let noticed: Vec<usize> = (0..shares.len()).filter(seen).collect();
        if !noticed.is_empty() {
            return noticed;
        }
    }
}

/// Whether a move is overlooked that would be chosen with this chance at first sight: half of it or more catches the eye.
fn is_overlooked(share: f32, overlooks: u8, dice: &mut Dice) -> bool {
    const FINE: usize = 10_000;
    let hidden = (1.0 - 2.0 * share).max(0.0);
    (dice.below(FINE) as f32) < hidden * f32::from(overlooks) / 100.0 * FINE as f32
}
