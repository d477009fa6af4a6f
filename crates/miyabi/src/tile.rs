//! Garden tiles: a kind and a shape.

use std::fmt;
use std::str::FromStr;

use ts_rs::TS;

use crate::Kind;

/// The shape of a garden tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Shape {
    /// `1`: one square.
    Single,
    /// `2`: two squares in a line.
    Double,
    /// `3`: three squares in a line.
    Straight,
    /// `L`: three squares around a corner.
    Corner,
}

impl Shape {
    /// All shapes, in the order of an offer.
    pub const ALL: [Self; 4] = [Self::Single, Self::Double, Self::Straight, Self::Corner];

    /// Its digit.
    #[must_use]
    pub const fn digit(self) -> char {
        ['1', '2', '3', 'L'][self as usize]
    }

    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["single", "double", "straight", "corner"][self as usize]
    }

    /// How many squares it covers, which is also how many objects stand on it.
    #[must_use]
    pub const fn size(self) -> u8 {
        [1, 2, 3, 3][self as usize]
    }

    /// How many tiles of this shape are in the box.
    #[must_use]
    pub const fn tiles(self) -> u8 {
        [32, 32, 16, 16][self as usize]
    }

    /// How many tiles of this shape are offered each round: as many for each seat.
    #[must_use]
    pub const fn offered(self, seats: u8) -> u8 {
        seats * [2, 2, 1, 1][self as usize]
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.digit())
    }
}

impl FromStr for Shape {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|shape| text.parse() == Ok(shape.digit())).ok_or(())
    }
}

/// A garden tile: `M1`, `F2`, `S3`, `BL`. Sorted as in an offer, by shape and then by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = r#"`${"M" | "P" | "F" | "A" | "B" | "S"}${1 | 2 | 3 | "L"}`"#, export_to = "miyabi/")]
pub struct Tile(u8);

impl Tile {
    /// How many different tiles there are.
    pub const COUNT: usize = Shape::ALL.len() * Kind::COUNT;

    /// The tile of this kind and shape.
    #[must_use]
    pub const fn new(kind: Kind, shape: Shape) -> Self {
        Self(shape as u8 * Kind::COUNT as u8 + kind as u8)
    }

    /// All different tiles, in the order of an offer.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.index() % Kind::COUNT]
    }

    /// Its shape.
    #[must_use]
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.index() / Kind::COUNT]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "there are 24 different tiles");
        Self(index as u8)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind(), self.shape())
    }
}

impl FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, shape) = text.split_at_checked(1).ok_or(())?;
        Ok(Self::new(kind.parse()?, shape.parse()?))
    }
}

table::serde_as_text!(Tile);
