//! The tiles in a hand.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Bird, Play, Tile};

/// Up to five tiles, sorted, koi last: two with company, alone a garden tile and the koi left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    // Kinds of tiles, a byte each, the first one lowest. Free places come last and sort after every tile, so that taking up
    // and putting down, which happen on every turn, are a few instructions without a branch that depends on the tiles.
    kinds: u64,
}

impl Hand {
    const FREE: u8 = 0x7f;
    /// One in each byte.
    const EACH: u64 = u64::MAX / 0xff;

    /// The tiles in their order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.kinds.to_le_bytes().into_iter().take_while(|&kind| kind != Self::FREE).map(Tile::of_kind)
    }

    /// How many tiles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The kinds of the first two tiles, which are all with company, and in how many ways each can be laid: a koi as each
    /// bird, one like the first in no other way.
    #[inline]
    fn two(&self) -> [(u8, u8); 2] {
        let ways = |kind| 1 + (Bird::ALL.len() as u8 - 1) * u8::from(kind == Tile::KOI.kind() as u8);
        let [first, second, ..] = self.kinds.to_le_bytes();
        let differs = u8::from(second != first) & u8::from(second != Self::FREE);
        [(first, ways(first)), (second, differs * ways(second))]
    }

    /// In how many ways a tile of a hand with company can be laid.
    #[inline]
    pub(crate) fn plays(&self) -> usize {
        let [(_, first), (_, second)] = self.two();
        usize::from(first + second)
    }

    /// The `n`-th of them, in their order.
    #[inline]
    pub(crate) fn nth_play(&self, n: u8) -> Play {
        let [(first, ways), (second, _)] = self.two();
        Play::of_code(if n < ways { first + n } else { second + (n - ways) })
    }

    /// The garden tile of somebody who plays alone, if there is one, and whether there is a koi.
    #[inline]
    pub(crate) fn alone(&self) -> (Option<Tile>, bool) {
        let [first, second, ..] = self.kinds.to_le_bytes();
        let koi = Tile::KOI.kind() as u8;
        ((first < koi).then(|| Tile::of_kind(first)), first == koi || second == koi)
    }

    /// The bits of the places of all tiles whose kinds are below `kind`.
    #[inline]
    fn before(&self, kind: u64) -> u64 {
        const HIGH: u64 = Hand::EACH << 7;
        // The high bit of each byte tells whether subtracting the place's kind went below 0: kinds need only seven bits.
        let lower = (HIGH + Self::EACH * kind - Self::EACH - self.kinds) & HIGH;
        (1 << (8 * lower.count_ones())) - 1
    }

    /// Takes a tile up. A place must be free.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        let (kind, before) = (tile.kind() as u64, self.before(tile.kind() as u64));
        self.kinds = self.kinds & before | (kind * (before + 1)) | (self.kinds & !before) << 8;
    }

    /// Puts a tile down, one if there are two alike. It must be in the hand.
    #[inline]
    pub(crate) fn put(&mut self, tile: Tile) {
        let before = self.before(tile.kind() as u64);
        self.kinds = self.kinds & before | self.kinds >> 8 & !before | u64::from(Self::FREE) << 56;
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self { kinds: Self::EACH * u64::from(Self::FREE) }
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
