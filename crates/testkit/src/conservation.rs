//! Everything in the box is somewhere, exactly once.

use std::fmt::Debug;

use table::{Dice, Game};

use crate::walk;

/// Plays `games` random games with each of `variants`; after every step, from the first on, `found` must list exactly
/// what `boxed` says is in the box, in any order.
pub fn conservation<G: Game, T: Ord + Debug>(
    variants: &[G::Options],
    games: u64,
    boxed: impl Fn(&G::Options) -> Vec<T>,
    found: impl Fn(&G) -> Vec<T>,
) {
    for options in variants {
        let mut expected = boxed(options);
        expected.sort();
        for game in 0..games {
            walk::<G>(options, &mut Dice::stream(game, 3), |table, _| {
                if !table.log().is_empty() {
                    let mut pieces = found(table.game());
                    pieces.sort();
                    assert_eq!(pieces, expected, "after step {}: {}", table.log().len(), table.record());
                }
            });
        }
    }
}
