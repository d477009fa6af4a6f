//! Which rule forbids a move. The truth of each reason is worked out from the page, apart from the rules' own code.

use std::collections::BTreeSet;

use miyabi::{
    Action, BOARD, Board, Expansion, Kind, Miyabi, Move, Options, Reason, Shape, Square, Squares, Stage, Tile, beside,
};
use serde_json::json;
use table::{Dice, Reason as _, Seat, Table, Turn, View, WhyNot, parse, variants, why_not};

/// Garden tiles on random squares of their shape, each of these taken for the object's, and all the small moves.
fn some_moves(dice: &mut Dice) -> Vec<Move> {
    let tiles: Vec<Tile> = Tile::all().collect();
    let squares: Vec<Square> = BOARD.iter().collect();
    let mut moves = vec![Move::END, Move::PASS];
    while moves.len() < 40 {
        let tile = *dice.choose(&tiles).unwrap();
        // Mostly on its own row, where there is more to be wrong.
        let row: Vec<Square> = tile.kind().row().iter().collect();
        let from = if dice.below(4) == 0 { &squares } else { &row };
        let mut covered = vec![*dice.choose(from).unwrap()];
        while covered.len() < usize::from(tile.shape().size()) {
            let tile: Squares = covered.iter().copied().collect();
            let onward: Vec<_> = beside(tile).minus(tile).iter().collect();
            covered.push(*dice.choose(&onward).unwrap());
        }
        covered[1..].sort_unstable();
        let covered: Vec<_> = covered.iter().map(ToString::to_string).collect();
        moves.extend(parse::<Move>(&format!("{tile}@{}", covered.join("+"))));
    }
    moves.extend((0..12).map(|_| Move::lay_zen(*dice.choose(&Kind::ALL).unwrap(), *dice.choose(&squares).unwrap())));
    moves.extend(squares.into_iter().map(Move::frog));
    moves
}

/// The kind that is laid, the square of its object and all squares.
fn laid(mv: Move) -> Option<(Kind, Square, Squares)> {
    match mv.action() {
        Action::Lay(tile, placement) => Some((tile.kind(), placement.object(), placement.squares())),
        Action::LayZen(kind, square) => Some((kind, square, Squares::only(square))),
        Action::Frog(_) | Action::End | Action::Pass => None,
    }
}

/// Whether what the reason says is so.
fn holds(reason: &Reason, view: &View<Miyabi>, mv: Move) -> bool {
    let (public, board) = (&view.public, &view.public.boards[view.seat]);
    let frog_level = || board.height(board.frog().unwrap());
    let covers = |square| laid(mv).unwrap().2.contains(square);
    let zen = matches!(mv.action(), Action::LayZen(..));
    let step = matches!(mv.action(), Action::Frog(_));
    match *reason {
        Reason::NoFrog => step && !public.expansions.contains(Expansion::Frog),
        Reason::FrogFirst => !step && matches!(public.stage, Stage::SetFrog(_)),
        Reason::SteppedAlready => step && matches!(public.stage, Stage::LayAfterFrog(_)),
        Reason::LaidAlready => !step && mv != Move::END && matches!(public.stage, Stage::FrogOrEnd(_)),
        Reason::NothingToEnd => mv == Move::END,
        Reason::CanLay => mv == Move::PASS && view.moves.iter().any(|&other| laid(other).is_some()),
        Reason::NotOffered { tile } => public.tiles.offer.iter().all(|other| other != tile),
        // With the standard set: at the end of a straight tile, in the corner of a corner tile.
        Reason::ObjectsElsewhere { tile, ref stands } => {
            let (_, object, squares) = laid(mv).unwrap();
            match (tile.shape(), squares.and(object.neighbours()).len()) {
                (Shape::Straight, 2) => stands == "end",
                (Shape::Corner, 1) => stands == "corner",
                _ => false,
            }
        }
        Reason::WrongRow { kind, row, square } => {
            laid(mv).unwrap().0 == kind
                && !square.to_string().ends_with(&row.to_string())
                && !kind.row().contains(square)
        }
        Reason::LanternThere { column } => laid(mv).unwrap().1.column() == column && board.lanterns().contains(column),
        Reason::FrogThere { square } => covers(square) && board.frog() == Some(square),
        Reason::ZenThere { square } => covers(square) && board.zen().contains(square),
        Reason::Uneven { low, low_level, high, high_level } => {
            covers(low)
                && covers(high)
                && low_level < high_level
                && heights(board, [low, high]) == [low_level, high_level]
        }
        Reason::NoZen => zen && public.zen.is_none(),
        Reason::NotFaceUp { kind } => zen && public.zen.unwrap().face_up.iter().all(|other| other != kind),
        Reason::NotSurrounded { square } => {
            zen && board.zen().contains(square) && !square.neighbours().is_within(board.covered())
        }
        Reason::NotBare { square } => zen && covers(square) && board.height(square) > 0,
        Reason::NotBeside { square } => step && !board.frog().unwrap().neighbours().contains(square),
        Reason::StepDown { level, frog_level: from, square } => {
            step && from == frog_level() && level == board.height(square) && level < from
        }
        Reason::StepTooHigh { level, frog_level: from, square } => {
            step && from == frog_level() && level == board.height(square) && level > from + 1
        }
        Reason::StepOntoObjects { square } => step && !board.frog_is_golden() && board.with_objects().contains(square),
        Reason::OffBoard { .. } | Reason::OutOfOrder { .. } | Reason::WrongSize { .. } | Reason::WrongShape { .. } => {
            panic!("{mv} can be read")
        }
    }
}

fn heights(board: &Board, squares: [Square; 2]) -> [u8; 2] {
    squares.map(|square| board.height(square))
}

/// Random games of every variant, in which many moves are asked about now and then.
#[test]
fn every_rule_says_why_and_only_where_it_forbids() {
    const EVERY: usize = 61;
    let mut met = BTreeSet::new();
    let mut dice = Dice::new(11);
    for options in variants::<Options>() {
        let mut table = Table::<Miyabi>::new(options);
        while table.turn() != Turn::Over {
            let Some(seat) = table.turn().seats().first() else {
                table.roll(&mut dice).unwrap();
                continue;
            };
            if dice.below(EVERY) == 0 {
                let view = table.view(seat);
                for mv in some_moves(&mut dice) {
                    match why_not(&view, &mv.to_string()) {
                        None => assert!(view.moves.contains(&mv), "{mv} is not legal"),
                        Some(WhyNot::Rule(reason)) => {
                            assert!(holds(&reason, &view, mv), "{mv}: {reason:?} is not true of {view:?}");
                            met.insert(json!(reason)["reason"].as_str().unwrap().to_owned());
                        }
                        Some(other) => panic!("{mv}: {other:?}"),
                    }
                }
            }
            let mv = *dice.choose(&table.moves(seat)).unwrap();
            table.play(seat, mv).unwrap();
        }
    }
    let expected = "can-lay frog-first frog-there laid-already lantern-there no-frog no-zen not-bare not-beside \
        not-face-up not-offered not-surrounded nothing-to-end objects-elsewhere step-down step-onto-objects \
        step-too-high stepped-already uneven wrong-row zen-there";
    assert_eq!(met.into_iter().collect::<Vec<_>>().join(" "), expected);
}

#[test]
fn a_text_that_is_no_move_is_told_what_is_wrong_with_it() {
    let options = variants::<Options>().swap_remove(0);
    let view = Table::<Miyabi>::new(options).view(Seat::new(0));
    let cases = [
        ("F2@f3+g3", json!({"reason": "off-board", "square": "g3"})),
        ("frog c7", json!({"reason": "off-board", "square": "c7"})),
        ("ZM@a0", json!({"reason": "off-board", "square": "a0"})),
        ("frog ccccccccccc", json!({"reason": "off-board", "square": "cccccccc"})),
        ("F2@c3", json!({"reason": "wrong-size", "tile": "F2", "size": 2, "written": 1})),
        ("F2@c3+e3", json!({"reason": "wrong-shape", "tile": "F2", "squares": ["c3", "e3"]})),
        ("BL@e5+e6+f5", json!({"reason": "out-of-order", "written": "BL@e5+f5+e6"})),
    ];
    for (text, expected) in cases {
        let Some(WhyNot::Rule(reason)) = why_not(&view, text) else { panic!("{text} has a reason") };
        assert_eq!(json!(reason), expected);
        assert!(!reason.paragraph().is_empty());
    }
    for nonsense in ["", " ", "@", "§", "@@", "X1@a1", "pass pass", "frog"] {
        assert!(matches!(why_not(&view, nonsense), Some(WhyNot::Unreadable { .. } | WhyNot::Rule(_))), "{nonsense}");
    }
}
