//! Seats in a row.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{MAX_SEATS, Seat};

/// Up to eight seats in a row: who plays when, or whose cards lie in a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Order {
    // Four bits a seat, the first one lowest: moving seats up and down is a shift. Bits beyond the last seat are 0.
    seats: u32,
    // As large as the processor likes to read it: of a single byte that was just written it would wait to read four.
    len: u32,
}

impl Order {
    /// These seats; none if they are too many.
    fn new(seats: &[Seat]) -> Option<Self> {
        let mut order = Self::default();
        for (place, &seat) in seats.iter().enumerate() {
            if place == MAX_SEATS {
                return None;
            }
            order.insert(place, seat);
        }
        Some(order)
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The seat at this place, counted from 0.
    #[must_use]
    #[inline]
    pub const fn get(self, place: usize) -> Option<Seat> {
        if place < self.len() { Some(Seat::new((self.seats >> (4 * place)) as u8 % MAX_SEATS as u8)) } else { None }
    }

    /// The last seat.
    #[must_use]
    pub const fn last(self) -> Option<Seat> {
        self.get(self.len().wrapping_sub(1))
    }

    /// The seats from left to right.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len()).map_while(move |place| self.get(place))
    }

    /// The order in which the first seat has become the last.
    #[must_use]
    pub fn rotated(self) -> Self {
        let Some(first) = self.get(0) else { return self };
        let mut rest = self.without(0);
        rest.insert(rest.len(), first);
        rest
    }

    /// The order without the seat at this place; those after it move up.
    #[must_use]
    fn without(self, place: usize) -> Self {
        let before = before(place);
        Self { seats: self.seats & before | self.seats >> 4 & !before, len: self.len - 1 }
    }

    /// Puts a seat at this place; those from there on move down.
    pub(crate) fn insert(&mut self, place: usize, seat: Seat) {
        debug_assert!(self.len() < MAX_SEATS && place <= self.len(), "there is room in the row");
        let before = before(place);
        self.seats = self.seats & before | (seat.index() as u32) << (4 * place) | (self.seats & !before) << 4;
        self.len += 1;
    }

    pub(crate) fn remove(&mut self, place: usize) {
        *self = self.without(place);
    }
}

/// The bits of all places before this one.
const fn before(place: usize) -> u32 {
    (1 << (4 * place)) - 1
}

impl fmt::Debug for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Seat::index)).finish()
    }
}

table::shown_as!(Order, Vec<Seat>);

/// `[2, 0, 1]`
impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats: Vec<_> = Vec::deserialize(deserializer)?;
        Self::new(&seats).ok_or_else(|| D::Error::custom("more seats than at any table"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compared with a list that does the same.
    #[test]
    fn seats_are_put_in_and_taken_out_as_in_a_list() {
        let mut dice = table::Dice::new(1);
        let (mut order, mut list) = (Order::default(), Vec::new());
        for _ in 0..2000 {
            if list.len() < MAX_SEATS && (list.is_empty() || dice.below(2) == 0) {
                let (place, seat) = (dice.below(list.len() + 1), Seat::new(dice.below(MAX_SEATS) as u8));
                order.insert(place, seat);
                list.insert(place, seat);
            } else {
                let place = dice.below(list.len());
                order.remove(place);
                list.remove(place);
            }
            assert_eq!(order.iter().collect::<Vec<_>>(), list);
            assert_eq!(Order::new(&list), Some(order), "equal rows are equal bytes");
            assert_eq!((order.last(), order.len()), (list.last().copied(), list.len()));
        }
    }

    #[test]
    fn rotating_moves_the_first_seat_to_the_end() {
        let order = |seats: &[u8]| Order::new(&seats.iter().copied().map(Seat::new).collect::<Vec<_>>()).unwrap();
        assert_eq!(order(&[4, 0, 7]).rotated(), order(&[0, 7, 4]));
        assert_eq!(order(&[7, 6, 5, 4, 3, 2, 1, 0]).rotated(), order(&[6, 5, 4, 3, 2, 1, 0, 7]));
        assert_eq!(order(&[]).rotated(), order(&[]));
    }
}
