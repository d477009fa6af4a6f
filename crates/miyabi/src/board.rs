//! One seat's garden.

mod written;

use serde::Serialize;
use ts_rs::TS;

use crate::pattern::Level;
use crate::square::{ALL_LANTERNS, BOARD, COLUMN_A, COLUMN_F, SIDE, not_rightmost, row, unlit};
use crate::{Kind, Lanterns, ObjectSquares, Pattern, PerKind, Shape, Square, Squares};

/// A square is covered at most once for each lantern in reach of it, that is five times in each of six rounds: its
/// height is below 32.
const HEIGHT_BITS: usize = 5;

/// The level at which a frog turns golden.
pub(crate) const GOLDEN_LEVEL: u8 = 4;

/// A board: how high it is built, what shows, and this round's lanterns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// Bit by bit, lowest first: the squares whose height has that bit.
    height_bits: [u64; HEIGHT_BITS],
    /// The squares that show an odd number of objects, and those that show more than one: at most three stand on one
    /// square, and their kind is that of the row.
    object_bits: [u64; 2],
    /// The squares that show the same tile as their right-hand neighbour, and as the one below.
    joints: [Squares; 2],
    zen: Squares,
    lanterns: Lanterns,
    unsurrounded: Option<Square>,
    frog: Option<Square>,
}

/// A square that has been built on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "miyabi/")]
pub struct Ground {
    /// How many tiles high.
    pub height: u8,
    /// The squares side by side with it that show the same tile: there is no edge between them.
    pub joined: Squares,
    /// What is on top.
    #[serde(flatten)]
    pub shows: Shows,
}

/// What the top tile of a square shows there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "shows", rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Shows {
    /// Lawn.
    Lawn,
    /// The objects of a garden tile.
    Objects {
        /// Their kind.
        kind: Kind,
        /// How many.
        objects: u8,
    },
    /// A zen tile with its one object.
    Zen {
        /// Its kind.
        kind: Kind,
        /// Always one.
        objects: u8,
    },
}

impl Board {
    /// How many tiles high the square is built.
    #[must_use]
    pub fn height(&self, square: Square) -> u8 {
        let bit = |(i, bits): (usize, u64)| ((bits >> square.number() & 1) as u8) << i;
        self.height_bits.into_iter().enumerate().map(bit).sum()
    }

    /// The squares of exactly this height.
    #[must_use]
    pub fn at_height(&self, height: u8) -> Squares {
        let differing = |(i, bits): (usize, u64)| if height >> i & 1 == 1 { !bits } else { bits };
        let other = self.height_bits.into_iter().enumerate().map(differing).fold(0, |all, bits| all | bits);
        BOARD.minus(Squares::from_bits(other))
    }

    /// The squares that are covered.
    #[must_use]
    pub fn covered(&self) -> Squares {
        Squares::from_bits(self.height_bits.into_iter().fold(0, |all, bits| all | bits))
    }

    /// The squares that show objects.
    #[must_use]
    pub fn with_objects(&self) -> Squares {
        Squares::from_bits(self.object_bits[0] | self.object_bits[1])
    }

    /// The squares that show lawn: zen tiles do not.
    #[must_use]
    pub fn lawn(&self) -> Squares {
        self.covered().minus(self.with_objects())
    }

    /// How many objects these squares show.
    #[must_use]
    pub fn objects(&self, squares: Squares) -> u8 {
        let [odd, many] = self.object_bits.map(|bits| Squares::from_bits(bits).and(squares).len() as u8);
        odd + 2 * many
    }

    /// The squares with zen tiles.
    #[must_use]
    pub fn zen(&self) -> Squares {
        self.zen
    }

    /// The zen tile that is not yet surrounded.
    #[must_use]
    pub fn unsurrounded(&self) -> Option<Square> {
        self.unsurrounded
    }

    /// The lanterns of this round.
    #[must_use]
    pub fn lanterns(&self) -> Lanterns {
        self.lanterns
    }

    /// The squares of the columns without a lantern.
    #[must_use]
    pub fn unlit(&self) -> Squares {
        unlit(self.lanterns)
    }

    /// Whether all lanterns are placed: there are no more turns in this round.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.lanterns == ALL_LANTERNS
    }

    /// Where the frog sits.
    #[must_use]
    pub fn frog(&self) -> Option<Square> {
        self.frog
    }

    /// Whether the frog shows its golden side. It never steps down and nothing is laid under it, so that is wherever
    /// it sits at level 4 or above. (miyabi.md, frog)
    #[must_use]
    pub fn frog_is_golden(&self) -> bool {
        self.frog.is_some_and(|square| self.height(square) >= GOLDEN_LEVEL)
    }

    /// What has been built on a square.
    #[must_use]
    pub fn ground(&self, square: Square) -> Option<Ground> {
        let height = self.height(square);
        let (kind, objects) = (square.kind(), self.objects(Squares::only(square)));
        let shows = match objects {
            0 => Shows::Lawn,
            _ if self.zen.contains(square) => Shows::Zen { kind, objects },
            _ => Shows::Objects { kind, objects },
        };
        (height > 0).then_some(Ground { height, joined: self.joined(square), shows })
    }

    fn joined(&self, square: Square) -> Squares {
        let here = Squares::only(square).bits();
        let along = |joints: Squares, step: u8| (joints.bits() & here) << step | joints.bits() & here >> step;
        let [right, down] = self.joints;
        Squares::from_bits(along(right, 1) | along(down, SIDE))
    }

    /// Where garden tiles can lie: no zen tile, no frog, all equally high. (miyabi.md, A turn 2, zen and frog)
    #[inline]
    pub(crate) fn level(&self) -> Level {
        let open = self.not_taken().bits();
        let uneven = |step: u8| self.height_bits.into_iter().fold(0, |all, bits| all | (bits ^ bits >> step));
        let right = not_rightmost(Squares::from_bits(open & open >> 1 & !uneven(1))).bits();
        let down = open & open >> SIDE & !uneven(SIDE);
        Level { open, right, down }
    }

    /// For each shape the squares on which the object of such a tile can come to lie, however it is turned.
    #[must_use]
    pub fn spots(&self, objects: ObjectSquares) -> [Squares; 4] {
        let level = self.level();
        Shape::ALL.map(|shape| {
            let turns = Pattern::of(shape, objects).map(|number| Pattern::new(number).spots(&level));
            Squares::from_bits(turns.fold(0, |all, spots| all | spots))
        })
    }

    /// For each kind the highest level at which a tile can be laid with its object on one of these spots, 0 where there are none.
    #[must_use]
    pub fn highest_levels(&self, spots: Squares) -> PerKind<u8> {
        // All rows at once, six bits a row: whether it has a spot, and then bit by bit how high the highest of them is.
        let mut highest = spots.bits();
        let mut levels = rows_with_any(highest);
        for (i, bits) in self.height_bits.iter().enumerate().rev() {
            let higher = highest & bits;
            let rows = rows_with_any(higher);
            levels += rows << i;
            highest = higher | highest & !((rows << SIDE) - rows);
        }
        PerKind::from_fn(|kind| (levels >> (SIDE * kind as u8) & row(0).bits()) as u8)
    }

    /// Where zen tiles can lie: bare squares. (miyabi.md, zen)
    pub(crate) fn bare(&self) -> Squares {
        self.not_taken().minus(self.covered())
    }

    fn not_taken(&self) -> Squares {
        let frog = self.frog.map_or(Squares::EMPTY, Squares::only);
        BOARD.minus(self.zen).minus(frog)
    }

    /// Where the frog can step. (miyabi.md, frog) Zen tiles need no mention: they show an object, and at level 1 they
    /// lie below every golden frog.
    #[must_use]
    pub fn frog_steps(&self) -> Squares {
        let Some(frog) = self.frog else { return Squares::EMPTY };
        let level = self.height(frog);
        let reach = frog.neighbours().and(self.at_height(level).or(self.at_height(level + 1)));
        if self.frog_is_golden() { reach } else { reach.minus(self.with_objects()) }
    }

    /// Lays a garden tile and puts a lantern on its object's column; returns the tile's level.
    #[inline]
    pub(crate) fn lay(&mut self, squares: Squares, object: Square, objects: u8) -> u8 {
        let level = self.height(object) + 1;
        let mut carry = squares.bits();
        for bits in &mut self.height_bits {
            (*bits, carry) = (*bits ^ carry, *bits & carry);
        }
        for (i, bits) in self.object_bits.iter_mut().enumerate() {
            *bits = *bits & !squares.bits() | u64::from(objects >> i & 1) << object.number();
        }
        self.join(squares);
        self.lanterns = self.lanterns.with(object.column());
        level
    }

    /// Covers what these squares showed of other tiles; tiles are never so bulky that squares side by side in one are
    /// not joined.
    #[inline]
    fn join(&mut self, squares: Squares) {
        let tile = squares.bits();
        for (joints, step) in self.joints.iter_mut().zip([1, SIDE]) {
            *joints = Squares::from_bits(joints.bits() & !(tile | tile >> step) | tile & tile >> step);
        }
        self.joints[0] = not_rightmost(self.joints[0]);
    }

    /// Lays a zen tile and puts a lantern on its column.
    pub(crate) fn lay_zen(&mut self, square: Square) {
        self.lay(Squares::only(square), square, 1);
        self.zen = self.zen.with(square);
        self.unsurrounded = Some(square);
    }

    /// Whether the last zen tile is surrounded only now: at once and only once. The board's edge counts as covered.
    pub(crate) fn take_surrounded(&mut self) -> Option<Surrounded> {
        let around = self.unsurrounded?.neighbours();
        if !around.is_within(self.covered()) {
            return None;
        }
        let square = self.unsurrounded.take()?;
        let objects = self.objects(around);
        Some(Surrounded { square, around, objects, points: u32::from(objects) + 1 })
    }

    pub(crate) fn put_frog(&mut self, square: Square) {
        self.frog = Some(square);
    }

    /// What a step of the frog from one square to another scores: going up, the level that it reaches.
    pub(crate) fn step_points(&self, from: Square, to: Square) -> u32 {
        let level = self.height(to);
        if level > self.height(from) { level.into() } else { 0 }
    }

    pub(crate) fn remove_lanterns(&mut self) {
        self.lanterns = Lanterns::EMPTY;
    }
}

/// For each row of which some of these squares are, its first square as a bit.
#[inline]
const fn rows_with_any(squares: u64) -> u64 {
    // What is added carries from any of the first five squares of a row to its last one, and no further.
    const FIRST_FIVE: u64 = BOARD.bits() & !COLUMN_F;
    (((squares & FIRST_FIVE) + FIRST_FIVE) | squares) >> (SIDE - 1) & COLUMN_A
}

/// A zen tile that has just been surrounded, and what that scores.
pub(crate) struct Surrounded {
    pub(crate) square: Square,
    pub(crate) around: Squares,
    pub(crate) objects: u8,
    pub(crate) points: u32,
}
