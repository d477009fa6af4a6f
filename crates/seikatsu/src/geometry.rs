//! The shape of the garden: spaces, neighbours, and the rows that run away from each pagoda.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::Seat;
use ts_rs::TS;

/// A space that takes a tile: `a1` … `g4`. Numbered in reading order; the pond's number is nobody's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(
    // Line by line; the middle of line d is the pond.
    type = r#"`${"a" | "g"}${1 | 2 | 3 | 4}` | `${"b" | "f"}${1 | 2 | 3 | 4 | 5}` | `${"c" | "e"}${1 | 2 | 3 | 4 | 5 | 6}` | `d${1 | 2 | 3 | 5 | 6 | 7}`"#,
    export_to = "seikatsu/"
)]
pub struct Space(u8);

const HEXES: usize = 37;
const POND: usize = 18;

/// For the lines a to g: how many hexes come before it, and its first q. (The line's r is its place minus 3.)
const LINES: [(u8, i8); 7] = [(0, 0), (4, -1), (9, -2), (15, -3), (22, -3), (28, -3), (33, -3)];
const LINE_LENGTHS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// Axial coordinates (q, r) of every hex.
const COORDINATES: [(i8, i8); HEXES] = {
    let mut table = [(0, 0); HEXES];
    let mut line = 0;
    while line < 7 {
        let mut place = 0;
        while place < LINE_LENGTHS[line] {
            table[(LINES[line].0 + place) as usize] = (LINES[line].1 + place as i8, line as i8 - 3);
            place += 1;
        }
        line += 1;
    }
    table
};

/// For each hex the spaces beside it. The pond is nobody's neighbour.
const NEIGHBOURS: [Spaces; HEXES] = {
    let mut table = [Spaces::NONE; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
            let (dq, dr) = (COORDINATES[b].0 - COORDINATES[a].0, COORDINATES[b].1 - COORDINATES[a].1);
            let adjacent = matches!((dq, dr), (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1));
            if adjacent && b != POND {
                table[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    table
};

/// For each pagoda its seven rows.
const ROWS: [[Spaces; 7]; 3] = {
    let mut table = [[Spaces::NONE; 7]; 3];
    let mut hex = 0;
    while hex < HEXES {
        let (q, r) = COORDINATES[hex];
        let s = -q - r;
        if hex != POND {
            // Pink counts r upwards, blue s and green q downwards.
            table[Pagoda::Pink as usize][(r + 3) as usize].0 |= 1 << hex;
            table[Pagoda::Blue as usize][(3 - s) as usize].0 |= 1 << hex;
            table[Pagoda::Green as usize][(3 - q) as usize].0 |= 1 << hex;
        }
        hex += 1;
    }
    table
};

impl Space {
    pub(crate) const D3: Self = Self(17);
    pub(crate) const C4: Self = Self(12);
    pub(crate) const E4: Self = Self(25);
    pub(crate) const D5: Self = Self(19);
    pub(crate) const E3: Self = Self(24);

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// The spaces beside this one.
    #[must_use]
    pub fn neighbours(self) -> Spaces {
        NEIGHBOURS[usize::from(self.0)]
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(u64);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self(0);
    /// All 36.
    pub const ALL: Self = Self(((1 << HEXES) - 1) & !(1 << POND));

    /// Whether the space is in the set.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// The set and this space.
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// The spaces in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The spaces in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The spaces that are not in the other set.
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

    /// Bit n is the space with number n.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}

impl Iterator for Spaces {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let space = Space(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(space)
    }
}

/// A pagoda, in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "seikatsu/")]
pub enum Pagoda {
    /// At d1; its rows are the lettered lines.
    Pink,
    /// At a4.
    Blue,
    /// At g4.
    Green,
}

impl Pagoda {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Pink, Self::Blue, Self::Green];

    /// Where a seat looks from; with four seats partners share.
    #[must_use]
    pub fn of(seat: Seat, seats: u8) -> Self {
        let pagodas = if seats == 4 { 2 } else { 3 };
        Self::ALL[seat.index() % pagodas]
    }

    /// Its rows 1 to 7.
    #[must_use]
    pub const fn rows(self) -> [Spaces; 7] {
        ROWS[self as usize]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = LINES.iter().rposition(|&(before, _)| before <= self.0).unwrap_or(0);
        let number = self.0 - LINES[line].0 + 1;
        write!(f, "{}{number}", (b'a' + line as u8) as char)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let &[letter @ b'a'..=b'g', number @ b'1'..=b'7'] = text.as_bytes() else { return Err(()) };
        let (line, number) = (usize::from(letter - b'a'), number - b'0');
        let space = LINES[line].0 + number - 1;
        if number > LINE_LENGTHS[line] || usize::from(space) == POND { Err(()) } else { Ok(Self(space)) }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
