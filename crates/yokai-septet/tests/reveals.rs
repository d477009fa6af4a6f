//! What can be taken back without anybody knowing more than before.

use table::{Dice, Game, Seat, Table};
use yokai_septet::{Stage, YokaiSeptet};

#[test]
fn a_pass_reveals_nothing_until_all_have_passed() {
    let passing = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Pass;
    let mut table = testkit::play_until(7, |setup| setup.seats == 4, passing);
    let dealt = table.log().len();
    let mut dice = Dice::new(8);
    for last in [false, false, false, true] {
        // They choose at the same time, so in any order.
        let seat = table.turn().seats().iter().last().unwrap();
        let mv = *dice.choose(&table.moves(seat)).unwrap();
        assert_eq!(testkit::reveals(&table, seat, mv), last, "{mv} of seat {seat}");
        table.play(seat, mv).unwrap();
        assert_eq!(table.reveals(dealt), last, "all passes so far");
    }
}

#[test]
fn a_discard_of_a_duel_reveals_nothing_until_both_have_chosen() {
    let discarding = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Discard;
    let mut table = testkit::play_until(9, |setup| setup.seats == 2, discarding);
    let [first, second] = [Seat::new(1), Seat::new(0)];
    let mv = table.moves(first)[0];
    assert!(!testkit::reveals(&table, first, mv));
    table.play(first, mv).unwrap();
    let mv = table.moves(second)[0];
    // What was discarded stays hidden, but whoever leads shows a card.
    let mut after = table.clone();
    after.play(second, mv).unwrap();
    let shows = after.game().public().shown.is_some();
    assert_eq!(testkit::reveals(&table, second, mv), shows);
}

#[test]
fn a_card_of_a_trick_reveals_itself() {
    let playing = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Play;
    let table = testkit::play_until(10, |setup| setup.seats == 4, playing);
    let seat = table.turn().seats().first().unwrap();
    let shown = table.game().public().shown.map(|shown| shown.card.to_string());
    for mv in table.moves(seat) {
        assert_eq!(testkit::reveals(&table, seat, mv), Some(mv.to_string()) != shown, "{mv}");
    }
}
