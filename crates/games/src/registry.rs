//! Which games there are.

use std::io;
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use table::Refusal;

use crate::AnyGame;

/// Every game of the house.
pub const GAMES: &[AnyGame] = &[
    AnyGame::of::<seikatsu::Seikatsu>(),
    AnyGame::of::<yokai_septet::YokaiSeptet>(),
    AnyGame::of::<miyabi::Miyabi>(),
    AnyGame::of::<shikoku::Shikoku>(),
];

/// The games that were added, for as long as the program runs.
static ADDED: RwLock<Vec<&AnyGame>> = RwLock::new(Vec::new());

/// Adds a game of a host's own to those of the house; one whose name there is already is left out.
pub fn add(game: AnyGame) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if GAMES.iter().chain(added.iter().copied()).all(|other| other.id != game.id) {
        added.push(Box::leak(Box::new(game)));
    }
}

/// Every game: those of the house, and those that were added.
#[must_use]
pub fn all() -> Vec<&'static AnyGame> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    GAMES.iter().chain(added.iter().copied()).collect()
}

/// The game with this name.
///
/// # Errors
/// If there is none, with those that there are.
pub fn find(id: &str) -> Result<&'static AnyGame, Refusal> {
    all().into_iter().find(|game| game.id == id).ok_or_else(|| {
        let games = all().iter().map(|game| game.id.into()).collect();
        Refusal::NoGame { game: id.into(), games }
    })
}

/// Writes the TypeScript types of everything that leaves a table: a folder a game of the house, `bots`, and `table` for
/// what they share.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_types(dir)?;
    table::export_type::<bots::Level>(dir)?;
    GAMES.iter().try_for_each(|game| (game.types)(dir))
}
