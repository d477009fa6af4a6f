//! What the books leave open and how it is played here.
use table::Ruling;
/// The register of rulings.
pub const RULINGS: &[Ruling] = &[];
