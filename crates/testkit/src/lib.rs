//! The conformance suite: what must hold for every game, written once. For tests only.
//!
//! - [`check`]: the contract of `table::Game` over random games.
//! - [`secrecy`]: views do not depend on what their seat must not know.
//! - [`uniform`]: imagined worlds are all there and equally likely.
//! - [`redeals`]: what nobody has seen is dealt anew. [`position`], [`orders`]: where that can be counted.
//! - [`conservation`]: everything in the box is somewhere, exactly once.
//! - [`perft`]: counts of move sequences from fixed deals.
//! - [`golden`]: transcripts compared as text; `make golden` writes them anew.
//! - [`fuzz`]: damaged records are refused, never a panic.
//! - [`walk`], [`random_game`], [`play_until`], [`reveals`]: positions to try something at.
//! - [`Rules`]: the rules pages, and whether what is cited of them is there.
//!
//! Every function panics with the claim that failed and the record that shows it.
//!
//! ```
//! use shikoku::{Options, Shikoku};
//! use table::{Dice, Turn, variants};
//!
//! testkit::check::<Shikoku>(&variants::<Options>()[..1], 1);
//! let whole = testkit::random_game::<Shikoku>(&Options::new(5)?, &mut Dice::new(1));
//! assert_eq!(whole.turn(), Turn::Over);
//! # Ok::<(), table::Refusal>(())
//! ```

mod conformance;
mod conservation;
mod fuzz;
mod golden;
mod perft;
mod redeal;
mod rules;
mod secrecy;
mod uniform;
mod walk;

pub use conformance::check;
pub use conservation::conservation;
pub use fuzz::fuzz;
pub use golden::golden;
pub use perft::perft;
pub use redeal::{orders, position, redeals};
pub use rules::Rules;
pub use secrecy::{Secrets, secrecy};
pub use uniform::uniform;
pub use walk::{MAX_STEPS, play_until, random_game, reveals, walk};
