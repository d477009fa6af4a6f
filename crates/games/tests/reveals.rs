//! What can be taken back without anybody knowing more than before.

use miyabi::Miyabi;
use seikatsu::Seikatsu;
use shikoku::{Move, Phase, Shikoku};
use table::{Dice, Game, Options, Seat, Setup, Table, Turn, showcase};
use yokai_septet::{Stage, YokaiSeptet};

/// A table of the first showcase setup for which `wanted` holds, played at random until `until` holds.
fn played<G: Game>(seed: u64, wanted: impl Fn(&Setup) -> bool, until: impl Fn(&Table<G>) -> bool) -> Table<G> {
    let options = showcase::<G::Options>().into_iter().find(|options| wanted(&options.setup())).unwrap();
    let mut dice = Dice::new(seed);
    let mut table = Table::<G>::new(options);
    while !until(&table) {
        match table.turn() {
            Turn::Over => panic!("it never came to that"),
            Turn::Chance => drop(table.roll(&mut dice).unwrap()),
            Turn::Move(seats) => {
                let seat = seats.iter().next().unwrap();
                let mv = *dice.choose(&table.moves(seat)).unwrap();
                table.play(seat, mv).unwrap();
            }
        }
    }
    table
}

fn mover<G: Game>(table: &Table<G>) -> Seat {
    table.turn().seats().iter().next().unwrap()
}

/// Whether a move reveals something.
fn reveals<G: Game>(table: &Table<G>, seat: Seat, mv: G::Move) -> bool {
    let mut after = table.clone();
    after.play(seat, mv).unwrap();
    after.reveals(table.log().len())
}

#[test]
fn nothing_is_revealed_by_no_step_and_everything_by_luck() {
    let table = played::<Seikatsu>(1, |_| true, |table| table.log().len() == 1);
    assert!(!table.reveals(1));
    assert!(!table.reveals(2), "there is no such step");
    assert!(table.reveals(0), "tiles were dealt");
}

#[test]
fn laying_a_garden_tile_reveals_nothing() {
    let table = played::<Miyabi>(2, |setup| setup.seats == 3, |table| table.log().len() == 5);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert!(!reveals(&table, seat, mv), "{mv}");
    }
}

#[test]
fn a_zen_tile_reveals_the_one_that_replaces_it() {
    let with_all = |setup: &Setup| setup.seats == 2 && setup.options["expansions"].as_array().unwrap().len() == 5;
    let can_lay_zen = |table: &Table<Miyabi>| {
        table.turn() != Turn::Chance && table.moves(mover(table)).iter().any(|mv| mv.to_string().starts_with('Z'))
    };
    let table = played(3, with_all, can_lay_zen);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert_eq!(reveals(&table, seat, mv), mv.to_string().starts_with('Z'), "{mv}");
    }
}

#[test]
fn a_tile_of_seikatsu_was_in_a_hidden_hand() {
    let table = played::<Seikatsu>(4, |setup| setup.seats == 2, |table| table.log().len() == 3);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert!(reveals(&table, seat, mv), "{mv}");
    }
}

#[test]
fn taking_a_card_that_lies_there_reveals_nothing_until_somebody_draws() {
    let collecting = |table: &Table<Shikoku>| table.game().phase() == Phase::Collect;
    let table = played(5, |setup| setup.seats == 5, collecting);
    let seat = mover(&table);
    for mv in table.moves(seat) {
        assert!(!reveals(&table, seat, mv), "{mv}");
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
    let table = played(6, |setup| setup.seats == 5, known);
    let seat = mover(&table);
    let taken = table.game().public().hands[seat].taken;
    assert!(taken.len() < table.moves(seat).len(), "some cards are not known");
    for mv in table.moves(seat) {
        let Move::Play(card) = mv else { panic!("{mv} plays no card") };
        assert_eq!(reveals(&table, seat, mv), !taken.contains(card), "{mv}");
    }
}

#[test]
fn a_pass_reveals_nothing_until_all_have_passed() {
    let passing = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Pass;
    let mut table = played(7, |setup| setup.seats == 4, passing);
    let dealt = table.log().len();
    let mut dice = Dice::new(8);
    for last in [false, false, false, true] {
        // They choose at the same time, so in any order.
        let seat = table.turn().seats().iter().last().unwrap();
        let mv = *dice.choose(&table.moves(seat)).unwrap();
        assert_eq!(reveals(&table, seat, mv), last, "{mv} of seat {seat}");
        table.play(seat, mv).unwrap();
        assert_eq!(table.reveals(dealt), last, "all passes so far");
    }
}

#[test]
fn a_discard_of_a_duel_reveals_nothing_until_both_have_chosen() {
    let discarding = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Discard;
    let mut table = played(9, |setup| setup.seats == 2, discarding);
    let [first, second] = [Seat::new(1), Seat::new(0)];
    let mv = table.moves(first)[0];
    assert!(!reveals(&table, first, mv));
    table.play(first, mv).unwrap();
    let mv = table.moves(second)[0];
    // What was discarded stays hidden, but whoever leads shows a card.
    let mut after = table.clone();
    after.play(second, mv).unwrap();
    let shows = after.game().public().shown.is_some();
    assert_eq!(reveals(&table, second, mv), shows);
}

#[test]
fn a_card_of_a_trick_reveals_itself() {
    let playing = |table: &Table<YokaiSeptet>| table.game().public().stage == Stage::Play;
    let table = played(10, |setup| setup.seats == 4, playing);
    let seat = mover(&table);
    let shown = table.game().public().shown.map(|shown| shown.card.to_string());
    for mv in table.moves(seat) {
        assert_eq!(reveals(&table, seat, mv), Some(mv.to_string()) != shown, "{mv}");
    }
}
