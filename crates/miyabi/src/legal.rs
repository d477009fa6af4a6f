//! Which moves are legal.

use table::{Seat, list_bits};

use crate::game::Stage;
use crate::square::{BOARD, SIDE, row};
use crate::{Board, Expansion, Miyabi, Move, ObjectSquares, Pass, Pattern, Shape, Squares, Tile};

impl Miyabi {
    pub(crate) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        into.clear();
        if self.stage.mover() != Some(seat) {
            return;
        }
        let board = &self.boards[seat];
        match self.stage {
            Stage::SetFrog(_) => list_frog(BOARD, into),
            Stage::Lay(_) => self.list_turn(board, board.frog_steps(), into),
            Stage::LayAfterFrog(_) => self.list_turn(board, Squares::EMPTY, into),
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
        let mut spots = Spots::default();
        spots.fill(board, self.rules.object);
        let mut offered = self.tiles.offer.different();
        while offered != 0 {
            let tile = Tile::from_index(offered.trailing_zeros() as usize);
            offered &= offered - 1;
            spots.list(tile, into);
        }
    }

    /// miyabi.md, zen: one at a time, on bare squares in the row of their kind.
    fn list_zen_tiles(&self, board: &Board, into: &mut Vec<Move>) {
        if board.unsurrounded().is_some() {
            return;
        }
        let free = board.bare().and(board.unlit());
        for kind in self.zen.face_up.kinds() {
            into.extend(free.and(kind.row()).iter().map(|square| Move::lay_zen(kind, square)));
        }
    }
}

/// The squares on which the object can be, for every shape and every turn of it.
#[derive(Default)]
struct Spots {
    /// The numbers of the first patterns.
    firsts: [u8; 4],
    squares: [[u64; Self::TURNS]; 4],
}

impl Spots {
    const TURNS: usize = 4;

    #[inline]
    fn fill(&mut self, board: &Board, objects: ObjectSquares) {
        let level = board.level();
        let free = board.unlit().bits();
        for shape in Shape::ALL {
            let patterns = Pattern::of(shape, objects);
            self.firsts[shape as usize] = patterns.start;
            for (squares, pattern) in self.squares[shape as usize].iter_mut().zip(patterns) {
                *squares = Pattern::new(pattern).spots(&level) & free;
            }
        }
    }

    /// Lists the moves that lay this tile.
    #[inline]
    fn list(&self, tile: Tile, into: &mut Vec<Move>) {
        let (shape, first) = (tile.shape() as usize, tile.kind() as u8 * SIDE);
        let [a, b, c, d] = self.squares[shape].map(|squares| squares >> first & row(0).bits());
        let spots = a | b << SIDE | c << (2 * SIDE) | d << (3 * SIDE);
        let first = Move::first(tile, Pattern::new(self.firsts[shape]));
        list_bits::<24, Move>(spots, into, |number| first.onward(number));
    }
}

fn list_frog(squares: Squares, into: &mut Vec<Move>) {
    into.extend(squares.iter().map(Move::frog));
}
