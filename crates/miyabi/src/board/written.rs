//! A board as it is written and read.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::square::SIDE;
use crate::{Board, Ground, Lanterns, Square, Squares};

/// A board as it is written.
#[derive(Serialize, Deserialize, TS)]
#[ts(rename = "Board", export_to = "miyabi/")]
struct Written {
    /// The squares that are built on.
    squares: Grounds,
    /// The columns that have a lantern in this round.
    lanterns: Lanterns,
    /// The zen tile that is not yet surrounded.
    unsurrounded: Option<Square>,
    /// The frog, if it is played with and has been set.
    frog: Option<Frog>,
}

/// A frog as it is written.
#[derive(Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
struct Frog {
    /// Where it sits.
    square: Square,
    /// How high that is.
    level: u8,
    /// Whether it shows its golden side.
    golden: bool,
}

/// `{"a1": …}`, without what is bare.
struct Grounds(Board);

table::shown_as!(Grounds, table::SomeKeys<Square, Ground>);

/// What has to be read of a [`Ground`]: the kind of its objects is that of the row.
#[derive(Deserialize)]
struct Built {
    height: u8,
    joined: Squares,
    shows: Top,
    #[serde(default)]
    objects: u8,
}

/// What a [`Ground`] shows, by its name.
#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Top {
    Lawn,
    Objects,
    Zen,
}

impl Serialize for Grounds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.covered().iter().map(|square| (square, self.0.ground(square))))
    }
}

impl<'de> Deserialize<'de> for Grounds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut board = Board::default();
        for (square, built) in table::read_pairs(deserializer)? {
            board.build(square, &built);
        }
        Ok(Self(board))
    }
}

impl Board {
    /// Builds a bare square up to what was written of it.
    fn build(&mut self, square: Square, built: &Built) {
        let here = Squares::only(square);
        let set = |bits: &mut [u64], number: u8| {
            for (i, bits) in bits.iter_mut().enumerate() {
                *bits |= u64::from(number >> i & 1) << square.number();
            }
        };
        set(&mut self.height_bits, built.height);
        set(&mut self.object_bits, built.objects);
        if built.shows == Top::Zen {
            self.zen = self.zen.or(here);
        }
        for (joints, step) in self.joints.iter_mut().zip([1, SIDE]) {
            *joints = joints.or(here.and(Squares::from_bits(built.joined.bits() >> step)));
        }
    }
}

table::shown_as!(Board, Written);

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let frog = |square| Frog { square, level: self.height(square), golden: self.frog_is_golden() };
        Written {
            squares: Grounds(*self),
            lanterns: self.lanterns(),
            unsurrounded: self.unsurrounded(),
            frog: self.frog().map(frog),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { squares: Grounds(built), lanterns, unsurrounded, frog } = Written::deserialize(deserializer)?;
        Ok(Self { lanterns, unsurrounded, frog: frog.map(|frog| frog.square), ..built })
    }
}
