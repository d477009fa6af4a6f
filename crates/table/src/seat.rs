//! Who sits where.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Dice, Set, Small, nth_of_byte, shown_as};

/// More people than this never sit at one table.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "u8")]
#[ts(export_to = "table/")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`].
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no table has that many seats");
        Self(number)
    }

    /// The first `seats` seats in clockwise order.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }

    /// As an index into an array with one place a seat.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (play is clockwise) at a table of `seats`, at most once around.
    #[must_use]
    #[inline]
    pub const fn left(self, steps: u8, seats: u8) -> Self {
        // Not a remainder: a division would be the slowest instruction of a turn.
        let place = self.0 + steps;
        Self(if place < seats { place } else { place - seats })
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < MAX_SEATS { Ok(Self(number)) } else { Err(format!("no table has a seat {number}")) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl Small for Seat {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl SeatSet {
    /// Everybody at a table of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self::from_bits((1 << seats) - 1)
    }

    /// One of these seats, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    #[inline]
    pub fn any(self, dice: &mut Dice) -> Seat {
        let first = self.first().expect("there is a seat");
        // Told like this, a compiler sees that where one seat moves there is nothing to be chosen.
        if self == Self::only(first) {
            first
        } else {
            Seat::new(nth_of_byte(self.bits() as u8, dice.below(self.len())))
        }
    }
}

/// One `T` for each seat, without a heap; `N` is the most seats the game takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    // Places beyond `seats` keep the default, so that derived equality is right.
    items: [T; N],
    seats: u8,
}

impl<T: Default, const N: usize> PerSeat<T, N> {
    /// The default for each of `seats` seats.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self::from_fn(seats, |_| T::default())
    }

    /// What `make` gives for each of `seats` seats, in order.
    ///
    /// # Panics
    /// If there are more seats than `N`.
    #[must_use]
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!(usize::from(seats) <= N, "more seats than places");
        let items = std::array::from_fn(|i| if i < usize::from(seats) { make(Seat(i as u8)) } else { T::default() });
        Self { items, seats }
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The items in the order of the seats.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.seats)]
    }

    /// The items in the order of the seats.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The items in the order of the seats, to change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..usize::from(self.seats)].iter_mut()
    }

    /// Each seat with its item.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.iter())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for PerSeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

shown_as!([T: TS, const N: usize] PerSeat<T, N>, Vec<T>);

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Default + Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::deserialize(deserializer)?;
        let seats = items.len();
        if seats > N {
            return Err(D::Error::custom(format!("{seats} seats where there are {N} at most")));
        }
        let mut items = items.into_iter();
        Ok(Self::from_fn(seats as u8, |_| items.next().expect("one a seat")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_clockwise_and_around() {
        assert_eq!(Seat::new(2).left(1, 3), Seat::new(0));
        assert_eq!(Seat::new(1).left(2, 4), Seat::new(3));
    }

    #[test]
    fn per_seat_shows_only_the_seats_at_the_table() {
        let points: PerSeat<u8, 4> = PerSeat::from_fn(3, |seat| seat.index() as u8 * 10);
        assert_eq!(points.as_slice(), [0, 10, 20]);
        assert_eq!(serde_json::to_string(&points).unwrap(), "[0,10,20]");
        assert_eq!(serde_json::from_str::<PerSeat<u8, 4>>("[0,10,20]").unwrap(), points);
        assert!(serde_json::from_str::<PerSeat<u8, 2>>("[0,10,20]").is_err());
    }
}
