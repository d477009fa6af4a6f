//! A few tiles in a row, without a heap.

use std::fmt;

use serde::{Serialize, Serializer};

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

    /// Adds a tile at its place in a sorted pile.
    pub(crate) fn insert_sorted(&mut self, tile: Tile) {
        let mut place = usize::from(self.len);
        self.len += 1;
        while place > 0 && self.tiles[place - 1] > tile {
            self.tiles[place] = self.tiles[place - 1];
            place -= 1;
        }
        self.tiles[place] = tile;
    }

    /// Takes one tile of this kind out; the others keep their order.
    pub(crate) fn remove(&mut self, tile: Tile) {
        let place = self.as_slice().iter().position(|&held| held == tile).expect("the tile is in the pile");
        let len = usize::from(self.len);
        self.tiles.copy_within(place + 1..len, place);
        self.pop();
    }
}

/// The pile of the first `N` tiles given.
impl<const N: usize> FromIterator<Tile> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut pile = Self::default();
        for tile in tiles.into_iter().take(N) {
            pile.push(tile);
        }
        pile
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|tile| tile.to_string())).finish()
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
