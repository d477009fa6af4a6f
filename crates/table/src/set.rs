//! The one set of small indices: seats, cards, spaces, suits.

use std::fmt;
use std::iter::FusedIterator;
use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::listing::nth_bit;
use crate::shown_as;

/// Something that is one of at most 64, known by its number.
pub trait Small: Copy {
    /// Its number, below 64.
    fn index(self) -> usize;

    /// The one with this number, which some item has.
    fn from_index(index: usize) -> Self;
}

/// A set of small things: one bit for each, at its number.
///
/// ```
/// use table::{Seat, SeatSet};
/// let seats: SeatSet = [3, 0].map(Seat::new).into_iter().collect();
/// assert!(seats.contains(Seat::new(3)));
/// assert_eq!(seats.iter().next(), Some(Seat::new(0)));
/// assert_eq!(serde_json::to_string(&seats).unwrap(), "[0,3]");
/// ```
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    /// Those whose numbers are set bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }

    /// One bit for each, at its number.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// Whether all of this is in the other set.
    #[must_use]
    pub const fn is_within(self, other: Self) -> bool {
        self.minus(other).is_empty()
    }
}

impl<T: Small> Set<T> {
    /// Just this one.
    #[must_use]
    #[inline]
    pub fn only(item: T) -> Self {
        Self::from_bits(1 << item.index())
    }

    /// Whether it is in the set.
    #[must_use]
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits >> item.index() & 1 == 1
    }

    /// The set and this one.
    #[must_use]
    #[inline]
    pub fn with(self, item: T) -> Self {
        self.or(Self::only(item))
    }

    /// The set without this one.
    #[must_use]
    #[inline]
    pub fn without(self, item: T) -> Self {
        self.minus(Self::only(item))
    }

    /// The one with the lowest number.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The one before which `n` others are, in the order of their numbers; there must be so many.
    #[must_use]
    #[inline]
    pub fn nth(self, n: usize) -> T {
        debug_assert!(n < self.len(), "there are so many");
        T::from_index(nth_bit(self.bits, n))
    }

    /// Those in it, in the order of their numbers.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Items<T> {
        Items { left: self }
    }
}

/// What is in a [`Set`], in the order of the numbers.
#[derive(Clone)]
pub struct Items<T> {
    left: Set<T>,
}

impl<T: Small> Iterator for Items<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let bits = self.left.bits;
        if bits == 0 {
            return None;
        }
        self.left.bits = bits & (bits - 1);
        Some(T::from_index(bits.trailing_zeros() as usize))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<T> {
        let bits = self.left.bits;
        if n >= self.left.len() {
            self.left = Set::EMPTY;
            return None;
        }
        let bit = nth_bit(bits, n);
        self.left.bits = bits & (u64::MAX << bit << 1);
        Some(T::from_index(bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl<T: Small> ExactSizeIterator for Items<T> {}
impl<T: Small> FusedIterator for Items<T> {}

impl<T: Small> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Items<T>;

    fn into_iter(self) -> Items<T> {
        self.iter()
    }
}

impl<T: Small> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

// A set is a number whatever it is a set of: derived, these would ask the same of `T`.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Small + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

shown_as!([T: TS] Set<T>, Vec<T>);

/// As a list, in the order of the numbers.
impl<T: Small + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Small + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if !items.iter().map(|item| item.index()).is_sorted_by(|one, next| one < next) {
            return Err(D::Error::custom("must be in ascending order, each once"));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Seat, SeatSet};

    #[test]
    fn a_set_lists_its_items_in_the_order_of_their_numbers() {
        let set: SeatSet = [3, 0, 7].map(Seat::new).into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 3, 7]);
        assert_eq!((set.len(), set.iter().len()), (3, 3));
        assert!(set.without(Seat::new(3)) == SeatSet::only(Seat::new(0)).with(Seat::new(7)));
        assert_eq!(set.minus(SeatSet::only(Seat::new(7))).bits(), 0b1001);
        assert!(set.is_within(SeatSet::all(8)) && !set.is_within(SeatSet::all(7)));
    }

    #[test]
    fn a_set_is_read_in_the_one_form_in_which_it_is_written() {
        let read = |text| serde_json::from_str::<SeatSet>(text).map(SeatSet::bits);
        assert_eq!(read("[0,2]").unwrap(), 0b101);
        assert!(read("[2,0]").is_err() && read("[2,2]").is_err());
    }

    #[test]
    fn jumping_ahead_in_a_set_is_walking() {
        let set: SeatSet = [0, 3, 7].map(Seat::new).into_iter().collect();
        for n in 0..5 {
            let (mut jumped, mut walked) = (set.iter(), set.iter());
            let item = (0..=n).map(|_| walked.next()).last().flatten();
            assert_eq!(jumped.nth(n), item);
            assert!(jumped.eq(walked), "what is left after {n}");
            assert!(item.is_none_or(|item| set.nth(n) == item));
        }
    }

    #[test]
    fn a_set_reads_as_it_was_written() {
        let set: SeatSet = [1, 4].map(Seat::new).into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[1,4]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[8]").is_err(), "no table has a seat 8");
    }
}
