//! A few tiles in a row, without a heap.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Tile;

/// Up to `N` tiles. Places beyond the last tile are blank, so that equal piles are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<const N: usize> {
    tiles: [Tile; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self { tiles: [Tile::default(); N], len: 0 }
    }
}

impl<const N: usize> Pile<N> {
    /// The tiles in their order.
    #[must_use]
    pub fn as_slice(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// How many tiles.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        self.as_slice().iter().copied()
    }

    /// The pile of these tiles, at most `N`.
    pub(crate) fn of(tiles: &[Tile]) -> Self {
        let mut pile = Self { tiles: [Tile::default(); N], len: tiles.len() as u8 };
        pile.tiles[..tiles.len()].copy_from_slice(tiles);
        pile
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Tile] {
        &mut self.tiles[..usize::from(self.len)]
    }

    /// Adds a tile at the end; tells whether there was room.
    pub(crate) fn push(&mut self, tile: Tile) -> bool {
        let room = usize::from(self.len) < N;
        if room {
            self.tiles[usize::from(self.len)] = tile;
            self.len += 1;
        }
        room
    }

    /// Takes the last tile away.
    pub(crate) fn pop(&mut self) -> Option<Tile> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.tiles[usize::from(self.len)]))
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|tile| tile.to_string())).finish()
    }
}

table::shown_as!([const N: usize] Pile<N>, Vec<Tile>);

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pile = Self::default();
        for tile in Vec::deserialize(deserializer)? {
            if !pile.push(tile) {
                return Err(D::Error::custom(format!("more than {N} tiles")));
            }
        }
        Ok(pile)
    }
}
