//! Counts of move sequences from fixed deals.

use table::{Game, Record, Table};

/// Runs a perft file: a record on a line of its own, then lines `depth count` that hold from its last position.
/// Lines that start with `#` are comments.
pub fn perft<G: Game>(file: &str) {
    let mut position: Option<Table<G>> = None;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with('{') {
            let record = Record::from_json(line).expect("a perft file holds records");
            position = Some(Table::referee(&record).expect("by the rules"));
            continue;
        }
        let table = position.as_ref().expect("a record stands before its counts");
        let (depth, count) = line.split_once(' ').expect("a line holds a depth and a count");
        let (depth, count): (u32, u64) = (depth.parse().expect("a depth"), count.parse().expect("a count"));
        assert_eq!(sequences(table.game(), depth), count, "depth {depth} from {}", table.record());
    }
}

/// How many sequences of exactly `depth` moves there are before luck or the end comes.
fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    let mut count = 0;
    for seat in game.turn().seats() {
        game.legal_moves(seat, &mut moves);
        for &mv in &moves {
            let mut next = game.clone();
            next.apply_move(seat, mv, &mut ());
            count += sequences(&next, depth - 1);
        }
    }
    count
}
