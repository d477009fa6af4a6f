//! The conformance suite for every seat count, with the standard cards and with others.

use std::collections::HashSet;
use std::path::Path;

use serde_json::json;
use table::{Components, Dice, Game, Options as _, Seat, Setup, View, showcase, variants};

use crate::tests::secrets::{SECRETS, worlds};
use crate::{Card, Options, Shikoku};

/// Every seat count with these icons for the cards 1, 2, 3 …
fn changed(icons: impl Fn(u8) -> u8) -> Vec<Options> {
    let table: Vec<u8> = Card::ALL.into_iter().map(|card| icons(card.number())).collect();
    let components = Components::Custom { name: "changed".into(), table: json!(table) };
    let setup = |seats| Setup { rules: 1, seats, options: serde_json::Map::new(), components: components.clone() };
    (3..=8).map(|seats| Options::read(&setup(seats)).unwrap()).collect()
}

/// The standard cards, cards with other icons, and cards of one icon: long games in which the deck runs out.
fn all() -> Vec<Options> {
    let standard = variants::<Options>();
    assert_eq!(standard.iter().map(Options::seats).collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8]);
    [standard, changed(|number| 6 - number / 6), changed(|_| 1)].concat()
}

#[test]
fn every_variant_keeps_the_contract() {
    testkit::check::<Shikoku>(&all(), 6);
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&all(), 3, &SECRETS);
}

#[test]
fn every_card_is_somewhere_exactly_once() {
    testkit::conservation::<Shikoku, _>(
        &all(),
        30,
        |_| Card::ALL.to_vec(),
        |game| {
            let hands = game.hands.iter().copied().flatten();
            let lines = game.line.cards().or(game.previous.cards());
            hands.chain(lines).chain(game.deck.iter()).chain(game.removed).collect()
        },
    );
}

#[test]
fn perft_counts_hold() {
    testkit::perft::<Shikoku>(include_str!("perft.txt"));
}

#[test]
fn damaged_records_are_refused() {
    for options in [showcase::<Options>(), changed(|number| number % 6 + 1)].concat() {
        testkit::fuzz::<Shikoku>(&options, 300);
    }
}

#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for options in showcase::<Options>() {
        testkit::golden::<Shikoku>(&folder, &format!("standard-{}", options.seats()), &options, 1);
    }
    let options = &changed(|number| 6 - number / 6)[0];
    testkit::golden::<Shikoku>(&folder, "changed-3", options, 1);
}

/// Once the deck has run low the worlds can be listed. Cards of one icon leave the time for that.
#[test]
fn imagined_worlds_are_uniform() {
    const POSITIONS: usize = 12;
    for options in changed(|_| 1) {
        let mut counted = 0;
        testkit::walk::<Shikoku>(&options, &mut Dice::new(7), |table, dice| {
            let (game, seat) = (table.game(), Seat::new(dice.below(options.seats().into()) as u8));
            let few = |worlds: &HashSet<Shikoku>| (2..=120).contains(&worlds.len());
            let Some(worlds) = worlds(game, seat).filter(|worlds| counted < POSITIONS && few(worlds)) else { return };
            counted += 1;
            testkit::uniform(game, seat, worlds.len());
            assert!(worlds.contains(game), "the true world is possible");
            let imagined = Shikoku::imagine(&View::of(game, seat), dice);
            assert!(worlds.contains(&imagined), "what is imagined is possible");
        });
        assert_eq!(counted, POSITIONS, "too few positions of {options:?} were small enough");
    }
}

/// The imagined deck matters as much as the hands: with all else known, every order of it is a world.
#[test]
fn the_order_of_the_deck_is_imagined_too() {
    let options = &changed(|_| 1)[0];
    let mut seen = 0;
    testkit::walk::<Shikoku>(options, &mut Dice::new(3), |table, _| {
        let (game, seat) = (table.game(), Seat::new(0));
        let worlds = worlds(game, seat);
        if let (2.., Some(worlds)) = (game.deck.len(), worlds.filter(|worlds| worlds.len() <= 800)) {
            testkit::uniform(game, seat, worlds.len());
            seen += 1;
        }
    });
    assert!(seen > 0, "no position with two cards in the deck was small enough");
}

#[test]
fn the_rest_of_the_deck_is_dealt_anew() {
    let table = testkit::position::<Shikoku>(&Options::new(4).unwrap(), |game| game.deck.len() == 4);
    testkit::redeals(&table, 24);
}
