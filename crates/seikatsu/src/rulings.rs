//! What the books leave open and how it is played here.

use table::{Mark, Ruling};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    Ruling { id: "geometry", mark: Mark::Public },
    Ruling { id: "flock", mark: Mark::Ruling },
    Ruling { id: "partner-start", mark: Mark::Public },
    Ruling { id: "partner-tie", mark: Mark::Ruling },
    Ruling { id: "tournament-hand", mark: Mark::Ruling },
    Ruling { id: "solo-koi", mark: Mark::Ruling },
    Ruling { id: "solo-hard-koi", mark: Mark::Ruling },
];
