//! The conformance suite for every seat count, mode, goal and version.

use std::path::Path;

use serde_json::json;
use table::{Named, Options as _, Setup, showcase, variants};

use crate::game::Phase;
use crate::tests::secrets::SECRETS;
use crate::{Card, DownCard, Goal, Icons, Mode, Options, Sevens, YokaiSeptet};

/// By the newest rules, a host's own icons included.
fn newest() -> Vec<Options> {
    let mut all = variants::<Options>();
    // Classic with 3 and 4 seats and the duel with both goals, two forms of Next Sevens with both answers.
    assert_eq!(all.len(), 3 * 2 + 2 * 2);
    let icons =
        json!({"icons": {"W": [1, 0], "E": [0, 2], "C": [0, 0], "L": [3, 1], "D": [9, 9], "F": [2, 0], "S": [0, 1]}});
    let icons = Icons::read(&icons).expect("they are in the form of the page");
    let own = all.iter().filter(|options| options.variant().mode == Mode::Classic);
    let own: Vec<_> = own.map(|options| options.clone().with_icons("own", icons)).collect();
    all.extend(own);
    all
}

/// By the first version.
fn oldest() -> Vec<Options> {
    let old =
        variants::<Options>().into_iter().filter(|options| options.variant().sevens == Sevens::Tie).map(|options| {
            let mut setup = Setup { rules: 1, ..options.setup() };
            setup.options.remove("sevens");
            Options::read(&setup).expect("what it has not is as it always was")
        });
    old.collect()
}

#[test]
fn every_variant_keeps_the_contract() {
    testkit::check::<YokaiSeptet>(&newest(), 8);
    testkit::check::<YokaiSeptet>(&oldest(), 2);
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&variants::<Options>(), 5, &SECRETS);
}

#[test]
fn every_card_is_somewhere_exactly_once() {
    testkit::conservation::<YokaiSeptet, _>(
        &variants::<Options>(),
        6,
        |options| options.variant().deck().iter().collect(),
        found,
    );
}

fn found(game: &YokaiSeptet) -> Vec<Card> {
    if matches!(game.phase, Phase::Deal | Phase::Over) {
        let hands = game.hands.iter().chain(game.rows.iter().map(|rows| &rows.open));
        assert!(hands.clone().all(|cards| cards.is_empty()), "between rounds the cards are gathered");
        return game.variant.deck().iter().collect();
    }
    let hands = game.hands.iter().flat_map(|hand| hand.iter());
    let played = game.tricks.iter().flat_map(|trick| trick.cards.iter().flatten().copied());
    let rows = game.rows.iter().flat_map(|rows| rows.up.into_iter().chain(rows.down).flatten());
    let discards = game.discards.iter().flatten().copied().filter(|_| game.phase != Phase::Choose);
    hands.chain(played).chain(rows).chain(discards).chain(game.trump_card).collect()
}

#[test]
fn perft_counts_hold() {
    testkit::perft::<YokaiSeptet>(include_str!("perft.txt"));
}

#[test]
fn damaged_records_are_refused() {
    for options in showcase::<Options>().iter().chain(&oldest()) {
        testkit::fuzz::<YokaiSeptet>(options, 100);
    }
}

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let first =
        Options::new(4, Mode::NextSevensShort, Goal::SevenPoints).and_then(|short| short.with_sevens(Sevens::First));
    for options in showcase::<Options>().into_iter().chain(first) {
        let variant = options.variant();
        let what = if variant.sevens == Sevens::First { variant.sevens.name() } else { variant.goal.name() };
        let name = format!("{}-{what}-{}", variant.mode.name(), variant.seats);
        testkit::golden::<YokaiSeptet>(&folder, &name, &options, short_game(&options));
    }
}

/// The seed of a game of two rounds, so that its transcript can be read.
fn short_game(options: &Options) -> u64 {
    match (options.variant().mode, options.seats()) {
        (Mode::Classic, 3) => 4,
        (Mode::Classic, _) => 8,
        (Mode::NextSevens, _) => 42,
        (Mode::NextSevensShort, _) => 1,
        (Mode::Duel, _) => 3,
    }
}

/// Both rows together, as nobody knows whose row a card lies in; other rounds and modes have nothing to deal anew.
#[test]
fn the_face_down_cards_of_a_duel_are_dealt_anew() {
    let options = Options::new(2, Mode::Duel, Goal::SevenPoints).expect("two can play");
    let covered = |game: &YokaiSeptet| {
        let cards = game.rows.iter().flat_map(crate::rows::Rows::down_cards);
        cards.filter(|card| *card == DownCard::FaceDown).count()
    };
    let table = testkit::position::<YokaiSeptet>(&options, |game| game.round == 2 && covered(game) == 4);
    testkit::redeals(&table, 24);
    let classic = Options::new(4, Mode::Classic, Goal::SevenPoints).expect("four can play");
    testkit::redeals(&testkit::position::<YokaiSeptet>(&classic, |game| game.round == 1), 1);
}
