//! What everybody saw happen.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::{Bird, Flower, Pagoda, Pile, Space, Tile};

/// Something that everybody saw happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[ts(export_to = "seikatsu/")]
pub enum Event {
    /// The start tiles were laid, in the order of their spaces.
    Dealt {
        /// Where they lie.
        spaces: Vec<Space>,
        /// What they are.
        tiles: Pile<4>,
    },
    /// A tile was laid.
    Placed {
        /// By whom.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Where.
        space: Space,
        /// The bird that was named for a koi.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bird: Option<Bird>,
    },
    /// The tile just laid found birds of its kind beside it.
    FlockScored {
        /// Whose tile it was.
        seat: Seat,
        /// Who scores it; the rival, who has no seat, follows the seats.
        seats: SeatSet,
        /// The bird.
        bird: Bird,
        /// The birds of its kind beside the tile.
        beside: u8,
        /// The points.
        points: u8,
    },
    /// A tile was drawn from the bag.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many tiles are left in the bag.
        left: u8,
    },
    /// At the end a row scored its largest set of one flower.
    RowScored {
        /// Who scores it; the rival, who has no seat, follows the seats.
        seats: SeatSet,
        /// Whose row.
        pagoda: Pagoda,
        /// Which of its rows, 1 to 7.
        row: u8,
        /// The flower; none if only koi lie there.
        flower: Option<Flower>,
        /// How many, koi included.
        size: u8,
        /// The points.
        points: u8,
    },
}
