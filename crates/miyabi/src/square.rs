//! The squares of a board, six rows of six.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Kind;

/// Squares to a side.
pub(crate) const SIDE: u8 = 6;

/// A square: `a1` at the top left to `f6` at the bottom right, numbered in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = r#"`${"a" | "b" | "c" | "d" | "e" | "f"}${1 | 2 | 3 | 4 | 5 | 6}`"#, export_to = "miyabi/")]
pub struct Square(u8);

impl Square {
    /// The square in this column (from the left) and this row (from the top), both counted from 0.
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        assert!(column < SIDE && row < SIDE, "a board has six rows of six");
        Self(row * SIDE + column)
    }

    /// The column that it lies in.
    #[must_use]
    pub const fn column(self) -> Column {
        Column(self.0 % SIDE)
    }

    /// The kind whose objects can stand here: that of its row.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 / SIDE) as usize]
    }

    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The squares side by side with this one.
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        Squares::only(self).beside()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.0 / SIDE + 1)
    }
}

impl FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            &[column @ b'a'..=b'f', row @ b'1'..=b'6'] => Ok(Self::at(column - b'a', row - b'1')),
            _ => Err(()),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A column, `a` to `f`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = r#""a" | "b" | "c" | "d" | "e" | "f""#, export_to = "miyabi/")]
pub struct Column(u8);

impl Column {
    /// All columns, from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).map(Self)
    }

    /// Its squares.
    #[must_use]
    pub const fn squares(self) -> Squares {
        Squares(Squares::COLUMN_A.0 << self.0)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, char::from(b'a' + self.0))
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The columns whose lantern spaces a seat has used in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lanterns(u8);

impl Lanterns {
    const ALL: u8 = (1 << SIDE) - 1;

    /// Whether every lantern space is used.
    #[must_use]
    pub const fn is_full(self) -> bool {
        self.0 == Self::ALL
    }

    /// Whether this column's lantern space is used.
    #[must_use]
    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column.0 & 1 == 1
    }

    pub(crate) const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column.0)
    }

    /// The squares of the columns without a lantern.
    #[must_use]
    pub const fn free(self) -> Squares {
        Squares(Squares::COLUMN_A.0 * (!self.0 & Self::ALL) as u64)
    }
}

table::shown_as!(Lanterns, Vec<Column>);

impl Serialize for Lanterns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Column::all().filter(|&column| self.contains(column)))
    }
}

/// A set of squares; as an iterator it gives them in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << (SIDE * SIDE)) - 1);
    const COLUMN_A: Self = Self(0x0000_0000_4104_1041);
    const COLUMN_F: Self = Self(Self::COLUMN_A.0 << (SIDE - 1));

    /// Squares by their numbers as bits; bits beyond the board are ignored.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Their numbers as bits.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Just this square.
    #[must_use]
    pub const fn only(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// A row, counted from 0 at the top.
    pub(crate) const fn row(row: u8) -> Self {
        Self(((1 << SIDE) - 1) << (row * SIDE))
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// The squares in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first square in reading order.
    const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The squares side by side with any of these.
    #[must_use]
    pub const fn beside(self) -> Self {
        let sideways = (self.0 & !Self::COLUMN_F.0) << 1 | (self.0 & !Self::COLUMN_A.0) >> 1;
        Self::from_bits(sideways | self.0 << SIDE | self.0 >> SIDE)
    }

    /// Those whose right-hand neighbour is on the board.
    pub(crate) const fn not_rightmost(self) -> Self {
        Self(self.0 & !Self::COLUMN_F.0)
    }

    /// The groups of squares joined side to side, in the reading order of their first squares.
    pub(crate) fn groups(mut self) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let mut group = Self::only(self.first()?);
            loop {
                let wider = group.or(group.beside().and(self));
                if wider == group {
                    break;
                }
                group = wider;
            }
            self = self.without(group);
            Some(group)
        })
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set.or(Self::only(square)))
    }
}

table::shown_as!(Squares, Vec<Square>);

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}
