//! Shikoku.

use shikoku::{Move, Shikoku};
use table::{PerSeat, Seat};

use crate::{Appraised, Knowledge};

impl Knowledge for Shikoku {
    const DOUBT: f32 = 1.0;
    const LOOK_AHEAD: Option<u32> = None;
    const CARELESSNESS: u8 = 255;
    const CLEAR_LEAD: f32 = 10.0;

    fn appraise(&self, _: Seat, moves: &[Move], into: &mut Appraised) {
        into.clear();
        into.resize(moves.len(), 0.0);
    }

    fn estimate(&self) -> PerSeat<f32> {
        unreachable!("imagined games are played to the end")
    }
}
