//! Which moves are legal.

use table::Seat;

use crate::game::Stage;
use crate::moves::Run;
use crate::square::SIDE;
use crate::{Board, Expansion, Kind, Miyabi, Move, Pass, Pattern, Shape, Square, Squares, Tile};

impl Miyabi {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.stage.mover() != Some(seat) {
            return;
        }
        let board = &self.boards[seat];
        match self.stage {
            Stage::SetFrog(_) => list_frog(Squares::ALL, into),
            Stage::Lay(_) => self.list_turn(board, board.frog_steps(), into),
            Stage::LayAfterFrog(_) => self.list_turn(board, Squares::NONE, into),
            Stage::FrogOrEnd(_) => {
                list_frog(board.frog_steps(), into);
                into.push(Move::END);
            }
            Stage::ShuffleZen | Stage::DrawOffer | Stage::Over => {}
        }
    }

    fn list_turn(&self, board: &Board, frog_steps: Squares, into: &mut Vec<Move>) {
        self.list_garden_tiles(board, into);
        if self.rules.expansions.contains(Expansion::Zen) {
            self.list_zen_tiles(board, into);
        }
        let can_lay = !into.is_empty();
        list_frog(frog_steps, into);
        // miyabi.md, A turn: a frog step is no reason not to pass.
        if !can_lay || self.rules.pass == Pass::Free {
            into.push(Move::PASS);
        }
    }

    /// miyabi.md, A turn 1 to 4.
    fn list_garden_tiles(&self, board: &Board, into: &mut Vec<Move>) {
        let level = board.level();
        let free = board.lanterns().free_bits();
        for shape in Shape::ALL {
            let patterns = Pattern::of(shape, self.rules.object);
            let first = Pattern::new(patterns.start);
            let mut spots = [0; 4];
            for (spots, pattern) in spots.iter_mut().zip(patterns) {
                *spots = Pattern::new(pattern).spots(&level);
            }
            for (kind, &offered) in Kind::ALL.into_iter().zip(self.tiles.offer.of_shape(shape)) {
                if offered > 0 {
                    let row = kind as u8 * SIDE;
                    let columns = spots.map(|spots| spots >> row & free);
                    let [a, b, c, d] = columns;
                    let bits = a | b << SIDE | c << (2 * SIDE) | d << (3 * SIDE);
                    list_run(Move::run(Tile::new(kind, shape), first), bits as u32, into);
                }
            }
        }
    }

    /// miyabi.md, zen: one at a time, on bare squares in the row of their kind.
    fn list_zen_tiles(&self, board: &Board, into: &mut Vec<Move>) {
        if board.unsurrounded().is_some() {
            return;
        }
        let bare = board.bare();
        for kind in self.zen.face_up.kinds() {
            let free = |square: &Square| !board.lanterns().contains(square.column());
            into.extend(bare.and(kind.row()).filter(free).map(|square| Move::lay_zen(kind, square)));
        }
    }
}

/// Lists the moves of a run whose bits are set.
#[inline]
fn list_run(run: Run, mut bits: u32, into: &mut Vec<Move>) {
    into.reserve(bits.count_ones() as usize);
    while bits != 0 {
        into.push(run.number(bits.trailing_zeros()));
        bits &= bits - 1;
    }
}

fn list_frog(squares: Squares, into: &mut Vec<Move>) {
    into.extend(squares.map(Move::frog));
}
