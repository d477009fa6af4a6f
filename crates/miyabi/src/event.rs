//! What everybody saw happen.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::{Column, Kind, Prize, Square, Squares, Tile, Tiles, ZenTiles};

/// Something that everybody saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "miyabi/")]
pub enum Event {
    /// The zen tiles were shuffled and the first ones turned face up.
    ZenShuffled {
        /// Those that lie face up.
        face_up: ZenTiles,
    },
    /// A frog was put on its board.
    FrogSet {
        /// Whose.
        seat: Seat,
        /// Where.
        square: Square,
    },
    /// A round began.
    RoundBegan {
        /// Which, counted from 1.
        round: u8,
        /// Who begins.
        seat: Seat,
        /// The tiles to choose from.
        offer: Tiles,
    },
    /// A garden tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// The square of its objects.
        object: Square,
        /// Its other squares.
        others: Squares,
        /// The height beneath plus one.
        level: u8,
        /// Objects times level.
        points: u32,
    },
    /// Somebody was the first to lay a tile of this kind at level 5.
    BonusClaimed {
        /// Who.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// The bonus.
        points: u32,
    },
    /// A zen tile was laid.
    ZenLaid {
        /// By whom.
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// Where.
        square: Square,
        /// Always one.
        points: u32,
    },
    /// A zen tile was turned face up to replace one that was laid.
    ZenReplaced {
        /// Its kind.
        kind: Kind,
        /// How many are left in the stack.
        left: u8,
    },
    /// A zen tile was surrounded.
    ZenSurrounded {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        square: Square,
        /// The squares around it.
        around: Squares,
        /// The objects that show there.
        objects: u8,
        /// Those and its own.
        points: u32,
    },
    /// A frog stepped.
    FrogStepped {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// The level it sits at now.
        level: u8,
        /// The level if the step went up, else nothing.
        points: u32,
    },
    /// A frog reached level 4.
    FrogTurnedGolden {
        /// Whose.
        seat: Seat,
        /// Where it sits.
        square: Square,
    },
    /// A frog that could have stepped stayed where it was.
    FrogStayed {
        /// Whose.
        seat: Seat,
    },
    /// Somebody is out for the rest of the round.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A round ended.
    RoundEnded {
        /// Which, counted from 1.
        round: u8,
        /// What was left of the offer is out of the game.
        left_over: Tiles,
    },
    /// At the end the visible objects of a kind were compared.
    MajorityScored {
        /// The kind.
        kind: Kind,
        /// Who scores.
        seat: Seat,
        /// How many objects of the kind the seat shows.
        objects: u8,
        /// For the most or for the second most.
        prize: Prize,
        /// The points.
        points: u32,
    },
    /// At the end the most numerous group of objects scored. (`colour`)
    ColourScored {
        /// Whose.
        seat: Seat,
        /// Its squares.
        squares: Squares,
        /// Its objects.
        objects: u8,
        /// The points.
        points: u32,
    },
    /// At the end the largest group of lawn squares scored. (`lawn`)
    LawnScored {
        /// Whose.
        seat: Seat,
        /// Its squares.
        squares: Squares,
        /// The points.
        points: u32,
    },
    /// At the end a row showed exactly seven objects. (`seven`)
    SevenInRow {
        /// Whose.
        seat: Seat,
        /// The row, by its kind.
        row: Kind,
        /// The points.
        points: u32,
    },
    /// At the end a column showed exactly seven objects. (`seven`)
    SevenInColumn {
        /// Whose.
        seat: Seat,
        /// The column.
        column: Column,
        /// The points.
        points: u32,
    },
}
