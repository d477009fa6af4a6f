//! What the books leave open and how it is played here; the words are in `locales`.

use table::{Mark, Ruling};

/// The register of rulings.
pub const RULINGS: &[Ruling] = &[
    public("suits"),
    public("three-seat-icons"),
    ruling("french-names"),
    public("two-rounds"),
    ruling("boss-as-trump-card"),
    public("first-lead"),
    ruling("hands-stay-closed"),
    ruling("won-tricks"),
    ruling("next-sevens-goal"),
    ruling("two-sevens"),
    ruling("two-seals-at-once"),
    public("duel"),
    ruling("duel-face-up-bosses"),
    ruling("duel-discard"),
    ruling("duel-void"),
];

const fn public(id: &'static str) -> Ruling {
    Ruling { id, mark: Mark::Public }
}

const fn ruling(id: &'static str) -> Ruling {
    Ruling { id, mark: Mark::Ruling }
}
