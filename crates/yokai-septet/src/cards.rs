//! Sets of cards and of suits.

use table::Set;

use crate::{Card, Suit};

/// A set of cards, in deck order.
pub type Cards = Set<Card>;

/// A set of suits.
pub type Suits = Set<Suit>;

/// The shiny 7s.
pub const SHINY: Cards = {
    let mut bits = 0;
    let mut i = 0;
    while i < Suit::ALL.len() {
        bits |= 1 << Suit::ALL[i].shiny_boss().number();
        i += 1;
    }
    Cards::from_bits(bits)
};

/// All 7s, shiny ones included.
pub const BOSSES: Cards = SHINY.or(twins(SHINY));

/// All 56 cards of Next Sevens.
pub const NEXT_SEVENS_DECK: Cards = Cards::from_bits(u64::MAX << 8);

/// The 49 cards of the other modes.
pub const CLASSIC_DECK: Cards = NEXT_SEVENS_DECK.minus(SHINY);

/// The plain 7s of the suits whose shiny ones these are: each stands one place before its twin.
const fn twins(shiny: Cards) -> Cards {
    Cards::from_bits(shiny.bits() >> 1)
}

/// The 7s of which both of their suit are there.
#[must_use]
pub const fn pairs(cards: Cards) -> Cards {
    let plain = twins(cards.and(SHINY)).and(cards);
    plain.or(Cards::from_bits(plain.bits() << 1))
}
