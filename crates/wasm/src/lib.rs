//! One table in a browser: the rules, the bots and a room behind a single call, JSON in and JSON out.
//!
//! - [`Engine`]: hosts one room at most, and answers what needs none.
//! - [`Question`], [`Call`]: what can be asked of it.
//!
//! What a server has around its rooms (a clock, luck, a disk, threads) is JavaScript's business, in `web/src/local`: every
//! question brings the time and a seed, and what is to be kept, sent and thought about comes back as `room::Effects`.
//!
//! ```
//! let mut engine = wasm::Engine::default();
//! let answer = engine.answer(r#"{"now": 0, "seed": [1, 2], "call": "games"}"#, &());
//! assert!(answer.starts_with(r#"{"Ok":[{"id":"#));
//! ```

#[cfg(target_family = "wasm")]
mod abi;
mod call;
mod engine;
mod luck;

pub use call::{Call, Hosted, Question, Seated};
pub use engine::Engine;

use std::io;
use std::path::Path;

/// Writes the TypeScript types of what can be asked into the folder `engine` of `dir`.
///
/// # Errors
/// If the files cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    table::export_type::<Question>(dir)?;
    table::export_type::<Hosted>(dir)?;
    table::export_type::<Seated>(dir)
}
