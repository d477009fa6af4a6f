//! What the books leave open and how it is played here.

use table::{Mark, Ruling};

/// The register of rulings. Every number that is marked `House` stands in the component set, which a host can replace.
pub const RULINGS: &[Ruling] = &[
    Ruling { id: "rows", mark: Mark::Public },
    Ruling { id: "objects", mark: Mark::Public },
    Ruling { id: "same-height", mark: Mark::Public },
    Ruling { id: "majority-numbers", mark: Mark::House },
    Ruling { id: "maple-bonus", mark: Mark::Public },
    Ruling { id: "bonus-numbers", mark: Mark::House },
    Ruling { id: "object-squares", mark: Mark::House },
    Ruling { id: "copies", mark: Mark::House },
    Ruling { id: "zen-copies", mark: Mark::House },
    Ruling { id: "free-pass", mark: Mark::Public },
    Ruling { id: "zero-majority", mark: Mark::Ruling },
    Ruling { id: "lawn-squares", mark: Mark::Ruling },
    Ruling { id: "zen-row", mark: Mark::Ruling },
    Ruling { id: "zen-object", mark: Mark::Ruling },
    Ruling { id: "zen-around", mark: Mark::Ruling },
    Ruling { id: "frog-square", mark: Mark::Ruling },
    Ruling { id: "frog-pass", mark: Mark::Ruling },
    Ruling { id: "frog-sixth-tile", mark: Mark::Ruling },
];
