//! What nobody has seen is dealt anew, and nothing else.

use std::collections::HashMap;

use table::{Dice, Game, Seat, Step, Table, View};

/// Deals anew at this position: what every seat sees and was told must stay as it is, now and at every step before.
pub(crate) fn redeals_what_nobody_sees<G: Game>(table: &Table<G>, dice: &mut Dice) {
    let redealt = table.redealt(dice);
    same_for_all(table.game(), redealt.game());
    let new = || Table::<G>::new(table.options().clone());
    let (mut was, mut is) = (new(), new());
    for (before, after) in table.log().iter().zip(redealt.log()) {
        if let (Step::Move(..), _) | (_, Step::Move(..)) = (before, after) {
            assert_eq!(before, after, "no move is rewritten");
        }
        let told = was.step(before.clone()).expect("it was played");
        assert_eq!(is.step(after.clone()).expect("it can have been"), told, "what was told stays true");
    }
    assert_eq!(is.log().len(), was.log().len(), "as many steps as before");
}

/// Deals anew often from a position in which `worlds` worlds are possible to all seats together: each must turn up, as
/// often as chance allows.
pub fn redeals<G: Game>(table: &Table<G>, worlds: usize) {
    const EACH: usize = 200;
    let mut dice = Dice::new(worlds as u64);
    let mut count: HashMap<G, usize> = HashMap::new();
    for _ in 0..worlds * EACH {
        let redealt = table.redealt(&mut dice);
        same_for_all(table.game(), redealt.game());
        *count.entry(redealt.game().clone()).or_default() += 1;
    }
    crate::uniform::assert_uniform(&count, worlds, EACH);
}

fn same_for_all<G: Game>(was: &G, is: &G) {
    for seat in Seat::all(was.seats()) {
        let bytes = |game: &G| serde_json::to_string(&View::of(game, seat)).expect("views are plain data");
        assert_eq!(bytes(is), bytes(was), "seat {seat} sees what it saw");
    }
}

/// The first position of random games that fits.
#[must_use]
pub fn position<G: Game>(options: &G::Options, fits: impl Fn(&G) -> bool) -> Table<G> {
    let find = |game: u64| {
        let mut found = None;
        crate::walk::<G>(options, &mut Dice::stream(game, 9), |table, _| {
            if found.is_none() && fits(table.game()) {
                found = Some(table.clone());
            }
        });
        found
    };
    (0..1000).find_map(find).expect("some position of a thousand games fits")
}

/// How many orders there are of pieces of which some may be alike.
#[must_use]
pub fn orders<T: Eq>(pieces: &[T]) -> usize {
    let alike = |i: usize| pieces[..i].iter().filter(|piece| **piece == pieces[i]).count() + 1;
    // Laying them one after the other: each new piece has as many places as there are pieces then, alike ones count once.
    (0..pieces.len()).fold(1, |orders, i| orders * (i + 1) / alike(i))
}
