//! Why a tile cannot lie there.

use serde::{Deserialize, Serialize};
use table::View;
use ts_rs::TS;

use crate::{Move, Seikatsu, Space, Tile};

/// A rule that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[ts(export_to = "seikatsu/")]
pub enum Reason {
    /// The tile is not in the hand.
    NotInHand {
        /// The tile.
        tile: Tile,
    },
    /// Another tile lies there.
    Taken {
        /// Where.
        space: Space,
        /// What lies there.
        tile: Tile,
    },
    /// No tile lies beside the space.
    TouchesNothing {
        /// The space.
        space: Space,
    },
    /// Alone a garden tile must touch the tile laid last.
    AwayFromLast {
        /// The space that does not.
        space: Space,
        /// The space of the tile laid last.
        last_space: Space,
    },
    /// Alone a koi must touch a garden tile.
    TouchesKoiOnly {
        /// The space that does not.
        space: Space,
    },
    /// The pond takes no tile.
    Pond,
    /// There is no such tile.
    NoTile,
    /// There is no such space.
    NoSpace,
    /// A koi must be given a bird.
    NoBird {
        /// Where the koi should go.
        space: Space,
    },
    /// Only a koi is given a bird.
    OwnBird {
        /// The garden tile, which shows one.
        tile: Tile,
    },
}

impl table::Reason for Reason {
    fn paragraph(&self) -> &'static str {
        match self {
            Self::NotInHand { .. }
            | Self::Taken { .. }
            | Self::TouchesNothing { .. }
            | Self::NoBird { .. }
            | Self::OwnBird { .. } => "A turn",
            Self::AwayFromLast { .. } | Self::TouchesKoiOnly { .. } => "Solo",
            Self::Pond | Self::NoSpace => "The garden",
            Self::NoTile => "Components",
        }
    }
}

pub(crate) fn why_not(view: &View<Seikatsu>, mv: Move) -> Reason {
    let (tile, space, garden) = (mv.play().tile(), mv.space(), &view.public.garden);
    if !view.private.hand.tiles().any(|held| held == tile) {
        return Reason::NotInHand { tile };
    }
    if let Some(tile) = garden.tile(space) {
        return Reason::Taken { space, tile };
    }
    if !garden.open().contains(space) {
        return Reason::TouchesNothing { space };
    }
    // With company every open space is allowed; alone garden tiles and koi are bound differently.
    match view.public.last {
        Some(last_space) if tile != Tile::KOI => Reason::AwayFromLast { space, last_space },
        _ => Reason::TouchesKoiOnly { space },
    }
}

pub(crate) fn why_unreadable(text: &str) -> Option<Reason> {
    let (tile, rest) = text.split_once('@')?;
    let Ok(tile) = tile.parse::<Tile>() else { return Some(Reason::NoTile) };
    let (space, bird) = rest.split_once('=').map_or((rest, None), |(space, bird)| (space, Some(bird)));
    if space == "d4" {
        return Some(Reason::Pond);
    }
    let Ok(space) = space.parse() else { return Some(Reason::NoSpace) };
    match (tile, bird) {
        (Tile::KOI, _) => Some(Reason::NoBird { space }),
        (_, Some(_)) => Some(Reason::OwnBird { tile }),
        (_, None) => None,
    }
}
