//! Why a tile cannot be laid, a frog cannot step, a turn cannot be passed.

use serde::{Deserialize, Serialize};
use table::View;
use ts_rs::TS;

use crate::{Action, Board, Column, Expansion, Kind, Miyabi, Move, Placement, Square, Squares, Stage, Tile};

/// A rule that forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Reason {
    /// The tile is not in the offer.
    NotOffered {
        /// The tile.
        tile: Tile,
    },
    /// The tile's objects do not stand on this of its squares.
    ObjectsElsewhere {
        /// The tile.
        tile: Tile,
        /// Where they stand, in the word of a component table.
        stands: String,
    },
    /// Objects stand in the row of their kind.
    WrongRow {
        /// Their kind.
        kind: Kind,
        /// Its row, counted from 1 at the top.
        row: u8,
        /// The square, which is in another.
        square: Square,
    },
    /// The column has a lantern of this round.
    LanternThere {
        /// The column.
        column: Column,
    },
    /// A tile lies level, and the ground is not.
    Uneven {
        /// The lowest square that it would cover.
        low: Square,
        /// How high that is.
        low_level: u8,
        /// The highest one.
        high: Square,
        /// How high that is.
        high_level: u8,
    },
    /// A tile can be laid, so there is no passing.
    CanLay,
    /// No tile has been laid in this turn.
    NothingToEnd,
    /// One tile a turn has been laid.
    LaidAlready,
    /// Nobody plays with zen tiles.
    NoZen,
    /// The zen tile does not lie face up.
    NotFaceUp {
        /// Its kind.
        kind: Kind,
    },
    /// The last zen tile is not yet surrounded.
    NotSurrounded {
        /// Where it lies.
        square: Square,
    },
    /// A zen tile lies on bare ground.
    NotBare {
        /// The square, which is built on.
        square: Square,
    },
    /// A zen tile is never covered.
    ZenThere {
        /// Where it lies.
        square: Square,
    },
    /// Nobody plays with frogs.
    NoFrog,
    /// The frog is put on the board before all else.
    FrogFirst,
    /// Nothing is laid where the frog sits.
    FrogThere {
        /// Where it sits.
        square: Square,
    },
    /// The frog steps once a turn.
    SteppedAlready,
    /// The frog steps to a square side by side.
    NotBeside {
        /// The square, which is not.
        square: Square,
    },
    /// The frog never steps down.
    StepDown {
        /// Where to.
        square: Square,
        /// How high that is.
        level: u8,
        /// How high it sits.
        frog_level: u8,
    },
    /// The frog climbs one level at a time.
    StepTooHigh {
        /// Where to.
        square: Square,
        /// How high that is.
        level: u8,
        /// How high it sits.
        frog_level: u8,
    },
    /// A silver frog never steps onto objects.
    StepOntoObjects {
        /// Where they stand.
        square: Square,
    },
    /// The board has no such square.
    OffBoard {
        /// What was written, shortened.
        square: String,
    },
    /// The squares of a tile are written in their order, that of the objects first.
    OutOfOrder {
        /// How the move is written.
        written: String,
    },
    /// The tile has another number of squares.
    WrongSize {
        /// The tile.
        tile: Tile,
        /// How many squares it covers.
        size: u8,
        /// How many were written.
        written: u32,
    },
    /// The tile has another shape.
    WrongShape {
        /// The tile.
        tile: Tile,
        /// The squares that were written.
        squares: Squares,
    },
}

impl table::Reason for Reason {
    fn paragraph(&self) -> &'static str {
        match self {
            Self::NotOffered { .. }
            | Self::WrongRow { .. }
            | Self::LanternThere { .. }
            | Self::Uneven { .. }
            | Self::CanLay
            | Self::NothingToEnd
            | Self::LaidAlready
            | Self::OutOfOrder { .. } => "A turn",
            Self::ObjectsElsewhere { .. } | Self::WrongSize { .. } | Self::WrongShape { .. } => "Garden tiles",
            Self::OffBoard { .. } => "Kinds and rows",
            Self::NoZen
            | Self::NotFaceUp { .. }
            | Self::NotSurrounded { .. }
            | Self::NotBare { .. }
            | Self::ZenThere { .. } => "zen",
            Self::NoFrog
            | Self::FrogFirst
            | Self::FrogThere { .. }
            | Self::SteppedAlready
            | Self::NotBeside { .. }
            | Self::StepDown { .. }
            | Self::StepTooHigh { .. }
            | Self::StepOntoObjects { .. } => "frog",
        }
    }
}

pub(crate) fn why_not(view: &View<Miyabi>, mv: Move) -> Reason {
    let board = &view.public.boards[view.seat];
    match (view.public.stage, mv.action()) {
        (_, Action::Frog(_)) if !view.public.expansions.contains(Expansion::Frog) => Reason::NoFrog,
        (Stage::SetFrog(_), _) => Reason::FrogFirst,
        (Stage::LayAfterFrog(_), Action::Frog(_)) => Reason::SteppedAlready,
        (_, Action::Frog(to)) => why_not_step(board, to),
        (Stage::FrogOrEnd(_), _) => Reason::LaidAlready,
        (_, Action::End) => Reason::NothingToEnd,
        (_, Action::Pass) => Reason::CanLay,
        (_, Action::Lay(tile, placement)) => why_not_tile(view, board, tile, placement),
        (_, Action::LayZen(kind, square)) => why_not_zen(view, board, kind, square),
    }
}

fn why_not_tile(view: &View<Miyabi>, board: &Board, tile: Tile, placement: Placement) -> Reason {
    let (offer, objects) = (&view.public.tiles.offer, view.public.object);
    if offer.count(tile) == 0 {
        return Reason::NotOffered { tile };
    }
    if !placement.has_object_of(tile.shape(), objects) {
        return Reason::ObjectsElsewhere { tile, stands: objects.on(tile.shape()).into() };
    }
    wrong_line(board, tile.kind(), placement.object())
        .or_else(|| taken(board, placement.squares()))
        .unwrap_or_else(|| uneven(board, placement.squares()))
}

fn why_not_zen(view: &View<Miyabi>, board: &Board, kind: Kind, square: Square) -> Reason {
    let Some(zen) = view.public.zen else { return Reason::NoZen };
    if zen.face_up.count(kind) == 0 {
        return Reason::NotFaceUp { kind };
    }
    if let Some(square) = board.unsurrounded() {
        return Reason::NotSurrounded { square };
    }
    wrong_line(board, kind, square)
        .or_else(|| taken(board, Squares::only(square)))
        .unwrap_or(Reason::NotBare { square })
}

/// The object must stand in its kind's row and in a column without a lantern.
fn wrong_line(board: &Board, kind: Kind, square: Square) -> Option<Reason> {
    if square.kind() != kind {
        return Some(Reason::WrongRow { kind, row: kind as u8 + 1, square });
    }
    let column = square.column();
    board.lanterns().contains(column).then_some(Reason::LanternThere { column })
}

/// Nothing is laid on a frog or a zen tile.
fn taken(board: &Board, squares: Squares) -> Option<Reason> {
    let frog = board.frog().filter(|&frog| squares.contains(frog)).map(|square| Reason::FrogThere { square });
    frog.or_else(|| squares.and(board.zen()).first().map(|square| Reason::ZenThere { square }))
}

fn uneven(board: &Board, squares: Squares) -> Reason {
    let height = |&square: &Square| board.height(square);
    let ends = squares.iter().min_by_key(height).zip(squares.iter().max_by_key(height));
    let (low, high) = ends.expect("a tile covers squares");
    Reason::Uneven { low, low_level: board.height(low), high, high_level: board.height(high) }
}

fn why_not_step(board: &Board, square: Square) -> Reason {
    let from = board.frog().filter(|frog| frog.neighbours().contains(square));
    let Some(from) = from else { return Reason::NotBeside { square } };
    let (frog_level, level) = (board.height(from), board.height(square));
    if level < frog_level {
        return Reason::StepDown { square, level, frog_level };
    }
    if level > frog_level + 1 {
        return Reason::StepTooHigh { square, level, frog_level };
    }
    Reason::StepOntoObjects { square }
}

pub(crate) fn why_unreadable(text: &str) -> Option<Reason> {
    if let Some(square) = text.strip_prefix("frog ") {
        return square.parse::<Square>().is_err().then(|| off_board(square));
    }
    let (tile, squares) = text.split_once('@')?;
    let squares: Vec<&str> = squares.split('+').collect();
    if let Some(wrong) = squares.iter().find(|square| square.parse::<Square>().is_err()) {
        return Some(off_board(wrong));
    }
    let tile: Tile = tile.parse().ok()?;
    if let Ok(mv) = text.parse::<Move>() {
        return Some(Reason::OutOfOrder { written: mv.to_string() });
    }
    let (size, written) = (tile.shape().size(), squares.len() as u32);
    if u32::from(size) != written {
        return Some(Reason::WrongSize { tile, size, written });
    }
    let squares = squares.iter().filter_map(|square| square.parse::<Square>().ok()).collect();
    Some(Reason::WrongShape { tile, squares })
}

fn off_board(square: &str) -> Reason {
    const SHOWN: usize = 8;
    Reason::OffBoard { square: square.chars().take(SHOWN).collect() }
}
