//! The six kinds of objects, one for each row of a board.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Squares, square};

/// What stands on a tile. Each kind has a row of its own, from maple at the top to stone at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[repr(u8)]
#[ts(export_to = "miyabi/")]
pub enum Kind {
    /// `M`, row 1.
    #[default]
    #[ts(rename = "M")]
    Maple,
    /// `P`, row 2.
    #[ts(rename = "P")]
    Pagoda,
    /// `F`, row 3.
    #[ts(rename = "F")]
    Fish,
    /// `A`, row 4.
    #[ts(rename = "A")]
    Azalea,
    /// `B`, row 5.
    #[ts(rename = "B")]
    Boxwood,
    /// `S`, row 6.
    #[ts(rename = "S")]
    Stone,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 6;

    /// All kinds, from the top row to the bottom row.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Maple, Self::Pagoda, Self::Fish, Self::Azalea, Self::Boxwood, Self::Stone];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        ['M', 'P', 'F', 'A', 'B', 'S'][self as usize]
    }

    /// The squares of its row.
    #[must_use]
    pub const fn row(self) -> Squares {
        square::row(self as u8)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|kind| text.parse() == Ok(kind.letter())).ok_or(())
    }
}

table::serde_as_text!(Kind);

/// One `T` for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerKind<T>([T; Kind::COUNT]);

impl<T> PerKind<T> {
    /// One item for each kind, in the order of their rows.
    #[must_use]
    pub const fn new(items: [T; Kind::COUNT]) -> Self {
        Self(items)
    }

    /// What `make` gives for each kind.
    #[must_use]
    pub fn from_fn(make: impl FnMut(Kind) -> T) -> Self {
        Self(Kind::ALL.map(make))
    }

    /// What `make` gives for each kind, or its first refusal.
    pub(crate) fn try_from_fn<E>(make: impl FnMut(Kind) -> Result<T, E>) -> Result<Self, E>
    where
        T: Copy + Default,
    {
        let mut items = [T::default(); Kind::COUNT];
        for (item, made) in items.iter_mut().zip(Kind::ALL.into_iter().map(make)) {
            *item = made?;
        }
        Ok(Self(items))
    }

    /// The items in the order of the rows.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Each kind with its item.
    pub fn pairs(&self) -> impl Iterator<Item = (Kind, &T)> {
        Kind::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Kind> for PerKind<T> {
    type Output = T;

    fn index(&self, kind: Kind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<Kind> for PerKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        &mut self.0[kind as usize]
    }
}

table::shown_as!([T: TS] PerKind<T>, table::EveryKey<Kind, T>);

/// `{"M": …, "P": …, …}`
impl<T: Serialize> Serialize for PerKind<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.pairs())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerKind<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = table::read_pairs::<Kind, T, _>(deserializer)?;
        let missing = |kind| D::Error::custom(format!("nothing for {kind}"));
        Self::try_from_fn(|kind| {
            let item = items.iter().find(|(of, _)| *of == kind);
            item.map(|&(_, item)| item).ok_or_else(|| missing(kind))
        })
    }
}
