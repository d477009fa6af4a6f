//! What can be taken back without anybody knowing more than before.

use miyabi::Miyabi;
use table::{Seat, Setup, Table, Turn};

fn mover(table: &Table<Miyabi>) -> Seat {
    table.turn().seats().first().unwrap()
}

#[test]
fn laying_a_garden_tile_reveals_nothing() {
    let table = testkit::play_until::<Miyabi>(2, |setup| setup.seats == 3, |table| table.log().len() == 5);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert!(!testkit::reveals(&table, seat, mv), "{mv}");
    }
}

#[test]
fn a_zen_tile_reveals_the_one_that_replaces_it() {
    let with_all = |setup: &Setup| setup.seats == 2 && setup.options["expansions"].as_array().unwrap().len() == 5;
    let can_lay_zen = |table: &Table<Miyabi>| {
        table.turn() != Turn::Chance && table.moves(mover(table)).iter().any(|mv| mv.to_string().starts_with('Z'))
    };
    let table = testkit::play_until(3, with_all, can_lay_zen);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert_eq!(testkit::reveals(&table, seat, mv), mv.to_string().starts_with('Z'), "{mv}");
    }
}
