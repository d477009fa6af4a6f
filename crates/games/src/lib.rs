//! The registry: the one place that lists the games, and the one place where their types meet JSON.
//!
//! - [`all`], [`find`]: the games. A new game is one line here; [`add`] adds one that lives elsewhere.
//! - [`AnyGame`]: what can be asked of a game without knowing its types.
//! - [`AnyTable`]: a table whose game is not known at compile time.
//! - [`AnyBot`]: a bot of any game. [`Threads`]: where bots think outside a browser.
//! - [`export_types`]: what leaves a table, as TypeScript types.
//! - [`Work`]: random games and imagined worlds for benchmarks.

mod any;
mod any_game;
mod bot;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod work;

pub use any::{AnyTable, BoxedTable};
pub use any_game::AnyGame;
pub use bot::AnyBot;
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
pub use work::Work;

use std::io;
use std::path::Path;
use std::sync::{LazyLock, PoisonError, RwLock};

use table::Refusal;

static GAMES: LazyLock<RwLock<Vec<&'static AnyGame>>> = LazyLock::new(|| {
    let games = [
        AnyGame::of::<seikatsu::Seikatsu>(),
        AnyGame::of::<yokai_septet::YokaiSeptet>(),
        AnyGame::of::<miyabi::Miyabi>(),
        AnyGame::of::<shikoku::Shikoku>(),
    ];
    RwLock::new(games.into_iter().map(|game| &*Box::leak(Box::new(game))).collect())
});

/// Every game of the house.
#[must_use]
pub fn all() -> Vec<&'static AnyGame> {
    GAMES.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Adds a game of one's own, for as long as the program runs; one with the name of another changes nothing.
pub fn add(game: AnyGame) {
    let mut games = GAMES.write().unwrap_or_else(PoisonError::into_inner);
    if games.iter().all(|other| other.id != game.id) {
        games.push(Box::leak(Box::new(game)));
    }
}

/// The game with this name.
///
/// # Errors
/// If there is none, with those that there are.
pub fn find(id: &str) -> Result<&'static AnyGame, Refusal> {
    let games = all();
    games
        .iter()
        .copied()
        .find(|game| game.id == id)
        .ok_or_else(|| Refusal::NoGame { game: id.into(), games: games.iter().map(|game| game.id.into()).collect() })
}

/// Writes the TypeScript types of everything that leaves a table: a folder a game, and `table` for what they share.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_types(dir)?;
    table::export_type::<bots::Level>(dir)?;
    all().iter().try_for_each(|game| (game.types)(dir))
}
