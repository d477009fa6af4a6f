//! The bit tricks behind legality, against plain heights.

use table::Dice;

use crate::square::SIDE;
use crate::{Board, Pattern, Square, Squares};

fn squares() -> impl Iterator<Item = Square> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Square::at(column, row)))
}

/// A board with random heights up to 2, a zen tile and a frog.
fn random_board(dice: &mut Dice) -> Board {
    let mut board = Board::default();
    for square in squares() {
        for _ in 0..dice.below(3) {
            board.lay(Squares::only(square), square, 1);
        }
    }
    let bare: Vec<_> = board.bare().iter().collect();
    board.lay_zen(*dice.choose(&bare).expect("some square is bare"));
    let anywhere: Vec<_> = squares().collect();
    board.put_frog(*dice.choose(&anywhere).expect("there are squares"));
    board
}

#[test]
fn spots_are_where_a_tile_fits_and_lies_level() {
    let mut dice = Dice::new(5);
    for _ in 0..200 {
        let board = random_board(&mut dice);
        let taken = board.zen().with(board.frog().expect("it was put"));
        for pattern in (0..Pattern::COUNT as u8).map(Pattern::new) {
            let spots = Squares::from_bits(pattern.spots(&board.level()));
            for object in squares() {
                let lies_level = |covered: Squares| {
                    covered.and(taken).is_empty()
                        && covered.iter().all(|square| board.height(square) == board.height(object))
                };
                let expected = pattern.fit(object).is_some_and(lies_level);
                assert_eq!(spots.contains(object), expected, "{pattern:?} on {object} of {board:?}");
            }
        }
    }
}

/// 36 singles, 60 doubles with 2 ends, 48 straights with 2 ends or a middle, 100 corners with 3 squares.
#[test]
fn patterns_are_all_different() {
    let mut seen = std::collections::HashSet::new();
    for pattern in (0..Pattern::COUNT as u8).map(Pattern::new) {
        for object in squares() {
            if let Some(covered) = pattern.fit(object) {
                assert!(seen.insert((object, covered)), "{pattern:?} on {object}");
            }
        }
    }
    assert_eq!(seen.len(), 36 + 60 * 2 + 48 * 3 + 100 * 3);
}

#[test]
fn heights_can_be_read_as_they_were_built() {
    let square: Square = "c3".parse().unwrap();
    let mut board = Board::default();
    for height in 0..30 {
        assert_eq!(board.height(square), height);
        assert!(board.at_height(height).contains(square));
        assert_eq!(board.at_height(height + 1), Squares::EMPTY);
        assert_eq!(board.lay(Squares::only(square), square, 1), height + 1);
    }
}
