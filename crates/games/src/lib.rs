//! The registry: the one place that lists the games, and the one place where their types meet JSON.
//!
//! - [`GAMES`], [`find`]: the list. A new game is one line in it.
//! - [`export_types`]: what leaves a table, as TypeScript types.
//! - [`Entry`]: what can be asked of a game without knowing its types.
//! - [`AnyTable`]: a table whose game is not known at compile time.
//! - [`Shown`]: the same table in words, as people see it.
//! - [`AnyBot`], [`Thought`]: a bot of any game, and one choice of it that can be made on another thread.
//! - [`Threads`]: where bots think outside a browser.
//! - [`Work`]: random games and imagined worlds for benchmarks.

mod any;
mod bot;
mod entry;
mod shown;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod work;

pub use any::{AnyTable, BoxedTable, Thought};
pub use bot::AnyBot;
pub use entry::Entry;
pub use shown::Shown;
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
pub use work::Work;

use std::io;
use std::path::Path;

use table::{Refusal, join};

/// Every game of the house.
pub const GAMES: &[Entry] = &[
    Entry::of::<seikatsu::Seikatsu>(),
    Entry::of::<yokai_septet::YokaiSeptet>(),
    Entry::of::<miyabi::Miyabi>(),
    Entry::of::<shikoku::Shikoku>(),
];

/// Writes the TypeScript types of everything that leaves a table: a folder a game, and `table` for what they share.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_types(dir)?;
    table::export_type::<bots::Level>(dir)?;
    GAMES.iter().try_for_each(|entry| (entry.types)(dir))
}

/// The game with this name.
///
/// # Errors
/// If there is none, with those that there are.
pub fn find(id: &str) -> Result<&'static Entry, Refusal> {
    GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let ids: Vec<_> = GAMES.iter().map(|entry| entry.id).collect();
        Refusal::Setup(match ids.as_slice() {
            [only] => format!("there is no game {id:?}: the only one is {only}"),
            _ => format!("there is no game {id:?}: there are {}", join(&ids, "and")),
        })
    })
}
