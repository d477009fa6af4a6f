//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use table::{Small, list_bits};

use crate::{Bird, Space, Spaces, Tile};

/// A tile as it is laid: a koi has been given a bird for this turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play {
    // A garden tile's kind, or a koi's and the number of its bird.
    code: u8,
}

impl Play {
    /// A garden tile.
    #[must_use]
    pub fn garden(tile: Tile) -> Self {
        debug_assert_ne!(tile, Tile::KOI);
        Self { code: tile.kind() as u8 }
    }

    /// A koi that counts as `bird` on this turn.
    #[must_use]
    pub fn koi(bird: Bird) -> Self {
        Self { code: Tile::KOI.kind() as u8 + bird as u8 }
    }

    /// The play with this code: a tile's kind, and how many birds further if it is a koi.
    pub(crate) fn of_code(code: u8) -> Self {
        Self { code }
    }

    /// The tile that leaves the hand.
    #[must_use]
    pub fn tile(self) -> Tile {
        Tile::of_kind(self.code)
    }

    /// The bird that counts for the flock.
    #[must_use]
    pub fn bird(self) -> Bird {
        let bird = if self.code < Tile::KOI.kind() as u8 { self.code / 4 } else { self.code };
        Bird::ALL[usize::from(bird % 4)]
    }

    /// The bird that was named for a koi.
    #[must_use]
    pub fn named_bird(self) -> Option<Bird> {
        let bird = self.code.checked_sub(Tile::KOI.kind() as u8)?;
        Some(Bird::ALL[usize::from(bird % 4)])
    }
}

/// A move: a tile of the hand on a space, `Tp@c5`, or a koi that counts as a bird, `K@b2=W`.
///
/// One number of sixteen bits: dozens of moves are listed on every turn, several in one machine instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// Lays a tile on a space.
    #[must_use]
    pub fn new(play: Play, space: Space) -> Self {
        Self(u16::from(play.code) << 8 | space.index() as u16)
    }

    /// Lists laying a tile on each of these spaces.
    #[inline]
    pub(crate) fn list(play: Play, spaces: Spaces, into: &mut Vec<Self>) {
        list_bits::<40, Self>(spaces.bits(), into, |space| Self(u16::from(play.code) << 8 | space));
    }

    /// The tile, and a koi's bird.
    #[must_use]
    pub fn play(self) -> Play {
        Play { code: (self.0 >> 8) as u8 }
    }

    /// Where it goes.
    #[must_use]
    pub fn space(self) -> Space {
        Space::from_index(usize::from(self.0 as u8))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.play().tile(), self.space())?;
        match self.play().named_bird() {
            Some(bird) => write!(f, "={}", bird.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (tile, rest) = text.split_once('@').ok_or(())?;
        let tile: Tile = tile.parse()?;
        if tile != Tile::KOI {
            return Ok(Self::new(Play::garden(tile), rest.parse()?));
        }
        let (space, bird) = rest.split_once('=').ok_or(())?;
        let bird = bird.chars().next().and_then(Bird::from_letter).ok_or(())?;
        Ok(Self::new(Play::koi(bird), space.parse()?))
    }
}
