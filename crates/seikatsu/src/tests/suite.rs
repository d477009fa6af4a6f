//! The conformance suite for every seat count, mode and edition.

use std::path::Path;

use table::{Named, Options as _, Seat, showcase};

use crate::tests::secrets::{SECRETS, worlds};
use crate::{Edition, Hand, Mode, Options, Seikatsu, Tile};

/// All variants by the newest rules, and those that older rules play differently.
fn variants() -> Vec<Options> {
    let newest = table::variants::<Options>();
    // 2 to 4 seats standard and tournament, three solo modes; both editions.
    assert_eq!(newest.len(), (3 + 3 + 3) * 2);
    let older = newest.iter().filter(|options| options.koi_touch_garden_tiles()).map(|options| options.with_rules(1));
    newest.iter().copied().chain(older).collect()
}

#[test]
fn every_variant_keeps_the_contract() {
    testkit::check::<Seikatsu>(&variants(), 12);
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&variants(), 12, &SECRETS);
}

#[test]
fn every_tile_is_somewhere_exactly_once() {
    let boxed = |_: &Options| Tile::GARDEN.into_iter().chain([Tile::KOI; 4]).collect();
    testkit::conservation::<Seikatsu, _>(&variants(), 12, boxed, |game| {
        let hands = game.hands.iter().flat_map(Hand::tiles);
        game.garden.tiles().map(|(_, tile)| tile).chain(hands).chain(game.bag.iter()).collect()
    });
}

#[test]
fn perft_counts_hold() {
    testkit::perft::<Seikatsu>(include_str!("perft.txt"));
}

#[test]
fn damaged_records_are_refused() {
    for options in showcase::<Options>() {
        testkit::fuzz::<Seikatsu>(&options, 300);
    }
}

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for options in showcase::<Options>() {
        let name = format!("{}-{}-{}", options.mode().name(), options.edition().name(), options.seats());
        testkit::golden::<Seikatsu>(&folder, &name, &options, 1);
    }
    let first = Options::new(1, Mode::SoloEasy, Edition::English).expect("it is for one").with_rules(1);
    testkit::golden::<Seikatsu>(&folder, "rules-1-solo-easy-english-1", &first, 1);
}

/// Near the end the worlds can be counted.
#[test]
fn imagined_worlds_are_uniform() {
    for options in variants().iter().filter(|options| options.seats() > 1) {
        let mut counted = 0;
        testkit::walk::<Seikatsu>(options, &mut table::Dice::new(7), |table, _| {
            for seat in Seat::all(options.seats()) {
                if let Some(count @ 2..=120) = worlds(table.game(), seat) {
                    testkit::uniform(table.game(), seat, count);
                    counted += 1;
                }
            }
        });
        assert!(counted > 0, "no position of {options:?} was small enough");
    }
}

#[test]
fn the_rest_of_the_bag_is_dealt_anew() {
    let options = Options::new(3, Mode::Standard, Edition::English).expect("three can play");
    let table = testkit::position::<Seikatsu>(&options, |game| game.bag.len() == 4);
    testkit::redeals(&table, testkit::orders(table.game().bag.as_slice()));
}
