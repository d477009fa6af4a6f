//! Imagined worlds are all there and equally likely.

use std::collections::HashMap;

use table::{Dice, Game, Seat, View};

/// Imagines often from a position in which `seat` holds exactly `worlds` worlds possible: each must turn up, as often
/// as chance allows.
pub fn uniform<G: Game>(game: &G, seat: Seat, worlds: usize) {
    const EACH: usize = 200;
    let view = View::of(game, seat);
    let mut dice = Dice::new(worlds as u64);
    let mut count: HashMap<G, usize> = HashMap::new();
    for _ in 0..worlds * EACH {
        *count.entry(G::imagine(&view, &mut dice)).or_default() += 1;
    }
    assert_uniform(&count, worlds, EACH);
}

/// Each of `worlds` worlds turned up about `each` times.
pub(crate) fn assert_uniform<W>(count: &HashMap<W, usize>, worlds: usize, each: usize) {
    assert_eq!(count.len(), worlds, "worlds that turn up");
    // Chi squared has mean `freedom` and variance twice that; five standard deviations are beyond chance.
    let freedom = worlds as f64 - 1.0;
    let expected = each as f64;
    let chi_squared: f64 = count.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_squared < bound, "chi squared {chi_squared:.1} of {freedom} degrees, at most {bound:.1} by chance");
}
