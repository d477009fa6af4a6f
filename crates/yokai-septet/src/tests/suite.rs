//! The conformance suite for every seat count, mode and goal.

use std::path::Path;

use table::{Dice, Named, Options as _, Seat, showcase, variants};

use crate::game::Phase;
use crate::tests::secrets::SECRETS;
use crate::tests::worlds::{duel_secrets, duel_worlds, hands_after_passing, triples, uniform_over};
use crate::{Card, Cards, Goal, Mode, Options, YokaiSeptet};

#[test]
fn every_variant_keeps_the_contract() {
    let variants = variants::<Options>();
    // Classic with 3 and 4 seats and the duel with both goals, two forms of Next Sevens.
    assert_eq!(variants.len(), 3 * 2 + 2);
    testkit::check::<YokaiSeptet>(&variants, 4);
}

#[test]
fn no_view_depends_on_a_secret() {
    testkit::secrecy(&variants::<Options>(), 2, &SECRETS);
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

fn options(seats: u8, mode: Mode) -> Options {
    Options::new(seats, mode, Goal::SevenPoints).expect("they go together")
}

/// Calls `visit` at the positions of a few random games until it has said `enough` times that it had something to do.
fn at_positions(options: &Options, enough: u32, mut visit: impl FnMut(&YokaiSeptet, Seat) -> bool) {
    let mut done = 0;
    for game in 0..400 {
        testkit::walk::<YokaiSeptet>(options, &mut Dice::stream(game, 5), |table, _| {
            if let Phase::Play(mover) = table.game().phase {
                let viewer = mover.left((game % 3) as u8 + 1, options.seats());
                done += u32::from(done < enough && visit(table.game(), viewer));
            }
        });
        if done == enough {
            return;
        }
    }
    panic!("only {done} positions of {options:?} could be counted");
}

fn known_voids(game: &YokaiSeptet, viewer: Seat) -> usize {
    game.lacks.pairs().filter(|(seat, _)| *seat != viewer).map(|(_, suits)| suits.len()).sum()
}

/// Near the end of a round the hands can be counted.
#[test]
fn imagined_hands_are_uniform() {
    for (seats, mode) in [(3, Mode::Classic), (4, Mode::Classic), (4, Mode::NextSevens)] {
        let options = options(seats, mode);
        at_positions(&options, 12, |game, viewer| {
            let Some(worlds) = hands_after_passing(game, viewer) else { return false };
            let worth = (2..=150).contains(&worlds.len()) && known_voids(game, viewer) >= 3;
            if worth {
                uniform_over(game, viewer, worlds, 200, |world| world.hands);
            }
            worth
        });
    }
}

/// What another seat received can be any of the cards that it held after passing, whatever its hand.
#[test]
fn imagined_passes_are_uniform() {
    for seats in [3, 4] {
        at_positions(&options(seats, Mode::Classic), 2, |game, viewer| {
            let Some(worlds) = hands_after_passing(game, viewer) else { return false };
            if !(2..=4).contains(&worlds.len()) {
                return false;
            }
            // With 3 seats the left neighbour's pass goes to the third seat, with 4 to the one across.
            let giver = viewer.left(1, seats);
            let receiver = game.options.passes_to(giver)[0];
            let played = game.tricks.played_by_seat()[receiver];
            let pairs = worlds.iter().flat_map(|&world| {
                triples(world[receiver].or(played)).into_iter().map(move |received| (world, received))
            });
            uniform_over(game, viewer, pairs, 50, |world| {
                (world.hands, world.passes[giver].into_iter().flatten().collect())
            });
            true
        });
    }
}

/// In Next Sevens two of the three cards that another seat received are unknown, and it matters who gave which.
#[test]
fn imagined_single_cards_are_uniform() {
    at_positions(&options(4, Mode::NextSevensShort), 2, |game, viewer| {
        let Some(worlds) = hands_after_passing(game, viewer) else { return false };
        if !(2..=6).contains(&worlds.len()) {
            return false;
        }
        let [left, across, right] = [1, 2, 3].map(|steps| viewer.left(steps, 4));
        let from_me = game.passes[viewer].expect("all have passed")[0];
        let played = game.tricks.played_by_seat()[left];
        let expected = worlds.iter().flat_map(|&world| {
            let held = world[left].or(played).without(Cards::only(from_me));
            let pairs = held.iter().flat_map(move |a| held.iter().filter(move |&b| a != b).map(move |b| (a, b)));
            pairs.map(move |(a, b)| (world, a, b))
        });
        uniform_over(game, viewer, expected.collect::<Vec<_>>(), 50, |world| {
            // The seat across passes to its right, the one on the right across.
            let given = |giver: Seat, place: usize| world.passes[giver].expect("all have passed")[place];
            (world.hands, given(across, 2), given(right, 1))
        });
        true
    });
}

/// Near the end of a duel's round the hidden cards can be counted.
#[test]
fn imagined_duels_are_uniform() {
    at_positions(&options(2, Mode::Duel), 12, |game, viewer| {
        let Some(worlds) = duel_worlds(game, viewer) else { return false };
        let worth = (2..=150).contains(&worlds.len()) && known_voids(game, viewer) >= 1;
        if worth {
            testkit::uniform(game, viewer, worlds.len());
            uniform_over(game, viewer, worlds, 50, |world| duel_secrets(world, viewer));
        }
        worth
    });
}
