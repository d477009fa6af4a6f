//! What is known of each game, a file each.

mod miyabi;
mod seikatsu;
mod shikoku;
mod yokai_septet;
