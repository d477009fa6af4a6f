//! Zen tiles: single squares with one object. (expansion C)

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Kind, PerKind};

/// How many zen tiles are in the box.
pub(crate) const ZEN_TILES: usize = 16;

/// How many zen tiles lie face up as long as the stack lasts.
pub(crate) const FACE_UP: usize = 5;

/// A zen tile: `ZM`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS)]
#[ts(type = r#"`Z${"M" | "P" | "F" | "A" | "B" | "S"}`"#, export_to = "miyabi/")]
pub struct ZenTile(pub Kind);

impl fmt::Display for ZenTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Z{}", self.0)
    }
}

impl FromStr for ZenTile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix('Z').ok_or(())?.parse().map(Self)
    }
}

table::serde_as_text!(ZenTile);

/// Zen tiles in an order, the next one to be drawn last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ZenStack {
    // Places beyond the last tile are blank, so that equal stacks are equal bytes.
    kinds: [Kind; ZEN_TILES],
    len: u8,
}

impl ZenStack {
    /// The kinds, the next one to be drawn last.
    #[must_use]
    pub fn as_slice(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Kind] {
        &mut self.kinds[..usize::from(self.len)]
    }

    /// Puts a tile on top; tells whether there was room.
    pub(crate) fn push(&mut self, kind: Kind) -> bool {
        let room = usize::from(self.len) < ZEN_TILES;
        if room {
            self.kinds[usize::from(self.len)] = kind;
            self.len += 1;
        }
        room
    }

    /// Takes the tile on top.
    pub(crate) fn draw(&mut self) -> Option<Kind> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.kinds[usize::from(self.len)]))
    }

    /// What is in the stack, without its order.
    #[must_use]
    pub fn composition(&self) -> ZenTiles {
        let mut tiles = ZenTiles::default();
        self.as_slice().iter().for_each(|&kind| tiles.add(kind));
        tiles
    }
}

impl fmt::Debug for ZenStack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(|&kind| ZenTile(kind).to_string())).finish()
    }
}

/// Zen tiles in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ZenTiles(PerKind<u8>);

impl ZenTiles {
    pub(crate) const fn new(counts: PerKind<u8>) -> Self {
        Self(counts)
    }

    /// How many of this kind.
    #[must_use]
    pub fn count(&self, kind: Kind) -> u8 {
        self.0[kind]
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Every tile as often as it is there, by kind.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        self.0.pairs().flat_map(|(kind, &count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// The kinds that are there.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.0.pairs().filter(|&(_, &count)| count > 0).map(|(kind, _)| kind)
    }

    pub(crate) fn add(&mut self, kind: Kind) {
        self.0[kind] += 1;
    }

    pub(crate) fn take(&mut self, kind: Kind) {
        self.0[kind] -= 1;
    }

    /// A stack of these tiles, sorted.
    pub(crate) fn stacked(&self) -> ZenStack {
        let mut stack = ZenStack::default();
        for kind in self.iter() {
            stack.push(kind);
        }
        stack
    }
}

table::shown_as!(ZenTiles, table::SomeKeys<ZenTile, u8>);

/// `{"ZM": 2, …}`, without what is not there.
impl Serialize for ZenTiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|kind| (ZenTile(kind), self.0[kind])))
    }
}

impl<'de> Deserialize<'de> for ZenTiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tiles = Self::default();
        for (ZenTile(kind), count) in table::read_pairs(deserializer)? {
            tiles.0[kind] = count;
        }
        Ok(tiles)
    }
}
