//! The tiles in a hand.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Tile;

/// Up to five tiles, sorted, koi last: two with company, alone a garden tile and the koi left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    // Kinds of tiles. Free places come last and sort after every tile, so that taking up and putting down, which
    // happen on every turn, are loops without a branch that depends on the tiles.
    kinds: [u8; Hand::SIZE],
}

impl Hand {
    const SIZE: usize = 5;
    const FREE: u8 = u8::MAX;

    /// The tiles in their order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.kinds.iter().take_while(|&&kind| kind != Self::FREE).map(|&kind| Tile::of_kind(kind))
    }

    /// How many tiles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds[0] == Self::FREE
    }

    /// Takes a tile up. A place must be free.
    pub(crate) fn take(&mut self, tile: Tile) {
        let mut kind = tile.kind() as u8;
        for place in &mut self.kinds {
            (*place, kind) = ((*place).min(kind), (*place).max(kind));
        }
    }

    /// Puts a tile down, one if there are two alike. It must be in the hand.
    pub(crate) fn put(&mut self, tile: Tile) {
        let before = self.kinds;
        for (i, place) in self.kinds.iter_mut().enumerate() {
            // All places before the tile hold smaller ones.
            let next = before.get(i + 1).copied().unwrap_or(Self::FREE);
            *place = if before[i] < tile.kind() as u8 { before[i] } else { next };
        }
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self { kinds: [Self::FREE; Self::SIZE] }
    }
}

/// The hand of these tiles, at most five.
impl FromIterator<Tile> for Hand {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut hand = Self::default();
        tiles.into_iter().for_each(|tile| hand.take(tile));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles().map(|tile| tile.to_string())).finish()
    }
}

table::shown_as!(Hand, Vec<Tile>);

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}
