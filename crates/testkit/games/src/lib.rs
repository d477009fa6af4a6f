//! The games that tests are played with: every one of the registry, and one more that only tests know. For tests only.
//!
//! Whatever holds for every game is tested with [`all`] or [`visit`], so that a test that lists games by hand is not
//! needed, and so that nothing relies on a game being of the house.

pub mod kuhn;

use games::{AnyGame, Visitor};

/// Every game of the registry, with one more.
#[must_use]
pub fn all() -> Vec<&'static AnyGame> {
    games::add(AnyGame::of::<kuhn::Kuhn>().with_words(kuhn::WORDS));
    games::all()
}

/// The same games by their types.
pub fn visit(visitor: &mut impl Visitor) {
    games::visit(visitor);
    visitor.visit::<kuhn::Kuhn>();
}
