//! Seikatsu: flocks now, flowers later.

mod learn;
mod position;

use std::sync::LazyLock;

use seikatsu::{Bird, Flower, Garden, Mode, Move, Pagoda, Play, Seikatsu, Tile, score};
use table::{Dice, Game, PerSeat, Seat, Small};

use crate::knowledge::{CLEARLY, best, sensible_move};
use crate::lesson::weights;
use crate::{Appraised, Knowledge, Lesson, Origin};
use position::{Judge, ROW_AT};

/// A point that a row gains now is not yet safe: others may still spoil what it could have become.
const FLOWERS: f32 = 0.8;
/// Flower points for others hurt less than own ones help, as there are several of them.
const SPITE: f32 = 0.5;

/// What was learned, as `chabudai train seikatsu` wrote it.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| Judge::read(weights(include_bytes!("seikatsu/weights.bin"))));

impl Knowledge for Seikatsu {
    const DOUBT: f32 = 2.0;
    const CARELESSNESS: u8 = 20;
    const CLEAR_LEAD: f32 = 6.0;

    /// Who plays for the lead scores more, and does not win oftener for it: at the end it counts who wins. Alone, where nobody else
    /// is in the way, the lead tells a little more.
    fn clearly(&self) -> f32 {
        if self.seats() == 1 { 0.3 } else { CLEARLY }
    }

    fn appraise(&self, seat: Seat, moves: &[Move], into: &mut Appraised) {
        let own = Pagoda::of(seat, self.seats());
        let (edition, pagodas) = (self.options().edition(), self.options().pagodas());
        let flock_sign = match self.options().mode() {
            Mode::SoloMedium => 0.0,
            Mode::SoloHard => -1.0,
            Mode::SoloEasy | Mode::Standard | Mode::Tournament => 1.0,
        };
        // Alone both other pagodas are the rival's, whose points count as much as one's own.
        let spite = if self.seats() == 1 { 1.0 } else { SPITE / (pagodas.len() - 1) as f32 };
        into.clear();
        into.extend(moves.iter().map(|&mv| {
            let beside = score::birds_beside(self.garden(), mv.space(), mv.play().bird());
            let flock = flock_sign * f32::from(score::flock_points(beside, edition));
            let flowers = |&pagoda: &Pagoda| {
                let gain = row_gain(self.garden(), pagoda, mv);
                if pagoda == own { gain } else { -spite * gain }
            };
            flock + FLOWERS * pagodas.iter().map(flowers).sum::<f32>()
        }));
    }

    const FORESIGHT: u32 = 4;

    fn learn(origin: &Origin, tell: &mut dyn FnMut(Lesson)) -> Option<Vec<u8>> {
        Some(learn::learn(origin, tell))
    }

    fn judge(&self) -> Option<PerSeat<f32>> {
        (self.seats() > 1).then(|| position::chances(self, &JUDGE))
    }

    /// What a koi is called counts on this turn only, so there is one best name for each space.
    fn dismiss(&self, _: Seat, moves: &mut Vec<Move>) {
        let garden = moves.partition_point(|mv| mv.play().tile() != Tile::KOI);
        let spaces = (moves.len() - garden) / Bird::ALL.len();
        moves.truncate(garden + spaces);
        moves[garden..].iter_mut().for_each(|mv| *mv = best_named(self, *mv));
        moves[garden..].sort_unstable();
    }

    /// With company, the better of two moves, without a list: many quick games tell more than few good ones. Alone nobody
    /// else's moves blur what one's own are worth, and good ones pay.
    fn playout_move(&self, seat: Seat, listed: &mut Vec<Move>, looks: &mut Appraised, dice: &mut Dice) -> Move {
        if self.seats() > 1 {
            let two = std::array::from_fn::<_, 2, _>(|_| best_named(self, self.random_move(seat, dice, listed)));
            self.appraise(seat, &two, looks);
            return best(&two, looks);
        }
        self.legal_moves(seat, listed);
        best_named(self, sensible_move(self, seat, listed, looks, dice))
    }
}

/// The same move, a koi by the name that scores most for its seat.
fn best_named(game: &Seikatsu, mv: Move) -> Move {
    if mv.play().tile() != Tile::KOI {
        return mv;
    }
    let sign = if game.options().mode() == Mode::SoloHard { -1 } else { 1 };
    let scores = |bird: &Bird| sign * i32::from(score::birds_beside(game.garden(), mv.space(), *bird));
    let bird = Bird::ALL.into_iter().max_by_key(scores).expect("there are birds");
    Move::new(Play::koi(bird), mv.space())
}

/// What a pagoda's row gains by a tile, if it grows its largest set.
fn row_gain(garden: &Garden, pagoda: Pagoda, mv: Move) -> f32 {
    let row = pagoda.rows()[usize::from(ROW_AT[pagoda as usize][mv.space().index()])];
    let before = score::row_size(garden, row);
    let grown = |flower: Flower| (garden.flowers(flower).and(row).len() + 1 + garden.koi().and(row).len()) as u8;
    let after = mv.play().tile().flower().map_or(before + 1, grown);
    // From size n to n + 1 a row gains n + 1 points.
    if after > before { f32::from(after) } else { 0.0 }
}
