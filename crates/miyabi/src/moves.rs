//! What a seat can do.

use std::fmt;
use std::str::FromStr;

use crate::square::SIDE;
use crate::{Kind, ObjectSquares, Pattern, Shape, Square, Squares, Tile, ZenTile};

/// Where a garden tile lies: the square of its object, and how the others lie around it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    object: Square,
    pattern: Pattern,
}

impl Placement {
    /// The square of the tile's object.
    #[must_use]
    pub fn object(self) -> Square {
        self.object
    }

    /// All squares of the tile.
    #[must_use]
    pub fn squares(self) -> Squares {
        self.pattern.squares(self.object)
    }

    /// Whether the object's square is where a component set has it on tiles of this shape.
    #[must_use]
    pub fn has_object_of(self, shape: Shape, objects: ObjectSquares) -> bool {
        Pattern::of(shape, objects).contains(&self.pattern.number())
    }

    /// The squares that are lawn.
    #[must_use]
    pub fn others(self) -> Squares {
        self.squares().without(self.object)
    }
}

/// A move, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lay a garden tile: `F2@c3+d3`.
    Lay(Tile, Placement),
    /// Lay a zen tile: `ZM@c1`.
    LayZen(Kind, Square),
    /// Put the frog there, or step there: `frog c3`.
    Frog(Square),
    /// Leave the frog where it is after laying a tile: `end`.
    End,
    /// Be out for the rest of the round: `pass`.
    Pass,
}

/// A move in two bytes, so that listing hundreds is fast.
///
/// Sorted by what is laid (garden tiles in the order of an offer, then zen tiles), then by row, by pattern and by the
/// object's column; frog moves, `end` and `pass` come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    // 5 bits for what is laid, 3 for the object's row, 8 for 6 × pattern + the object's column.
    code: u16,
}

const LAID_SHIFT: u32 = 11;
const ROW_SHIFT: u32 = 8;
const ZEN: u16 = Tile::COUNT as u16;
const FROG: u16 = ZEN + Kind::COUNT as u16;
const WORDS: u16 = FROG + 1;

impl Move {
    /// Leave the frog where it is.
    pub const END: Self = Self { code: WORDS << LAID_SHIFT };
    /// Be out for the rest of the round.
    pub const PASS: Self = Self { code: WORDS << LAID_SHIFT | 1 };

    /// The move that lays a garden tile in its kind's row and the first column.
    #[inline]
    pub(crate) const fn first(tile: Tile, pattern: Pattern) -> Self {
        Self::new(tile.index() as u16, Square::at(0, tile.kind() as u8), pattern.number())
    }

    /// The move `number` columns on, patterns following each other; the caller knows that there is one.
    #[inline]
    pub(crate) const fn onward(self, number: u16) -> Self {
        Self { code: self.code + number }
    }

    const fn new(laid: u16, square: Square, pattern: u8) -> Self {
        let (column, row) = (square.number() % SIDE, square.number() / SIDE);
        Self { code: laid << LAID_SHIFT | (row as u16) << ROW_SHIFT | (pattern * SIDE + column) as u16 }
    }

    /// Lay a garden tile.
    #[must_use]
    pub const fn lay(tile: Tile, placement: Placement) -> Self {
        Self::new(tile.index() as u16, placement.object, placement.pattern.number())
    }

    /// Lay a zen tile.
    #[must_use]
    pub const fn lay_zen(kind: Kind, square: Square) -> Self {
        Self::new(ZEN + kind as u16, square, 0)
    }

    /// Put the frog on a square.
    #[must_use]
    pub const fn frog(square: Square) -> Self {
        Self::new(FROG, square, 0)
    }

    /// What the move does.
    #[must_use]
    #[inline]
    pub const fn action(self) -> Action {
        let laid = self.code >> LAID_SHIFT;
        if laid == WORDS {
            return if self.code == Self::END.code { Action::End } else { Action::Pass };
        }
        let (row, low) = ((self.code >> ROW_SHIFT) as u8 & 7, self.code as u8);
        let (object, pattern) = (Square::at(low % SIDE, row), Pattern::new(low / SIDE));
        match laid {
            ..ZEN => Action::Lay(Tile::from_index(laid as usize), Placement { object, pattern }),
            ZEN..FROG => Action::LayZen(Kind::ALL[(laid - ZEN) as usize], object),
            _ => Action::Frog(object),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action() {
            Action::Lay(tile, placement) => {
                write!(f, "{tile}@{}", placement.object())?;
                placement.others().iter().try_for_each(|square| write!(f, "+{square}"))
            }
            Action::LayZen(kind, square) => write!(f, "{}@{square}", ZenTile(kind)),
            Action::Frog(square) => write!(f, "frog {square}"),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "end" => return Ok(Self::END),
            "pass" => return Ok(Self::PASS),
            _ => {}
        }
        if let Some(square) = text.strip_prefix("frog ") {
            return Ok(Self::frog(square.parse()?));
        }
        let (tile, squares) = text.split_once('@').ok_or(())?;
        if let Ok(ZenTile(kind)) = tile.parse() {
            return Ok(Self::lay_zen(kind, squares.parse()?));
        }
        let tile: Tile = tile.parse()?;
        let object = squares.split('+').next().ok_or(())?.parse()?;
        let squares = squares.split('+').map(str::parse).collect::<Result<Squares, ()>>()?;
        let pattern = Pattern::of_shape(tile.shape())
            .map(Pattern::new)
            .find(|pattern| pattern.fit(object) == Some(squares))
            .ok_or(())?;
        Ok(Self::lay(tile, Placement { object, pattern }))
    }
}
