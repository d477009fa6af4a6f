//! A garden as text, large or compact.

use miyabi::{Board, Column, Kind, Shows, Square, Squares};

use super::kind_ink;
use crate::canvas::pad;
use crate::{Ink, Screen};

/// Columns inside a large cell.
const CELL: usize = 6;

/// Every square in a cell of its own, without an edge between squares of one tile.
pub(super) fn large(board: &Board, screen: Screen<'_>) -> Vec<String> {
    let letters: String =
        Column::all().map(|column| format!("{:^width$}", column.to_string(), width = CELL + 1)).collect();
    let lantern =
        |column| format!("{:^width$}", if board.lanterns().contains(column) { "i" } else { "" }, width = CELL + 1);
    let lanterns: String = Column::all().map(lantern).collect();
    let mut lines = vec![
        format!("    {letters}").trim_end().to_owned(),
        screen.ink(Ink::Yellow, format!("    {lanterns}").trim_end()),
    ];
    let rows: Vec<(Kind, Vec<Square>)> =
        Kind::ALL.into_iter().map(|kind| (kind, kind.row().iter().collect())).collect();
    let mut above: Option<&[Square]> = None;
    for (number, (kind, squares)) in (1..).zip(&rows) {
        lines.push(edge(board, above, Some(squares)));
        let mut line = format!("{number}{} |", screen.ink(kind_ink(*kind), &kind.to_string()));
        for (i, &square) in squares.iter().enumerate() {
            let next = squares.get(i + 1);
            let wall = if next.is_some_and(|&next| joined(board, square, next)) { ' ' } else { '|' };
            line.push_str(&pad(&cell(board, square, screen), CELL));
            line.push(wall);
        }
        lines.push(line);
        above = Some(squares);
    }
    lines.push(edge(board, above, None));
    lines
}

/// The line between two rows.
fn edge(board: &Board, above: Option<&[Square]>, below: Option<&[Square]>) -> String {
    let mut line = String::from("   +");
    for i in 0..Kind::COUNT {
        let open = match (above.and_then(|row| row.get(i)), below.and_then(|row| row.get(i))) {
            (Some(&upper), Some(&lower)) => joined(board, upper, lower),
            _ => false,
        };
        line.push_str(&if open { " " } else { "-" }.repeat(CELL));
        line.push('+');
    }
    line
}

fn joined(board: &Board, a: Square, b: Square) -> bool {
    board.ground(a).is_some_and(|ground| ground.joined.contains(b))
}

/// ` MM  2`: what shows and how high.
fn cell(board: &Board, square: Square, screen: Screen<'_>) -> String {
    let frog = match (board.frog() == Some(square), board.frog_is_golden()) {
        (false, _) => "",
        (true, false) => "@",
        (true, true) => "@!",
    };
    let Some(ground) = board.ground(square) else {
        return if frog.is_empty() { screen.ink(Ink::Faint, "   .") } else { format!(" {frog}") };
    };
    let shown = match ground.shows {
        Shows::Lawn => screen.ink(Ink::Green, "\""),
        Shows::Objects { kind, objects } => screen.ink(kind_ink(kind), &kind.to_string().repeat(usize::from(objects))),
        Shows::Zen { kind, .. } => screen.ink(kind_ink(kind), &format!("({kind})")),
    };
    let height = screen.ink(Ink::Bold, &format!("{:>2}", ground.height));
    // A frog sits on lawn, or golden on objects, where the objects matter more than the lawn.
    let shown = match (frog, ground.shows) {
        ("", _) => shown,
        (frog, Shows::Lawn) => frog.to_owned(),
        (frog, _) => shown + frog,
    };
    format!("{}{height}", pad(&shown, CELL - 2))
}

/// Two letters a square: `M2` objects of a kind at height 2, `"1` lawn at height 1.
pub(super) fn compact(board: &Board, screen: Screen<'_>) -> Vec<String> {
    let lantern = |column| if board.lanterns().contains(column) { " i " } else { "   " };
    let lanterns: String = Column::all().map(lantern).collect();
    let mut lines = vec![lanterns.trim_end().to_owned()];
    for kind in Kind::ALL {
        let square = |square: Square| {
            let frog = if board.frog() == Some(square) { "@" } else { " " };
            let (ink, shown) = match board.ground(square) {
                None => (Ink::Faint, " .".into()),
                Some(ground) => match ground.shows {
                    Shows::Lawn => (Ink::Green, format!("\"{}", ground.height)),
                    Shows::Objects { kind, .. } => {
                        let objects = board.objects(Squares::only(square));
                        (kind_ink(kind), format!("{}{}", mark(kind, objects), ground.height))
                    }
                    Shows::Zen { kind, .. } => (kind_ink(kind), format!("({kind}")),
                },
            };
            screen.ink(ink, &shown) + frog
        };
        lines.push(kind.row().iter().map(square).collect::<String>().trim_end().to_owned());
    }
    lines
}

/// A single object is a small letter, several are a capital.
fn mark(kind: Kind, objects: u8) -> char {
    if objects > 1 { kind.letter() } else { kind.letter().to_ascii_lowercase() }
}
