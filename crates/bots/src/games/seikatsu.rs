//! Seikatsu: flocks now, flowers later.

use seikatsu::{Garden, Mode, Move, Pagoda, Seikatsu, Spaces, Tile, score};
use table::{Game, Seat};

use crate::{Appraised, Knowledge};

/// A point that a row gains now is not yet safe: others may still spoil what it could have become.
const FLOWERS: f32 = 0.8;
/// Flower points for others hurt less than own ones help, as there are several of them.
const SPITE: f32 = 0.5;

impl Knowledge for Seikatsu {
    const DOUBT: f32 = 2.0;
    const CARELESSNESS: u8 = 64;
    const CLEAR_LEAD: f32 = 15.0;

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let own = Pagoda::of(seat, self.seats());
        let flock_sign = match self.options().mode() {
            Mode::SoloMedium => 0.0,
            Mode::SoloHard => -1.0,
            _ => 1.0,
        };
        into.clear();
        into.extend(moves.iter().map(|&mv| {
            let flock = score::flock_points(
                score::birds_beside(self.garden(), mv.space(), mv.play().bird()),
                self.options().edition(),
            );
            let flowers: f32 = self
                .options()
                .pagodas()
                .iter()
                .map(|&pagoda| {
                    let gain = row_gain(self.garden(), pagoda, mv);
                    if pagoda == own { gain } else { -SPITE * gain / (self.options().pagodas().len() - 1) as f32 }
                })
                .sum();
            flock_sign * f32::from(flock) + FLOWERS * flowers
        }));
    }
}

/// What a pagoda's row gains by a tile, if it grows its largest set.
fn row_gain(garden: &Garden, pagoda: Pagoda, mv: Move) -> f32 {
    let row = pagoda.rows().into_iter().find(|row| row.contains(mv.space())).unwrap_or(Spaces::EMPTY);
    let before = score::row_size(garden, row);
    let after = match mv.play().tile() {
        Tile::KOI => before + 1,
        tile => {
            let flower = tile.flower().expect("a garden tile shows a flower");
            before.max((garden.flowers(flower).and(row).len() + 1 + garden.koi().and(row).len()) as u8)
        }
    };
    // From size n to n + 1 a row gains n + 1 points.
    if after > before { f32::from(after) } else { 0.0 }
}
