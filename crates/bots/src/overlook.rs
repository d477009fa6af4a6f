//! What somebody overlooks.
//!
//! People do not play badly at random: they see what stands out, and miss what does not. So the better a move looks beside
//! the others, the seldomer it is overlooked, and what catches the eye never is.

use table::{Dice, View};

use crate::knowledge::soften;
use crate::{Appraised, Knowledge};

/// Who looks closely imagines so many worlds.
pub(crate) const CLOSELY: usize = 8;

/// How good moves of a view look, over several worlds that fit it.
pub(crate) fn look<G: Knowledge>(view: &View<G>, moves: &[G::Move], worlds: usize, dice: &mut Dice) -> Appraised {
    let mut looks = vec![0.0; moves.len()];
    let mut here = Appraised::new();
    for _ in 0..worlds {
        let world = G::imagine(view, dice);
        world.appraise(view.seat, moves, &mut here);
        looks.iter_mut().zip(&here).for_each(|(sum, look)| *sum += look / worlds as f32);
    }
    looks
}

/// Which of the moves that look like this are noticed by somebody who overlooks so many of a hundred that do not stand out at
/// all: one at least, in their order. A move that looks better by `doubt` stands out e times as much.
pub(crate) fn noticed(looks: &[f32], doubt: f32, overlooks: u8, dice: &mut Dice) -> Vec<usize> {
    let mut shares = looks.to_vec();
    soften(&mut shares, doubt);
    loop {
        let noticed: Vec<usize> = (0..shares.len()).filter(|&at| is_noticed(shares[at], overlooks, dice)).collect();
        if !noticed.is_empty() {
            return noticed;
        }
    }
}

/// Whether a move is noticed that has this share of all attention. With half of it or more it catches the eye.
fn is_noticed(share: f32, overlooks: u8, dice: &mut Dice) -> bool {
    const FINE: usize = 10_000;
    let hidden = (1.0 - 2.0 * share).max(0.0);
    dice.below(FINE) as f32 >= hidden * f32::from(overlooks) / 100.0 * FINE as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each move is noticed in a thousand looks.
    fn often(looks: &[f32], overlooks: u8) -> Vec<u32> {
        let (mut often, mut dice) = (vec![0; looks.len()], Dice::new(1));
        for _ in 0..1000 {
            let noticed = noticed(looks, 1.0, overlooks, &mut dice);
            assert!(!noticed.is_empty() && noticed.is_sorted());
            noticed.into_iter().for_each(|at| often[at] += 1);
        }
        often
    }

    #[test]
    fn what_catches_the_eye_is_never_overlooked() {
        // e³ is more than all others together.
        let eye = [0.0, 3.0, 0.0, 0.0, -9.0, 0.0];
        for overlooks in [1, 50, 100] {
            assert_eq!(often(&eye, overlooks)[1], 1000);
        }
    }

    #[test]
    fn the_less_a_move_stands_out_the_oftener_it_is_overlooked() {
        let noticed = often(&[0.0, 1.0, 0.5, -5.0, 0.0, 0.0], 60);
        assert!(noticed[3] < noticed[0] && noticed[0] < noticed[2] && noticed[2] < noticed[1], "{noticed:?}");
        assert!(
            noticed[3].abs_diff(400) < 50,
            "{noticed:?}: what nobody would think of is overlooked in 60 of 100 cases"
        );
    }

    #[test]
    fn who_overlooks_nothing_notices_everything_and_who_overlooks_all_notices_something() {
        assert_eq!(often(&[0.0; 4], 0), [1000; 4]);
        assert!(often(&[0.0; 40], 100).iter().all(|&times| (1..200).contains(&times)));
        assert_eq!(often(&[0.0], 100), [1000]);
    }
}
