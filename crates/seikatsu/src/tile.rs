//! Birds, flowers and the tiles that show them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Spelling, serde_as_text};
use ts_rs::TS;

/// A bird.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[ts(export_to = "seikatsu/")]
pub enum Bird {
    /// `T`, the scarlet tanager (red).
    #[serde(rename = "T")]
    Tanager,
    /// `W`, the Japanese waxwing (grey).
    #[serde(rename = "W")]
    Waxwing,
    /// `E`, the Japanese white-eye (green).
    #[serde(rename = "E")]
    WhiteEye,
    /// `F`, the Japanese paradise flycatcher (dark blue).
    #[serde(rename = "F")]
    Flycatcher,
}

impl Bird {
    /// All birds.
    pub const ALL: [Self; 4] = [Self::Tanager, Self::Waxwing, Self::WhiteEye, Self::Flycatcher];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['T', 'W', 'E', 'F'][self as usize]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|bird| bird.letter() == letter)
    }
}

/// A flower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[ts(export_to = "seikatsu/")]
pub enum Flower {
    /// `p`, the primrose (purple).
    #[serde(rename = "p")]
    Primrose,
    /// `l`, the plumeria (pink).
    #[serde(rename = "l")]
    Plumeria,
    /// `t`, the tulip (orange).
    #[serde(rename = "t")]
    Tulip,
    /// `b`, the bluebell (blue).
    #[serde(rename = "b")]
    Bluebell,
}

impl Flower {
    /// All flowers.
    pub const ALL: [Self; 4] = [Self::Primrose, Self::Plumeria, Self::Tulip, Self::Bluebell];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['p', 'l', 't', 'b'][self as usize]
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|flower| flower.letter() == letter)
    }
}

/// A tile: `Tp`, `Wl` … or a koi, `K`. Garden tiles sort before koi.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(type = r#"`${"T" | "W" | "E" | "F"}${"p" | "l" | "t" | "b"}` | "K""#, export_to = "seikatsu/")]
pub struct Tile(u8);

impl Tile {
    /// The wild tile.
    pub const KOI: Self = Self(16);
    /// The garden tiles of the box.
    pub const GARDEN: [Self; 32] = {
        let mut tiles = [Self::KOI; 32];
        let mut i = 0;
        while i < tiles.len() {
            tiles[i] = Self((i / Self::COPIES) as u8);
            i += 1;
        }
        tiles
    };
    /// How many kinds of tiles there are, koi included.
    pub(crate) const KINDS: usize = 17;
    /// How many koi are in the box.
    pub(crate) const KOI_COPIES: usize = 4;
    /// How many of each kind of garden tile are in the box.
    pub(crate) const COPIES: usize = 2;

    /// The garden tile that shows this bird and this flower.
    #[must_use]
    pub const fn garden(bird: Bird, flower: Flower) -> Self {
        Self(bird as u8 * 4 + flower as u8)
    }

    /// The bird it shows; a koi shows none.
    #[must_use]
    pub fn bird(self) -> Option<Bird> {
        (self != Self::KOI).then(|| Bird::ALL[usize::from(self.0 / 4 % 4)])
    }

    /// The flower it shows; a koi shows none.
    #[must_use]
    pub fn flower(self) -> Option<Flower> {
        (self != Self::KOI).then(|| Flower::ALL[usize::from(self.0 % 4)])
    }

    /// How it is called: by the names of what it shows.
    pub(crate) fn spelling(self) -> Spelling {
        match (self.bird(), self.flower()) {
            (Some(bird), Some(flower)) => Spelling {
                message: "tile",
                parts: vec![("bird", bird.letter().to_string()), ("flower", flower.letter().to_string())],
            },
            _ => Spelling { message: "koi", parts: Vec::new() },
        }
    }

    /// A number below [`Tile::KINDS`]; koi have the highest.
    pub(crate) fn kind(self) -> usize {
        usize::from(self.0)
    }

    /// The tile of this kind; all beyond the highest are koi.
    pub(crate) fn of_kind(kind: u8) -> Self {
        Self(kind).min(Self::KOI)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.bird(), self.flower()) {
            (Some(bird), Some(flower)) => write!(f, "{}{}", bird.letter(), flower.letter()),
            _ => f.write_str("K"),
        }
    }
}

impl FromStr for Tile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut letters = text.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some('K'), None, None) => Ok(Self::KOI),
            (Some(bird), Some(flower), None) => {
                Ok(Self::garden(Bird::from_letter(bird).ok_or(())?, Flower::from_letter(flower).ok_or(())?))
            }
            _ => Err(()),
        }
    }
}

serde_as_text!(Tile);
