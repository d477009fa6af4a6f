//! What the book leaves open and how it is played here.

use table::{Mark, Ruling};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    Ruling { id: "icons", mark: Mark::House },
    Ruling { id: "icon-range", mark: Mark::Public },
    Ruling { id: "previous-line", mark: Mark::Public },
    Ruling { id: "three-steps", mark: Mark::Ruling },
    Ruling { id: "all-at-the-top", mark: Mark::Ruling },
    Ruling { id: "taken-cards", mark: Mark::Ruling },
];
