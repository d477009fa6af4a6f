//! What can be taken back without anybody knowing more than before.

use seikatsu::Seikatsu;

#[test]
fn a_tile_was_in_a_hidden_hand() {
    let table = testkit::play_until::<Seikatsu>(4, |setup| setup.seats == 2, |table| table.log().len() == 3);
    let seat = table.turn().seats().first().unwrap();
    for mv in table.moves(seat) {
        assert!(testkit::reveals(&table, seat, mv), "{mv}");
    }
}
