//! The squares of a board, six rows of six.

use std::fmt;
use std::str::FromStr;

use table::{Set, Small};
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

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The squares side by side with this one.
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        beside(Squares::from_bits(1 << self.0))
    }
}

impl Small for Square {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
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

table::serde_as_text!(Square);

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
        Squares::from_bits(COLUMN_A << self.0)
    }
}

impl Small for Column {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, char::from(b'a' + self.0))
    }
}

impl FromStr for Column {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            &[column @ b'a'..=b'f'] => Ok(Self(column - b'a')),
            _ => Err(()),
        }
    }
}

table::serde_as_text!(Column);

/// The columns whose lantern spaces a seat has used in this round.
pub type Lanterns = Set<Column>;

/// A lantern in every column.
pub(crate) const ALL_LANTERNS: Lanterns = Lanterns::from_bits((1 << SIDE) - 1);

/// The squares of the columns without a lantern.
pub(crate) const fn unlit(lanterns: Lanterns) -> Squares {
    Squares::from_bits(COLUMN_A * ALL_LANTERNS.minus(lanterns).bits())
}

/// A set of squares, in reading order.
pub type Squares = Set<Square>;

/// All squares of a board.
pub const BOARD: Squares = Squares::from_bits((1 << (SIDE * SIDE)) - 1);

pub(crate) const COLUMN_A: u64 = 0x0000_0000_4104_1041;
pub(crate) const COLUMN_F: u64 = COLUMN_A << (SIDE - 1);

/// A row, counted from 0 at the top.
pub(crate) const fn row(row: u8) -> Squares {
    Squares::from_bits(((1 << SIDE) - 1) << (row * SIDE))
}

/// The squares side by side with any of these.
#[must_use]
pub const fn beside(squares: Squares) -> Squares {
    let bits = squares.bits();
    let sideways = (bits & !COLUMN_F) << 1 | (bits & !COLUMN_A) >> 1;
    BOARD.and(Squares::from_bits(sideways | bits << SIDE | bits >> SIDE))
}

/// Those whose right-hand neighbour is on the board.
pub(crate) const fn not_rightmost(squares: Squares) -> Squares {
    Squares::from_bits(squares.bits() & !COLUMN_F)
}

/// The groups of squares joined side to side, in the reading order of their first squares.
pub(crate) fn groups(mut squares: Squares) -> impl Iterator<Item = Squares> {
    std::iter::from_fn(move || {
        let mut group = Squares::only(squares.first()?);
        loop {
            let wider = group.or(beside(group).and(squares));
            if wider == group {
                break;
            }
            group = wider;
        }
        squares = squares.minus(group);
        Some(group)
    })
}
