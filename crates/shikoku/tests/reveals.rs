//! What can be taken back without anybody knowing more than before.

use shikoku::{Move, Phase, Shikoku};
use table::{Game, Seat, Table};

fn mover(table: &Table<Shikoku>) -> Seat {
    table.turn().seats().first().unwrap()
}

#[test]
fn taking_a_card_that_lies_there_reveals_nothing_until_somebody_draws() {
    let collecting = |table: &Table<Shikoku>| table.game().phase() == Phase::Collect;
    let table = testkit::play_until(5, |setup| setup.seats == 5, collecting);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert!(!testkit::reveals(&table, seat, mv), "{mv}");
    }
}

#[test]
fn a_played_card_reveals_itself_unless_all_saw_it_taken() {
    let known = |table: &Table<Shikoku>| {
        let seat = table.turn().seats().iter().next();
        // Not the last of the line: then a card is drawn as well.
        let early = table.game().phase() == Phase::Play && table.game().line().len() < 3;
        early && seat.is_some_and(|seat| !table.game().public().hands[seat].taken.is_empty())
    };
    let table = testkit::play_until(6, |setup| setup.seats == 5, known);
    let seat = mover(&table);
    let taken = table.game().public().hands[seat].taken;
    assert!(taken.len() < table.moves(seat).len(), "some cards are not known");
    for mv in table.moves(seat) {
        let Move::Play(card) = mv else { panic!("{mv} plays no card") };
        assert_eq!(testkit::reveals(&table, seat, mv), !taken.contains(card), "{mv}");
    }
}
