//! What may leave the rules.

use serde::{Deserialize, Serialize};
use table::{Options as _, PerSeat, Seat};
use ts_rs::TS;

use crate::{Garden, Hand, Mode, Options, Pagoda, Seikatsu, Space, Tile, score};

/// What everybody knows. What was laid and drawn earlier adds nothing to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Public {
    /// How it is played.
    pub options: Options,
    /// What lies where.
    pub garden: Garden,
    /// The space of the tile laid last; alone the next garden tile must touch it.
    pub last: Option<Space>,
    /// Flock points scored by each seat's tiles; on `solo-hard` they are the rival's.
    pub flocks: PerSeat<u16, 4>,
    /// What each pagoda's rows are worth as the garden lies.
    pub pagodas: Vec<PagodaRows>,
    /// What is known of each hand.
    pub hands: PerSeat<Held, 4>,
    /// How many tiles are left in the bag.
    pub bag: u8,
}

/// A pagoda and what its rows are worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct PagodaRows {
    /// The pagoda.
    pub pagoda: Pagoda,
    /// Rows 1 to 7.
    pub rows: [score::Row; 7],
}

/// What everybody knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Held {
    /// How many tiles it holds.
    pub tiles: u8,
    /// How many of them are koi, where koi are dealt face up.
    pub koi: Option<u8>,
}

/// What one seat knows besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "seikatsu/")]
pub struct Private {
    /// Its hand.
    pub hand: Hand,
}

impl Public {
    pub(crate) fn of(game: &Seikatsu) -> Self {
        let rows = |&pagoda: &Pagoda| PagodaRows { pagoda, rows: score::rows(&game.garden, pagoda) };
        Self {
            options: game.options,
            garden: game.garden,
            last: game.last,
            flocks: game.flocks,
            pagodas: game.options.pagodas().iter().map(rows).collect(),
            hands: PerSeat::from_fn(game.options.seats(), |seat| game.held(seat)),
            bag: game.bag.len() as u8,
        }
    }
}

impl Seikatsu {
    /// In `standard` nobody knows who holds a koi; in the other modes everybody saw them dealt.
    fn held(&self, seat: Seat) -> Held {
        let hand = &self.hands[seat];
        let koi = hand.tiles().filter(|&tile| tile == Tile::KOI).count() as u8;
        Held { tiles: hand.len() as u8, koi: (self.options.mode() != Mode::Standard).then_some(koi) }
    }
}
