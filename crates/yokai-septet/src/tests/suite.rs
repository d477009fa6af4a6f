//! The conformance suite for every seat count, mode and goal.

use std::path::Path;

use table::{Named, Options as _, showcase, variants};

use crate::game::Phase;
use crate::tests::secrets::SECRETS;
use crate::{Card, Mode, Options, YokaiSeptet};

#[test]
fn every_variant_keeps_the_contract() {
    let variants = variants::<Options>();
    // Classic with 3 and 4 seats and the duel with both goals, two forms of Next Sevens.
    assert_eq!(variants.len(), 3 * 2 + 2);
    testkit::check::<YokaiSeptet>(&variants, 10);
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&variants::<Options>(), 6, &SECRETS);
}

#[test]
fn every_card_is_somewhere_exactly_once() {
    testkit::conservation::<YokaiSeptet, _>(
        &variants::<Options>(),
        6,
        |options| options.deck().iter().collect(),
        found,
    );
}

fn found(game: &YokaiSeptet) -> Vec<Card> {
    if matches!(game.phase, Phase::Deal | Phase::Over) {
        let hands = game.hands.iter().chain(game.rows.iter().map(|rows| &rows.open));
        assert!(hands.clone().all(|cards| cards.is_empty()), "between rounds the cards are gathered");
        return game.options.deck().iter().collect();
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
    for options in showcase::<Options>() {
        testkit::fuzz::<YokaiSeptet>(&options, 150);
    }
}

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for options in showcase::<Options>() {
        let name = format!("{}-{}-{}", options.mode().name(), options.goal().name(), options.seats());
        testkit::golden::<YokaiSeptet>(&folder, &name, &options, short_game(&options));
    }
}

/// The seed of a game of two rounds, so that its transcript can be read.
fn short_game(options: &Options) -> u64 {
    match (options.mode(), options.seats()) {
        (Mode::Classic, 3) => 4,
        (Mode::Classic, _) => 8,
        (Mode::NextSevens, _) => 42,
        (Mode::NextSevensShort, _) => 1,
        (Mode::Duel, _) => 3,
    }
}
