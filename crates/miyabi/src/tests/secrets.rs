//! What a viewer must not know, written apart from `imagine`.

use table::{Dice, Seat};
use testkit::Secrets;

use crate::{Kind, Miyabi, Stage};

pub(super) const SECRETS: Secrets<Miyabi> = Secrets { scramble, hides };

/// The order of the zen stack is a secret from its shuffle to the end of the game; there is no other.
fn is_secret(game: &Miyabi) -> bool {
    !matches!(game.stage, Stage::ShuffleZen | Stage::Over)
}

fn scramble(game: &Miyabi, _: Option<Seat>, dice: &mut Dice) -> Miyabi {
    let mut world = *game;
    if is_secret(game) {
        let stack = world.zen.stack.as_mut_slice();
        for i in 0..stack.len() {
            stack.swap(i, dice.below(stack.len()));
        }
    }
    world
}

fn hides(game: &Miyabi, _: Option<Seat>) -> bool {
    let stack = game.zen.stack.as_slice();
    is_secret(game) && stack.iter().any(|kind| *kind != stack[0])
}

/// How many orders of the zen stack differ. Each comes from equally many orders of its tiles.
pub(super) fn worlds(game: &Miyabi) -> usize {
    let stack = game.zen.stack.as_slice();
    let factorial = |n: usize| (1..=n).product::<usize>();
    let alike = |kind: Kind| factorial(stack.iter().filter(|&&other| other == kind).count());
    factorial(stack.len()) / Kind::ALL.into_iter().map(alike).product::<usize>()
}
