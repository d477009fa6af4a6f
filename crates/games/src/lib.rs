//! The registry: the one place that lists the games, and the one place where their types meet JSON.
//!
//! - [`visit`]: the one list of the games; a new game is one line in it. [`house`], [`all`], [`find`]: the same without types.
//!   [`add`] adds a game that lives elsewhere.
//! - [`AnyGame`]: what can be asked of a game without knowing its types.
//! - [`AnyTable`]: a table whose game is not known at compile time.
//! - [`AnyBot`]: a bot of any game. [`Threads`]: where bots think outside a browser.
//! - [`export_types`]: what leaves a table, as TypeScript types.
//! - [`Work`]: random games and imagined worlds for benchmarks.
//!
//! ```
//! use games::Threads;
//! use table::{Dice, LogEntry, Turn};
//!
//! let game = games::find("shikoku")?;
//! let mut table = (game.open)(&(game.showcase)()[0])?;
//! let mut bot = (game.bot)("adept".parse()?, 7);
//! let (mut dice, threads) = (Dice::new(1), Threads::default());
//! while table.turn() != Turn::Over {
//!     match table.turn().seats().first() {
//!         Some(seat) => {
//!             let text = bot.choose(table.as_ref(), seat, &threads);
//!             table.enter(&LogEntry::Move { seat, text })?;
//!         }
//!         None => drop(table.roll(&mut dice)?),
//!     }
//! }
//! assert_eq!((game.referee)(&table.record())?.outcome(), table.outcome());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod any_game;
#[cfg(not(target_family = "wasm"))]
mod bot;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod work;

pub use any::{AnyTable, BoxedTable};
pub use any_game::AnyGame;
#[cfg(not(target_family = "wasm"))]
pub use bot::AnyBot;
#[cfg(not(target_family = "wasm"))]
pub use threads::Threads;
pub use work::Work;

use std::sync::{LazyLock, PoisonError, RwLock};

use bots::Knowledge;
use table::Refusal;

/// Something that is done with the type of every game.
pub trait Visitor {
    /// Does it with this one.
    fn visit<G: Knowledge>(&mut self);
}

/// Shows the games of the house by their types: the one list of them.
pub fn visit(visitor: &mut impl Visitor) {
    visitor.visit::<seikatsu::Seikatsu>();
    visitor.visit::<yokai_septet::YokaiSeptet>();
    visitor.visit::<miyabi::Miyabi>();
    visitor.visit::<shikoku::Shikoku>();
}

impl Visitor for Vec<AnyGame> {
    fn visit<G: Knowledge>(&mut self) {
        self.push(AnyGame::of::<G>());
    }
}

static HOUSE: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    let mut games = Vec::new();
    visit(&mut games);
    games
});

static ADDED: RwLock<Vec<&'static AnyGame>> = RwLock::new(Vec::new());

/// The games of the house.
#[must_use]
pub fn house() -> &'static [AnyGame] {
    &HOUSE
}

/// Every game: those of the house, and those that were added.
#[must_use]
pub fn all() -> Vec<&'static AnyGame> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    house().iter().chain(added.iter().copied()).collect()
}

/// Adds a game of one's own, for as long as the program runs; one with the name of another changes nothing.
pub fn add(game: AnyGame) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    if house().iter().chain(added.iter().copied()).all(|other| other.id != game.id) {
        added.push(Box::leak(Box::new(game)));
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

/// Writes the TypeScript types of everything that leaves a table of the house: a folder a game, `bots`, and `table` for
/// what they share.
///
/// # Errors
/// If the files cannot be written.
#[cfg(not(target_family = "wasm"))]
pub fn export_types(dir: &std::path::Path) -> std::io::Result<()> {
    table::export_types(dir)?;
    table::export_type::<bots::Level>(dir)?;
    table::export_type::<bots::Lead>(dir)?;
    house().iter().try_for_each(|game| (game.types)(dir))
}
