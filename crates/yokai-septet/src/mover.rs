//! Whose card is awaited.

use table::{Seat, Small};

/// Who plays the next card, if a card is awaited.
///
/// Every card is played from the hand of whom this was just set to: as wide as this it is read at once, a single byte some
/// cycles later. (docs/decisions/0050-wide-where-the-next-card-waits.md)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Mover(u32);

impl Mover {
    /// No card is awaited.
    pub(crate) const NOBODY: Self = Self(u32::MAX);

    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        // One test tells that somebody plays and that there is a hand of theirs.
        (self.0 < 4).then(|| Seat::from_index(self.0 as usize))
    }
}

impl From<Seat> for Mover {
    #[inline]
    fn from(seat: Seat) -> Self {
        Self(seat.index() as u32)
    }
}
