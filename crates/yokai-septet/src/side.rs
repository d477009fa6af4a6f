//! Who plays together.

use crate::{Cards, Suits};

/// A side: one of two teams with 4 seats, else a single seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(u8);

impl Side {
    /// No game has more sides.
    pub(crate) const MOST: usize = 3;

    /// The side with this number.
    ///
    /// # Panics
    /// If no game has that many sides.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::MOST, "no game has that many sides");
        Self(number)
    }

    /// As an index into an array with one place a side.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a side has gathered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Points of the game.
    pub points: u8,
    /// Tricks won in this round.
    pub tricks: u8,
    /// Suits sealed in this game.
    pub seals: Suits,
    /// Bosses captured in this round.
    pub bosses: Cards,
}

/// One `T` for each side; places beyond the last side keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct PerSide<T>(pub(crate) [T; Side::MOST]);

impl<T> std::ops::Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> std::ops::IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
