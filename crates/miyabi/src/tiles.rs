//! How many there are of each garden tile.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Kind, Shape, Tile};

/// Garden tiles in no order: an offer, what is undrawn, what is out of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles([u8; Tile::COUNT]);

impl Tiles {
    /// The counts of all tiles, in the order of an offer.
    pub(crate) const fn new(counts: [u8; Tile::COUNT]) -> Self {
        Self(counts)
    }

    /// How many of this tile.
    #[must_use]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// The different tiles as bits, by their order in an offer.
    #[inline]
    pub(crate) fn different(&self) -> u32 {
        let bit = |(i, &count): (usize, &u8)| u32::from(count > 0) << i;
        self.0.iter().enumerate().map(bit).fold(0, |all, bit| all | bit)
    }

    /// How many of this shape, kind by kind.
    #[inline]
    pub(crate) fn of_shape(&self, shape: Shape) -> &[u8; Kind::COUNT] {
        let (shapes, _) = self.0.as_chunks();
        &shapes[shape as usize]
    }

    /// How many of this shape in all.
    pub(crate) fn shape_total(&self, shape: Shape) -> u32 {
        self.of_shape(shape).iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Tile::COUNT]
    }

    /// The different tiles, each with how many there are, in the order of an offer.
    pub fn counts(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::all().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Every tile as often as it is there, in the order of an offer.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.counts().flat_map(|(tile, count)| std::iter::repeat_n(tile, usize::from(count)))
    }

    /// Adds one tile; tells whether it could still be counted.
    pub(crate) fn add(&mut self, tile: Tile) -> bool {
        let count = &mut self.0[tile.index()];
        let counted = *count < u8::MAX;
        *count = count.saturating_add(1);
        counted
    }

    /// Takes one tile away.
    pub(crate) fn take(&mut self, tile: Tile) {
        self.0[tile.index()] -= 1;
    }

    /// These and the others.
    #[must_use]
    pub(crate) fn and_also(mut self, others: &Self) -> Self {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count += other;
        }
        self
    }

    /// These without the others, which are among them.
    #[must_use]
    pub(crate) fn without(mut self, others: &Self) -> Self {
        for (count, other) in self.0.iter_mut().zip(others.0) {
            *count -= other;
        }
        self
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counts().map(|(tile, count)| (tile.to_string(), count))).finish()
    }
}

table::shown_as!(Tiles, table::SomeKeys<Tile, u8>);

/// `{"M1": 2, …}`, without what is not there.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.counts())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tiles = Self::default();
        for (tile, count) in table::read_pairs::<Tile, u8, _>(deserializer)? {
            tiles.0[tile.index()] = count;
        }
        Ok(tiles)
    }
}
