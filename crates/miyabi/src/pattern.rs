//! The ways to turn a tile, and where each can lie.

use std::ops::Range;

use crate::square::SIDE;
use crate::{CornerObject, ObjectSquares, Shape, Square, Squares, StraightObject};

/// How the other squares of a tile lie around the square of its object: one turn of one shape.
///
/// Patterns are numbered shape by shape, within a shape by the object's square, then in clockwise quarter turns.
/// A straight tile with its object in the middle looks the same after two of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pattern(u8);

impl Pattern {
    /// How many patterns there are.
    pub(crate) const COUNT: usize = 23;

    /// The pattern with this number.
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::COUNT, "there are 23 patterns");
        Self(number)
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// The numbers of all patterns of a shape, wherever the object is.
    pub(crate) const fn of_shape(shape: Shape) -> Range<u8> {
        match shape {
            Shape::Single => 0..1,
            Shape::Double => 1..5,
            Shape::Straight => 5..11,
            Shape::Corner => 11..23,
        }
    }

    /// The numbers of the patterns of a shape whose object is where the component set has it.
    #[inline]
    pub(crate) const fn of(shape: Shape, objects: ObjectSquares) -> Range<u8> {
        match (shape, objects.straight, objects.corner) {
            (Shape::Single, ..) => 0..1,
            (Shape::Double, ..) => 1..5,
            (Shape::Straight, StraightObject::End, _) => 5..9,
            (Shape::Straight, StraightObject::Middle, _) => 9..11,
            (Shape::Corner, _, CornerObject::Corner) => 11..15,
            (Shape::Corner, _, CornerObject::Up) => 15..19,
            (Shape::Corner, _, CornerObject::Right) => 19..23,
        }
    }

    /// The squares that a tile covers whose object is on `object`, if they are all on the board.
    #[must_use]
    pub fn fit(self, object: Square) -> Option<Squares> {
        let others = OTHERS[usize::from(self.0)];
        let (column, row) = ((object.number() % SIDE) as i8, (object.number() / SIDE) as i8);
        let inside = |&Offset { right, down }: &Offset| {
            (0..SIDE as i8).contains(&(column + right)) && (0..SIDE as i8).contains(&(row + down))
        };
        others.iter().all(inside).then(|| self.squares(object))
    }

    /// The squares that a tile covers whose object is on `object`; the caller knows that it fits.
    #[inline]
    pub(crate) const fn squares(self, object: Square) -> Squares {
        Squares::from_bits(FOOTPRINTS[self.0 as usize] << object.number() >> ORIGIN)
    }

    /// The squares on which the object can be, given what lies level.
    #[inline]
    pub(crate) const fn spots(self, level: &Level) -> u64 {
        let [first, second] = JOINTS[self.0 as usize];
        level.shifted(first) & level.shifted(second)
    }
}

/// Where the ground of a board is level, as bits by number of square.
pub(crate) struct Level {
    /// Squares that a tile may cover.
    pub(crate) open: u64,
    /// Open squares whose right-hand neighbour is open and as high.
    pub(crate) right: u64,
    /// Open squares whose neighbour below is open and as high.
    pub(crate) down: u64,
}

impl Level {
    /// The squares seen from which the joint lies on level ground. Bits that leave the board on one side come back
    /// far beyond its other side, where nobody looks.
    #[inline]
    const fn shifted(&self, joint: Joint) -> u64 {
        let bits = match joint.axis {
            Axis::None => self.open,
            Axis::Right => self.right,
            Axis::Down => self.down,
        };
        bits.rotate_right(joint.turn as u32)
    }
}

/// A square as seen from the object's square.
#[derive(Clone, Copy)]
struct Offset {
    right: i8,
    down: i8,
}

impl Offset {
    const HERE: Self = Self { right: 0, down: 0 };

    const fn turned(self, quarters: u8) -> Self {
        let mut offset = self;
        let mut turn = 0;
        while turn < quarters {
            offset = Self { right: -offset.down, down: offset.right };
            turn += 1;
        }
        offset
    }

    const fn squares_ahead(self) -> i8 {
        self.down * SIDE as i8 + self.right
    }
}

/// The other squares of every pattern; a smaller tile names its last square again.
const OTHERS: [[Offset; 2]; Pattern::COUNT] = {
    const fn offset(right: i8, down: i8) -> Offset {
        Offset { right, down }
    }
    // The first turn of each shape and object's square, how many turns differ.
    let families = [
        ([Offset::HERE, Offset::HERE], 1),    // single
        ([offset(1, 0), offset(1, 0)], 4),    // double
        ([offset(1, 0), offset(2, 0)], 4),    // straight, end
        ([offset(-1, 0), offset(1, 0)], 2),   // straight, middle
        ([offset(1, 0), offset(0, 1)], 4),    // corner, corner
        ([offset(0, 1), offset(1, 1)], 4),    // corner, up: the corner is below, the other arm beside the corner
        ([offset(-1, 0), offset(-1, -1)], 4), // corner, right: the corner is to the left, the other arm above it
    ];
    let mut table = [[Offset::HERE; 2]; Pattern::COUNT];
    let mut pattern = 0;
    let mut family = 0;
    while family < families.len() {
        let (others, turns) = families[family];
        let mut turn = 0;
        while turn < turns {
            table[pattern] = [others[0].turned(turn), others[1].turned(turn)];
            pattern += 1;
            turn += 1;
        }
        family += 1;
    }
    assert!(pattern == Pattern::COUNT);
    table
};

/// The number of the object's square in [`FOOTPRINTS`]: two rows and two columns are room for every pattern.
const ORIGIN: u8 = 2 * SIDE + 2;

const FOOTPRINTS: [u64; Pattern::COUNT] = {
    let mut table = [0; Pattern::COUNT];
    let mut pattern = 0;
    while pattern < Pattern::COUNT {
        let [a, b] = OTHERS[pattern];
        table[pattern] =
            1 << ORIGIN | 1 << (ORIGIN as i8 + a.squares_ahead()) | 1 << (ORIGIN as i8 + b.squares_ahead());
        pattern += 1;
    }
    table
};

/// Two squares side by side in a tile: they must be equally high.
#[derive(Clone, Copy)]
struct Joint {
    axis: Axis,
    /// How far to turn the bits so that those of the joint's first square stand at the object's.
    turn: u8,
}

#[derive(Clone, Copy)]
enum Axis {
    /// No joint, just the object's square.
    None,
    Right,
    Down,
}

impl Joint {
    const NONE: Self = Self { axis: Axis::None, turn: 0 };

    /// The joint between two squares, if the second is just right of or just below the first.
    const fn between(first: Offset, second: Offset) -> Option<Self> {
        let axis = match (second.right - first.right, second.down - first.down) {
            (1, 0) => Axis::Right,
            (0, 1) => Axis::Down,
            _ => return None,
        };
        Some(Self { axis, turn: first.squares_ahead().rem_euclid(u64::BITS as i8) as u8 })
    }
}

/// The joints of every pattern: tiles are in one piece, so level joints are a level tile.
const JOINTS: [[Joint; 2]; Pattern::COUNT] = {
    let mut table = [[Joint::NONE; 2]; Pattern::COUNT];
    let mut pattern = 0;
    while pattern < Pattern::COUNT {
        let [a, b] = OTHERS[pattern];
        let squares = [Offset::HERE, a, b];
        let mut found = 0;
        let mut pair = 0;
        while pair < 9 {
            if let Some(joint) = Joint::between(squares[pair / 3], squares[pair % 3])
                && found < 2
            {
                table[pattern][found] = joint;
                found += 1;
            }
            pair += 1;
        }
        pattern += 1;
    }
    table
};
