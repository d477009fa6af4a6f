//! Which moves are legal.

use table::{Dice, Seat, list_bits, nth_bit};

use crate::game::Stage;
use crate::square::{BOARD, SIDE, row};
use crate::{Board, Expansion, Expansions, Miyabi, Move, ObjectSquares, Pass, Pattern, Shape, Squares, Tile};

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

    /// One of the moves that would be listed.
    #[inline]
    pub(crate) fn random_move(&self, seat: Seat, dice: &mut Dice, listed: &mut Vec<Move>) -> Move {
        let others = Expansions::EMPTY.with(Expansion::Zen).with(Expansion::Frog);
        if self.stage == Stage::Lay(seat) && self.rules.expansions.and(others).is_empty() {
            return self.random_turn(&self.boards[seat], dice);
        }
        self.list_moves(seat, listed);
        listed[dice.below(listed.len())]
    }

    /// One of the moves of a turn in which there are only garden tiles to lay: they are counted, not listed.
    fn random_turn(&self, board: &Board, dice: &mut Dice) -> Move {
        let spots = Spots::of(board, self.rules.object);
        let offer = self.tiles.offer.different();
        let count: usize = tiles(offer).map(|tile| spots.of_tile(tile).count_ones() as usize).sum();
        let can_pass = count == 0 || self.rules.pass == Pass::Free;
        let mut n = dice.below(count + usize::from(can_pass));
        for tile in tiles(offer) {
            let spots_of_tile = spots.of_tile(tile);
            let here = spots_of_tile.count_ones() as usize;
            if n < here {
                return spots.first(tile).onward(nth_bit(spots_of_tile, n) as u16);
            }
            n -= here;
        }
        Move::PASS
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
        let spots = Spots::of(board, self.rules.object);
        for tile in tiles(self.tiles.offer.different()) {
            let first = spots.first(tile);
            list_bits::<24, Move>(spots.of_tile(tile), into, |number| first.onward(number));
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

/// The tiles that these bits stand for.
#[inline]
fn tiles(mut bits: u32) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        let tile = (bits != 0).then(|| Tile::from_index(bits.trailing_zeros() as usize));
        bits &= bits.wrapping_sub(1);
        tile
    })
}

/// The squares on which the object can be, for every shape and every turn of it.
struct Spots {
    /// The numbers of the first patterns.
    firsts: [u8; 4],
    squares: [[u64; Self::TURNS]; 4],
}

impl Spots {
    const TURNS: usize = 4;

    #[inline]
    fn of(board: &Board, objects: ObjectSquares) -> Self {
        let mut spots = Self { firsts: [0; 4], squares: [[0; Self::TURNS]; 4] };
        let level = board.level();
        let free = board.unlit().bits();
        for shape in Shape::ALL {
            let patterns = Pattern::of(shape, objects);
            spots.firsts[shape as usize] = patterns.start;
            for (squares, pattern) in spots.squares[shape as usize].iter_mut().zip(patterns) {
                *squares = Pattern::new(pattern).spots(&level) & free;
            }
        }
        spots
    }

    /// A bit for each move that lays this tile: so far on from the first it is.
    #[inline]
    fn of_tile(&self, tile: Tile) -> u64 {
        let first = tile.kind() as u8 * SIDE;
        let [a, b, c, d] = self.squares[tile.shape() as usize].map(|squares| squares >> first & row(0).bits());
        a | b << SIDE | c << (2 * SIDE) | d << (3 * SIDE)
    }

    /// The move that lays a tile in the first column as it is turned first.
    #[inline]
    fn first(&self, tile: Tile) -> Move {
        Move::first(tile, Pattern::new(self.firsts[tile.shape() as usize]))
    }
}

fn list_frog(squares: Squares, into: &mut Vec<Move>) {
    into.extend(squares.iter().map(Move::frog));
}
