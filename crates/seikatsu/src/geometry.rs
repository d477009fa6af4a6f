//! The shape of the garden: spaces, neighbours, and the rows that run away from each pagoda.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Seat, Set, Small, serde_as_text};
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
    let mut table = [Spaces::EMPTY; HEXES];
    let mut a = 0;
    while a < HEXES {
        let mut b = 0;
        while b < HEXES {
            let (dq, dr) = (COORDINATES[b].0 - COORDINATES[a].0, COORDINATES[b].1 - COORDINATES[a].1);
            let adjacent = matches!((dq, dr), (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1));
            if adjacent && b != POND {
                table[a] = table[a].or(hex_only(b));
            }
            b += 1;
        }
        a += 1;
    }
    table
};

/// For each pagoda its seven rows.
const ROWS: [[Spaces; 7]; 3] = {
    let mut table = [[Spaces::EMPTY; 7]; 3];
    let mut hex = 0;
    while hex < HEXES {
        let (q, r) = COORDINATES[hex];
        let s = -q - r;
        if hex != POND {
            // Pink counts r upwards, blue s and green q downwards.
            let at = [(r + 3) as usize, (3 - s) as usize, (3 - q) as usize];
            let mut pagoda = 0;
            while pagoda < 3 {
                table[pagoda][at[pagoda]] = table[pagoda][at[pagoda]].or(hex_only(hex));
                pagoda += 1;
            }
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

    /// All 36.
    pub const ALL: Spaces = Spaces::from_bits(((1 << HEXES) - 1) & !(1 << POND));

    /// The spaces beside this one.
    #[must_use]
    #[inline]
    pub fn neighbours(self) -> Spaces {
        NEIGHBOURS[self.index()]
    }
}

impl Small for Space {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

/// A set of spaces.
pub type Spaces = Set<Space>;

const fn hex_only(hex: usize) -> Spaces {
    Spaces::from_bits(1 << hex)
}

/// A pagoda, in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
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
        // Views are full of spaces: without the machinery of formats.
        f.write_char(char::from(b'a' + line as u8))?;
        f.write_char(char::from(b'0' + number))
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

serde_as_text!(Space);
