//! The numbers of the box, which a host can replace by those of their own.

use serde::{Deserialize, Serialize};
use table::Named;
use ts_rs::TS;

use crate::{PerKind, Shape, Tiles, ZenTiles};

/// A component set: prizes, copies of each tile, and where objects stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Components {
    /// What the most and second most objects of each kind are worth at the end, and the first tile at level 5.
    pub prizes: Prizes,
    /// How many there are of each garden tile.
    pub copies: Tiles,
    /// How many there are of each zen tile.
    pub zen: ZenTiles,
    /// Where on a tile its objects stand.
    pub object: ObjectSquares,
}

/// What is won by being ahead of the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Prizes {
    /// For the most visible objects of a kind at the end.
    pub majority: PerKind<Majority>,
    /// For the first tile of a kind at level 5.
    pub bonus: PerKind<u32>,
}

/// The points for the most and for the second most objects: `[14, 7]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Majority(pub u32, pub u32);

/// Where the objects stand on the tiles that leave a choice; a double has them on an end, which is all alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = r#"{ 1: "only", 2: "end", 3: "end" | "middle", L: "corner" | "up" | "right" }"#, export_to = "miyabi/")]
pub struct ObjectSquares {
    /// On a straight tile.
    pub straight: StraightObject,
    /// On a corner tile.
    pub corner: CornerObject,
}

impl ObjectSquares {
    /// Where they stand on tiles of a shape, in the word of a component table.
    pub(crate) fn on(self, shape: Shape) -> &'static str {
        match shape {
            Shape::Single => "only",
            Shape::Double => "end",
            Shape::Straight => self.straight.name(),
            Shape::Corner => self.corner.name(),
        }
    }
}

/// The object's square of a straight tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StraightObject {
    /// One of its ends.
    End,
    /// The square in the middle.
    Middle,
}

impl Named for StraightObject {
    const ALL: &'static [Self] = &[Self::End, Self::Middle];

    fn name(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Middle => "middle",
        }
    }
}

/// The object's square of a corner tile, held with its corner at the lower left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CornerObject {
    /// The corner itself.
    Corner,
    /// The arm that points up.
    Up,
    /// The arm that points right: the mirror image, as tiles are never flipped over.
    Right,
}

impl Named for CornerObject {
    const ALL: &'static [Self] = &[Self::Corner, Self::Up, Self::Right];

    fn name(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::Up => "up",
            Self::Right => "right",
        }
    }
}

impl Components {
    /// The set of the rules page; most of its numbers are house values.
    pub const STANDARD: Self = Self {
        prizes: Prizes {
            majority: PerKind::new([
                Majority(14, 7),
                Majority(12, 6),
                Majority(10, 5),
                Majority(8, 4),
                Majority(6, 3),
                Majority(4, 2),
            ]),
            bonus: PerKind::new([10, 9, 8, 7, 6, 5]),
        },
        #[rustfmt::skip]
        copies: Tiles::new([
        //  M  P  F  A  B  S
            4, 5, 5, 6, 6, 6, // single
            4, 5, 5, 6, 6, 6, // double
            2, 2, 3, 3, 3, 3, // straight
            2, 2, 3, 3, 3, 3, // corner
        ]),
        zen: ZenTiles::new(PerKind::new([2, 2, 3, 3, 3, 3])),
        object: ObjectSquares { straight: StraightObject::End, corner: CornerObject::Corner },
    };
}
